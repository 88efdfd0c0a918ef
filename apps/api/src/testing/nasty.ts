/**
 * Text that has hurt programs before. Each must come out as the same harmless text or be refused; none may
 * run, end a line of a header, turn the text around or reach a file.
 */
export const nastyTexts = {
  pathTraversal: '../../../../etc/passwd',
  encodedTraversal: '..%2f..%2f..%2fetc%2fpasswd',
  sql: `'; drop table users; --`,
  sqlUnion: `" or 1=1 union all select username, password_hash from users --`,
  script: '<script>alert(1)</script>',
  attribute: `"><img src=x onerror=alert(1)>`,
  style: `</style><svg/onload=alert(1)>`,
  template: '{{7*7}}${7*7}<%= 7*7 %>#{7*7}',
  formula: '=HYPERLINK("https://evil.example","pay")',
  formulaPlus: '+cmd|" /C calc"!A0',
  headerLines: 'Reader\r\nBcc: everybody@evil.example',
  bell: 'bell\u0007and\u001b[31mred',
  nul: 'before\u0000after',
  rightToLeft: 'invoice\u202Egpj.exe',
  isolates: '\u2066left\u2069\u2067right\u2069',
  zeroWidth: 'a\u200Bb\uFEFFc',
  surrogate: 'half \uD800 a pair',
  combining: `Z${'\u0301'.repeat(40)}`,
  link: 'https://evil.example/login',
  markdown: '[pay here](javascript:alert(1))',
  prototype: '__proto__',
} as const;
export type NastyText = keyof typeof nastyTexts;

/** Values of the wrong kind or size. */
export const nastyValues: readonly unknown[] = [
  ...Object.values(nastyTexts), '', ' ', '0', '-1', 'null', 'undefined', 'NaN', 'a'.repeat(5000), '漢'.repeat(2000),
  null, true, false, 0, -0, -1, 0.1, 1e21, -1e21, 1e308, 2 ** 31, -(2 ** 31) - 1, 2 ** 53, 4_294_967_296, [], {}, [[]], [null], { $ne: null }, { length: 1e9 }, Array.from({ length: 300 }, () => 'x'),
  '2026-02-30', '0000-00-00', '9999-12-31', '+275760-09-13', '2026-12-01T00:00:00Z', '00000000-0000-4000-8000-00000000dead',
];
