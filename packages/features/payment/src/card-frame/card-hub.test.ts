import { expect, test, vi } from 'vitest';
import { cardHub } from './card-hub.ts';
import { isOwnPage, isReadyFrame, ready, type ToPage } from './messages.ts';

function setUp(answer: () => Promise<Response> = async () => new Response('', { status: 503 })) {
  const sent: ToPage[] = [];
  const send = vi.fn(answer);
  const hub = cardHub({
    accepted: ['visa', 'amex'],
    primeUrl: 'https://site.example/prime',
    toPage: (message) => sent.push(message),
    now: () => new Date('2026-11-23T00:00:00Z'),
    send,
  });
  const type = (number: string, expiry: string, ccv: string) => {
    hub.receive('number', { type: 'value', value: number });
    hub.receive('expiry', { type: 'value', value: expiry });
    hub.receive('ccv', { type: 'value', value: ccv });
  };
  return { hub, sent, send, type };
}

test('reports the brand and the errors of all three fields to the page after each change', () => {
  const { hub, sent, type } = setUp();
  type('4242 4242 4242 4242', '12/30', '1234');
  expect(sent).toEqual([
    { type: 'state', state: { brand: 'visa', faults: { expiry: 'empty', ccv: 'empty' } } },
    { type: 'state', state: { brand: 'visa', faults: { ccv: 'empty' } } },
    { type: 'state', state: { brand: 'visa', faults: { ccv: 'ccv' } } },
  ]);
  hub.receive('ccv', { type: 'value', value: '123' });
  expect(sent.at(-1)).toEqual({ type: 'state', state: { brand: 'visa', faults: {} } });
  hub.receive('number', { type: 'value', value: '3782 822463 10005' }); // four digits there
  expect(sent.at(-1)).toEqual({ type: 'state', state: { brand: 'amex', faults: { ccv: 'ccv' } } });
});

test('no message to the page contains what was typed', async () => {
  const { hub, sent, type } = setUp(async () =>
    Response.json({ status: 0, card: { prime: 'a prime', lastfour: '4242' } }),
  );
  type('4242 4242 4242 4242', '12/30', '987');
  for (const field of ['number', 'expiry', 'ccv'] as const) hub.receive(field, { type: 'leave' });
  hub.receive('number', { type: 'focus' });
  hub.receive('ccv', { type: 'enter' });
  await hub.prime();
  const all = JSON.stringify(sent);
  for (const secret of ['4242 4242', '42424242', '12/30', '987']) expect(all).not.toContain(secret);
  expect(sent.slice(3)).toEqual([
    { type: 'leave', field: 'number' },
    { type: 'leave', field: 'expiry' },
    { type: 'leave', field: 'ccv' },
    { type: 'focus', field: 'number' },
    { type: 'enter' },
    { type: 'prime', prime: 'a prime', lastFour: '4242' },
  ]);
});

test('sends the card only to the gateway, and distinguishes a rejection from no response', async () => {
  const answers = [Response.json({ status: 41 }), new Response('', { status: 503 })];
  const { hub, sent, send, type } = setUp(async () => answers.shift() ?? Response.error());
  type('4242 4242 4242 4242', '12/30', '123');
  await hub.prime();
  expect(send).toHaveBeenCalledWith('https://site.example/prime', expect.anything());
  expect(sent.at(-1)).toEqual({ type: 'refused', reason: 'card' });
  await hub.prime();
  expect(sent.at(-1)).toEqual({ type: 'refused', reason: 'unreachable' });
});

test('trusts a frame by its window and its opaque origin, and a page as the parent of the same site', () => {
  const [frame, page, other] = [{}, {}, {}];
  const event = { source: frame, origin: 'null', data: ready };
  expect(isReadyFrame(event, frame)).toBe(true);
  expect(isReadyFrame({ ...event, source: other }, frame)).toBe(false);
  expect(isReadyFrame({ ...event, origin: 'https://site.example' }, frame)).toBe(false);
  expect(isReadyFrame({ ...event, data: 'anything' }, frame)).toBe(false);
  const first = { source: page, origin: 'https://site.example', data: {} };
  expect(isOwnPage(first, page, 'https://site.example')).toBe(true);
  expect(isOwnPage({ ...first, source: other }, page, 'https://site.example')).toBe(false);
  expect(isOwnPage({ ...first, origin: 'https://elsewhere.example' }, page, 'https://site.example')).toBe(
    false,
  );
});
