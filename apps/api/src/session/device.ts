/** The browser and system, as far as a member needs them to recognise a session. Nothing else is stored. */
export interface Device {
  browser: string | null;
  system: string | null;
}

type Pattern = readonly [name: string, pattern: RegExp];
// Most browsers also claim to be others: the most specific one comes first.
const browsers: readonly Pattern[] = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\bOPR\/|\bOpera\b/],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\bFirefox\/|\bFxiOS\//],
  ['Chrome', /\bChrome\/|\bCriOS\//],
  ['Safari', /\bSafari\//],
];
const systems: readonly Pattern[] = [
  ['iPadOS', /\biPad\b/],
  ['iOS', /\biPhone\b/],
  ['Android', /\bAndroid\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
];
const nameIn = (patterns: readonly Pattern[], text: string): string | null =>
  patterns.find(([, pattern]) => pattern.test(text))?.[0] ?? null;

/** `userAgent`: the header, with any content. */
export const deviceOf = (userAgent: string): Device => ({
  browser: nameIn(browsers, userAgent.slice(0, 1000)),
  system: nameIn(systems, userAgent.slice(0, 1000)),
});
