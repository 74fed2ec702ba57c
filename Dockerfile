# Parlour as a container: docker build -t parlour .   (how to run it: README.md)
# First stage: the packages, each held to the hash in the lock, in a virtual environment of their own.
FROM python:3.11-slim AS packages

COPY requirements.lock .
RUN python -m venv /venv \
 && /venv/bin/pip install --no-cache-dir --disable-pip-version-check \
    --require-hashes --only-binary :all: --requirement requirements.lock \
 && /venv/bin/pip uninstall --yes pip setuptools

# Second stage: those packages, Parlour itself, and a user who owns nothing but the data.
FROM python:3.11-slim

RUN useradd --system --uid 10001 --no-create-home --shell /usr/sbin/nologin parlour \
 && install --directory --owner parlour --group parlour --mode 0750 /data
COPY --from=packages /venv /venv
WORKDIR /parlour
COPY bot bot
COPY cogs cogs
RUN python -m compileall -q bot cogs

# The token comes with `docker run`, in PARLOUR_TOKEN or a mounted config.toml, never into a layer.
ENV PATH=/venv/bin:$PATH \
    PYTHONUNBUFFERED=1 \
    PARLOUR_DATABASE=/data/parlour.sqlite3

USER parlour
VOLUME /data
HEALTHCHECK --interval=30s --timeout=10s --start-period=60s --retries=3 \
    CMD ["python", "-m", "bot", "health"]
CMD ["python", "-m", "bot"]
