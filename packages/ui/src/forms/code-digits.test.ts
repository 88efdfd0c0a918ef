import { expect, it } from 'vitest';
import { codeDigits } from './code-digits.ts';

it('finds the digits among spaces, words and full-width digits', () => {
  expect(codeDigits(' 481-206\n', 6)).toBe('481206');
  expect(codeDigits('驗證碼：４８１ ２０６', 6)).toBe('481206');
  expect(codeDigits('4812067', 6)).toBe('481206');
  expect(codeDigits('abc', 6)).toBe('');
});
