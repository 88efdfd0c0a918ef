import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isCitizenCertificate, isCompanyNumber, isDonationCode, isMobileCarrier } from './taiwan.ts';

it.each([
  ['10458575', true],
  ['04595257', true],
  ['00000000', false],
  ['10458576', false],
  ['1045857', false],
  ['104585755', false],
  ['1045857a', false],
  ['', false],
])('company number %s: %s', (value, answer) => {
  expect(isCompanyNumber(value)).toBe(answer);
});

it('implements the rule on the digit sum of the products', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\d{8}$/), (value) => {
      const digits = [...value].map((d, i) => String(Number(d) * [1, 2, 1, 2, 1, 2, 4, 1][i]!)).join('');
      const sum = [...digits].reduce((a, d) => a + Number(d), 0);
      expect(isCompanyNumber(value)).toBe(
        value !== '00000000' && (sum % 5 === 0 || (value[6] === '7' && sum % 5 === 4)),
      );
    }),
  );
});

it.each([
  ['/ABC+123', true],
  ['/A.-+123', true],
  ['/abc+123', false],
  ['ABC+1234', false],
  ['/ABC123', false],
  ['/ABC12345', false],
])('carrier %s: %s', (value, answer) => {
  expect(isMobileCarrier(value)).toBe(answer);
});
it.each([
  ['AB12345678901234', true],
  ['A123456789012345', false],
  ['AB1234567890123', false],
  ['ab12345678901234', false],
])('certificate %s: %s', (value, answer) => {
  expect(isCitizenCertificate(value)).toBe(answer);
});
it.each([
  ['123', true],
  ['1234567', true],
  ['12', false],
  ['12345678', false],
  ['12a', false],
])('donation code %s: %s', (value, answer) => {
  expect(isDonationCode(value)).toBe(answer);
});
