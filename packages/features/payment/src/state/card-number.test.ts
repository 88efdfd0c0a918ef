import { expect, test } from 'vitest';
import { expiries } from '@voyage/domain/testing/typed-expiries.ts';
import { brandOf, cardFaults, caretAfter, expiryText, grouped } from './card-number.ts';

const accepted = ['visa', 'mastercard', 'amex', 'jcb'];
const faults = (number: string, expiry = '12/30', ccv = '123', now = new Date(2026, 10, 21)) =>
  cardFaults({ number, expiry, ccv }, { accepted, now });

test.each([
  ['4242424242424242', '4242 4242 4242 4242'],
  ['4242-4242 4242', '4242 4242 4242'],
  ['378282246310005', '3782 822463 10005'],
  ['３５３０１１１３３３３０００００', '3530 1113 3330 0000'],
  ['42424242424242424242424242', '4242 4242 4242 4242 424'],
])('%s is formatted as %s', (typed, text) => expect(grouped(typed)).toBe(text));

test('the caret stays after the same digit', () => {
  expect(caretAfter('4242 4242', 4)).toBe(4);
  expect(caretAfter('4242 4242', 5)).toBe(6);
  expect(caretAfter('4242 4242', 8)).toBe(9);
});

test.each([
  ['4242424242424242', 'visa'],
  ['5555555555554444', 'mastercard'],
  ['2720990000000007', 'mastercard'],
  ['2721000000000004', null],
  ['3530111333300000', 'jcb'],
  ['378282246310005', 'amex'],
  ['6011111111111117', null],
])('%s is of brand %s', (digits, brand) => expect(brandOf(digits)).toBe(brand));

test.each([
  ['12', '1', '12/'],
  ['5', '', '05/'],
  ['1230', '', '12/30'],
  ['12/2030', '', '12/30'],
  ['122030', '', '12/30'],
  ['7 / 31', '', '07/31'],
  ['12', '12/', '12'],
  ['12/3', '12/30', '12/3'],
])('the expiry date %s after %j becomes %s', (typed, before, text) =>
  expect(expiryText(typed, before)).toBe(text),
);

const typedByKeys = (typed: string) => {
  let text = '';
  for (const key of typed) text = expiryText(text + key, text);
  return text;
};
test.each(expiries)('the expiry date %j is read alike, typed key by key and pasted', (typed, meant) => {
  for (const text of [typedByKeys(typed), expiryText(typed, '')]) {
    const { expiry: fault } = faults('4242 4242 4242 4242', text);
    expect([typed, fault === undefined ? text : null]).toEqual([typed, meant]);
    expect(expiryText(text, '')).toBe(text);
  }
});
test('an expiry date can be erased key by key', () => {
  for (const [typed] of expiries) {
    let text = typedByKeys(typed);
    for (let key = 0; key < 9; key += 1) text = expiryText(text.slice(0, -1), text);
    expect(text).toBe('');
  }
});

test('a valid card has no errors', () => {
  for (const number of ['4242 4242 4242 4242', '5555 5555 5555 4444', '3530 1113 3330 0000'])
    expect(faults(number)).toEqual({});
  expect(faults('3782 822463 10005', '12/30', '1234')).toEqual({});
});
test.each([
  ['4242 4242 4242 4241', 'number'],
  ['4242 4242', 'number'],
  ['6011 1111 1111 1117', 'brand'],
  ['', 'empty'],
])('the number %j: %s', (number, fault) => expect(faults(number)).toEqual({ number: fault }));
test('a brand that the service does not accept is rejected', () =>
  expect(
    cardFaults(
      { number: '3782 822463 10005', expiry: '12/30', ccv: '1234' },
      { accepted: ['visa'], now: new Date() },
    ),
  ).toEqual({ number: 'brand' }));
test.each([
  ['11/26', {}],
  ['10/26', { expiry: 'past' }],
  ['12/25', { expiry: 'past' }],
  ['13/30', { expiry: 'expiry' }],
  ['00/30', { expiry: 'expiry' }],
  ['12/3', { expiry: 'expiry' }],
  ['', { expiry: 'empty' }],
])('the expiry date %j in November 2026', (expiry, found) =>
  expect(faults('4242 4242 4242 4242', expiry)).toEqual(found),
);
test('the code has three digits, or four for American Express', () => {
  expect(faults('4242 4242 4242 4242', '12/30', '1234')).toEqual({ ccv: 'ccv' });
  expect(faults('3782 822463 10005', '12/30', '123')).toEqual({ ccv: 'ccv' });
});
