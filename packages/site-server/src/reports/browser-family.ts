export type BrowserFamily = 'Chrome' | 'Edge' | 'Firefox' | 'Safari' | 'Samsung' | 'other';

/** Each names those before it too: Edge says Chrome, and Chrome says Safari. */
const families: readonly [BrowserFamily, RegExp][] = [
  ['Samsung', /\bSamsungBrowser\//],
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS)\//],
  ['Safari', /\bVersion\/.*Safari\//],
];

/** The family of a browser, and nothing else of what it says of itself. */
export const browserFamily = (userAgent = ''): BrowserFamily =>
  families.find(([, pattern]) => pattern.test(userAgent))?.[0] ?? 'other';
