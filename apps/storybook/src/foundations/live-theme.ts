/** The current value of a contract variable (`theme.color.page`) on this page. */
export const liveValue = (variable: string): string =>
  getComputedStyle(document.documentElement).getPropertyValue(variableName(variable)).trim();
/** `--v-color-page` of `var(--v-color-page)`. */
export const variableName = (variable: string): string => variable.replace(/^var\(([^,)]+).*$/, '$1');

type Rgba = [red: number, green: number, blue: number, alpha: number];
function rgba(value: string): Rgba {
  // A build shortens colours: to three, four, six or eight digits.
  if (value.startsWith('#')) {
    const figures = value.slice(1).match(value.length < 6 ? /./g : /../g) ?? [];
    const [red = 0, green = 0, blue = 0, alpha = 255] = figures.map((figure) =>
      Number.parseInt(figure.padEnd(2, figure), 16),
    );
    return [red, green, blue, alpha / 255];
  }
  const [red = 0, green = 0, blue = 0, alpha = 1] = (value.match(/[\d.]+/g) ?? []).map(Number);
  return [red, green, blue, alpha];
}
/**
 * Relative luminance (WCAG 2.2); translucent colours are composited on white, the worst case of a
 * photograph.
 */
function luminance(value: string): number {
  const [red, green, blue, alpha] = rgba(value);
  const [r = 0, g = 0, b = 0] = [red, green, blue]
    .map((part) => (part * alpha + 255 * (1 - alpha)) / 255)
    .map((part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
/** 1 to 21. */
export function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}
