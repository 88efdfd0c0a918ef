export type BrowserFamily = 'Chrome' | 'Edge' | 'Firefox' | 'Safari' | 'Samsung' | 'other';

/** Each also claims to be those before it: Edge claims to be Chrome, and Chrome Safari. */
const families: readonly [BrowserFamily, RegExp][] = [
  ['Samsung', /\bSamsungBrowser\//],
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS)\//],
  ['Safari', /\bVersion\/.*Safari\//],
];

/** The family of a browser, and nothing else from its User-Agent. */
export const browserFamily = (userAgent = ''): BrowserFamily =>
  families.find(([, pattern]) => pattern.test(userAgent))?.[0] ?? 'other';
