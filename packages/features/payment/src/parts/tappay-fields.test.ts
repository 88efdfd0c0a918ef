import { expect, test, vi } from 'vitest';
import type { CardState } from '../state/card-fields.ts';
import { embeddedPrime } from '../state/embedded-prime.ts';
import { tappayFields, type TapPay } from './tappay-fields.ts';

type Update = Parameters<Parameters<TapPay['card']['onUpdate']>[0]>[0];
type Result = Parameters<Parameters<TapPay['card']['getPrime']>[0]>[0];

/** TapPay's script as documented, controlled by the test. */
function fakeTapPay() {
  const calls: unknown[][] = [];
  let notifyUpdate: (update: Update) => void = () => {};
  let result: Result | undefined = { status: 0, card: { prime: 'p'.repeat(64), lastfour: '4242' } };
  const sdk: TapPay = {
    setupSDK: (...args) => calls.push(['setupSDK', ...args]),
    card: {
      setup: ({ fields, styles }) =>
        calls.push([
          'setup',
          fields.number.element,
          fields.expirationDate.element,
          fields.ccv.element,
          styles.input,
        ]),
      onUpdate: (listener) => (notifyUpdate = listener),
      getPrime: (done) => result && done(result),
    },
  };
  return {
    sdk,
    calls,
    update: (update: Update) => notifyUpdate(update),
    answer: (next: Result | undefined) => (result = next),
  };
}
function setUp() {
  const tappay = fakeTapPay();
  const states: CardState[] = [];
  const fields = tappayFields(
    tappay.sdk,
    { appId: 11_327, appKey: 'app_key', serverType: 'sandbox' },
    {
      places: { number: '#n', expiry: '#e', ccv: '#c' },
      look: { color: 'rgb(1, 2, 3)', background: 'white', fontSize: '16px', letterSpacing: 'normal' },
      accepted: ['visa', 'mastercard', 'amex', 'jcb'],
      onState: (state) => states.push(state),
    },
  );
  return { ...tappay, fields, states };
}

test('the frames are set up for the account and its server, in our containers', () => {
  expect(setUp().calls).toEqual([
    ['setupSDK', 11_327, 'app_key', 'sandbox'],
    ['setup', '#n', '#e', '#c', { color: 'rgb(1, 2, 3)', 'font-size': '16px' }],
  ]);
});

test('the content of the frames is reported as errors, never as a number', () => {
  const { update, states } = setUp();
  update({ cardType: 'unknown', canGetPrime: false, status: { number: 3, expiry: 1, ccv: 1 } });
  update({ cardType: 'visa', canGetPrime: true, status: { number: 0, expiry: 0, ccv: 0 } });
  update({ cardType: 'visa', canGetPrime: false, status: { number: 0, expiry: 2, ccv: 2 } });
  update({ cardType: 'unionpay', canGetPrime: true, status: { number: 0, expiry: 0, ccv: 0 } });
  expect(states).toEqual([
    { brand: null, faults: { number: 'number', expiry: 'empty', ccv: 'empty' } },
    { brand: 'visa', faults: {} },
    { brand: 'visa', faults: { expiry: 'expiry', ccv: 'ccv' } },
    { brand: null, faults: { number: 'brand' } },
  ]);
});

test('a prime comes with the last four digits; a rejection differs from a time-out', async () => {
  vi.useFakeTimers();
  const { fields, answer } = setUp();
  await expect(fields.prime()).resolves.toEqual({ prime: 'p'.repeat(64), lastFour: '4242' });
  answer({ status: 41 });
  await expect(fields.prime()).rejects.toMatchObject({ reason: 'card' });
  answer(undefined);
  const waiting = expect(fields.prime()).rejects.toMatchObject({ reason: 'unreachable' });
  await vi.advanceTimersByTimeAsync(15_000);
  await waiting;
  vi.useRealTimers();
});

test('clearing recreates the frames', () => {
  const { fields, calls } = setUp();
  fields.clear();
  expect(calls.filter(([name]) => name === 'setup')).toHaveLength(2);
});

test('our own fields send the card only to the gateway, without spaces, and distinguish a rejection from a time-out', async () => {
  const card = { number: '4242 4242 4242 4242', expiry: '12/30', ccv: '123' };
  const send = vi.fn<typeof fetch>(async () =>
    Response.json({ status: 0, card: { prime: 'abc', lastfour: '4242' } }),
  );
  await expect(embeddedPrime('/api/sandbox/prime', card, send)).resolves.toEqual({
    prime: 'abc',
    lastFour: '4242',
  });
  const [url, init] = send.mock.lastCall ?? [];
  expect([url, JSON.parse(String(init?.body))]).toEqual([
    '/api/sandbox/prime',
    { number: '4242424242424242', expirationDate: '12/30', ccv: '123' },
  ]);
  await expect(embeddedPrime('/x', card, async () => Response.json({ status: 41 }))).rejects.toMatchObject({
    reason: 'card',
  });
  await expect(
    embeddedPrime('/x', card, async () => new Response('', { status: 503 })),
  ).rejects.toMatchObject({ reason: 'unreachable' });
  await expect(
    embeddedPrime('/x', card, () => Promise.reject(new TypeError('offline'))),
  ).rejects.toMatchObject({ reason: 'unreachable' });
});
