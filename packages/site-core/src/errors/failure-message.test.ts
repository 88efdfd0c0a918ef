import { readFileSync } from 'node:fs';
import { errorCodes } from '@voyage/contracts/errors.ts';
import { issueCodes } from '@voyage/contracts/issues.ts';
import type { Locale } from '@voyage/domain/locale.ts';
import type { MessageId, Messages } from '@voyage/i18n/messages.ts';
import { siteIntl } from '@voyage/i18n/intl.tsx';
import { expect, it, test, vi } from 'vitest';
import { codeMessage, failureMessage, isChunkFailure, issueMessage } from './failure-message.ts';

const catalogs = (['main', 'club'] as const).flatMap((brand) =>
  (['zh-tw', 'zh-cn', 'ja', 'en'] as const)
    .filter((locale) => brand === 'main' || locale !== 'ja')
    .map((locale): [string, Locale, Messages] => [
      brand,
      locale,
      JSON.parse(
        readFileSync(new URL(`../../../i18n/generated/${brand}/${locale}.json`, import.meta.url), 'utf8'),
      ) as Messages,
    ]),
);

/** Section 8 of the specification, row by row. */
const section8: [string, MessageId][] = [
  ['Network error', 'error.network'],
  ['connection expired, please log in again', 'error.au0103'],
  ['please log in again', 'error.au0104'],
  ['Data request timed out, please try again later', 'error.timeout'],
  ['Success flag false', 'error.shape'],
  ['Chunk load failure', 'error.chunk'],
  ['System is busy, please try again later', 'error.sy0001'],
  ['No data found for the keyword', 'journal.none.title'],
  ['No data found for the keyword', 'stays.destination.none'],
  ['Failed to get {request}', 'error.get'],
  ['Failed to get the coupon list', 'request.coupons'],
  ['Booking failed, please try again or contact customer service', 'error.bk0002'],
  ['You are one step late, the room is sold out', 'error.ht0005'],
  ['You cannot book this room', 'error.ht0008'],
  ['Unable to book', 'booking.unavailable.title'],
  ['Hotel rate not found', 'error.ht0002'],
  ['Plan not found', 'error.ht0003'],
  ['Order does not exist, return to the orders page', 'order.missing.title'],
  ['Cancellation failed', 'error.bk0004'],
  ['Payment failed', 'error.py0005'],
  ['Order not found', 'error.py0002'],
  ['Email already registered', 'error.au0109'],
  ['Passwords do not match', 'error.password-mismatch'],
  ['Invalid value', 'error.value'],
  ['Name at most 50 characters', 'error.name-length'],
  ['Minimum length', 'error.too-short'],
  ['Maximum length', 'error.too-long'],
  ['Start date after the end date', 'error.stay-order'],
  ['Salutation must be selected', 'error.salutation'],
  ['Country or region must be selected', 'error.country'],
  ['Password does not meet rules', 'error.password-length'],
  ['Phone format invalid', 'error.phone'],
  ['Email format invalid', 'error.email'],
  ['Card expired', 'payment.card.fault.past'],
  ['Card type not allowed', 'payment.card.fault.brand'],
  ['Not qualified for the card service', 'error.card-eligibility'],
  ['Selected dates in the past', 'error.ht0004'],
  ['Required information missing', 'error.required'],
  ['Contact: message failed to send', 'error.contact'],
  ['Page not found', 'site.notFound.title'],
  ['Unknown error', 'error.sy0002'],
];

test.each(catalogs)(
  '%s in %s has a message for every code, every rule and every entry of section 8',
  (_brand, locale, messages) => {
    const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { t, hasMessage: has } = siteIntl(locale, messages);
    const wanted: [string, MessageId][] = [
      ...section8,
      ...errorCodes.map((code): [string, MessageId] => [code, codeMessage(code)]),
      ...issueCodes.map((code): [string, MessageId] => [code, issueMessage(code)]),
    ];
    expect(wanted.filter(([, id]) => !has(id) || t(id, { limit: 2, request: 'x' }) === id)).toEqual([]);
    expect(consoleError).not.toHaveBeenCalled();
  },
);

test('no language borrows a message of section 8 from another', () => {
  const ids = new Set(section8.map(([, id]) => id));
  for (const id of ids) {
    const of = (locale: Locale) =>
      catalogs.find(([brand, one]) => brand === 'main' && one === locale)?.[2][id];
    const english = JSON.stringify(of('en'));
    const others = (['zh-tw', 'zh-cn', 'ja'] as const).map((locale) => JSON.stringify(of(locale)));
    expect(others, id).not.toContain(english);
    expect(others[0] === others[2] || others[1] === others[2], id).toBe(false);
  }
});

it.each([
  ['the coupons', { code: 'sy0002', call: 'coupons' }, { id: 'error.get', request: 'request.coupons' }],
  [
    'bookings, where the answer makes no sense',
    { code: 'shape', call: 'orderList' },
    { id: 'error.get', request: 'request.bookings' },
  ],
  ['a letter to us', { code: 'network', call: 'contact' }, { id: 'error.contact' }],
  ['a letter to us with something wrong in it', { code: 'rq0001', call: 'contact' }, { id: 'error.rq0001' }],
  ['a room that is gone', { code: 'ht0005', call: 'planSearch' }, { id: 'error.ht0005' }],
  ['a call that brings nothing', { code: 'sy0002', call: 'logout' }, { id: 'error.sy0002' }],
  ['a body that was too large', { code: 'rq0003', call: 'contact' }, { id: 'error.sy0002' }],
] as const)('names what failed: %s', (_what, failure, message) =>
  expect(failureMessage(failure)).toEqual(message),
);

it.each([
  ['Chrome', new TypeError('Failed to fetch dynamically imported module: https://x.test/assets/a.js')],
  ['Firefox', new TypeError('error loading dynamically imported module: https://x.test/assets/a.js')],
  ['Safari', new TypeError('Importing a module script failed.')],
  ['Vite', new Error('Unable to preload CSS for /assets/a.css')],
])('recognises a script that failed to load in %s', (_where, error) => {
  expect(isChunkFailure(error)).toBe(true);
  expect(isChunkFailure(new TypeError('x is undefined'))).toBe(false);
});
