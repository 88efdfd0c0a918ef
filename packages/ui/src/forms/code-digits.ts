/**
 * The digits of typed or pasted text, including full-width ones ("Code: 481 ２０６" is 481206), no more than
 * `length`.
 */
export const codeDigits = (text: string, length: number): string =>
  text.normalize('NFKC').replaceAll(/\D/g, '').slice(0, length);
