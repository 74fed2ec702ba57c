// Every text that shows with a contrast under 4.5 to the ground that it stands on.
() => {
  const HIDDEN = ".spoken, .skip, .spoiler:not([data-open]), noscript, script, dialog:not([open])";
  const channels = (text) => text.match(/[\d.]+/g).map(Number);
  const over = ([r, g, b, a = 1], ground) => [r, g, b].map((value, i) => value * a + ground[i] * (1 - a));
  const groundOf = (element) => {
    if (!element) return [255, 255, 255];
    const colour = channels(getComputedStyle(element).backgroundColor);
    return (colour[3] ?? 1) === 1 ? colour.slice(0, 3) : over(colour, groundOf(element.parentElement));
  };
  const luminance = (colour) => colour
    .map((value) => value / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4))
    .reduce((sum, value, i) => sum + value * [0.2126, 0.7152, 0.0722][i], 0);
  const contrast = (a, b) => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
  const shows = (element) => !element.closest(HIDDEN) && element.checkVisibility({ visibilityProperty: true });
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const faint = [];
  while (walker.nextNode()) {
    const text = walker.currentNode.nodeValue.trim();
    const element = walker.currentNode.parentElement;
    if (!text || !shows(element)) continue;
    const ground = groundOf(element);
    const found = contrast(luminance(over(channels(getComputedStyle(element).color), ground)), luminance(ground));
    if (found < 4.5) faint.push(`${text.slice(0, 30)}: ${found.toFixed(2)}`);
  }
  return faint;
}
