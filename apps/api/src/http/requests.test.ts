import { endpointNames, endpointOf } from '@voyage/contracts/endpoints.ts';
import type { ErrorDetails } from '@voyage/contracts/error-details.ts';
import { titleCodes } from '@voyage/contracts/values.ts';
import { policy } from '@voyage/domain/policy.ts';
import { addDays } from '@voyage/domain/stay-date.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { embeddedLimits as limits } from '../inventory/embedded/pricing/stay-limits.ts';
import { newRegistration, register } from '../../testing/accounts.ts';
import {
  guest,
  newKey,
  startService,
  threeNights,
  type TestOffer,
  type Reply,
  type TestService,
} from '../../testing/service.ts';

let s: TestService;
let token: string;
let staff: string;
let found: TestOffer;
beforeAll(async () => {
  s = await startService();
  token = (await s.login('noir')).accessToken;
  staff = (await s.login('employee')).accessToken;
  found = await s.firstOffer('par');
});
afterAll(() => s.close());

const issuesOf = (reply: Reply) => (reply.failure.details as ErrorDetails['rq0001'] | undefined)?.issues;
const refusal = (reply: Reply) => [reply.status, reply.code, issuesOf(reply)];

describe('a body that is not an object', () => {
  const withBody = endpointNames.map((name) => [name, endpointOf(name)] as const).filter(([, e]) => e.body);
  test.each(withBody)('is rejected by %s', async (_name, e) => {
    for (const rawBody of ['[]', '[{}]', 'null', '"x"', '1', 'true']) {
      const reply = await s.call(e.method, e.path, {
        rawBody,
        token: e.access === 'staff' ? staff : token,
        headers: { 'content-type': 'application/json', 'idempotency-key': newKey() },
        address: '10.4.0.1',
      });
      expect([rawBody, reply.status, reply.code]).toEqual([rawBody, 400, 'rq0001']);
      expect(issuesOf(reply)?.length, reply.text).toBeGreaterThan(0);
    }
  });

  test.each([
    ['particulars', { particulars: [] }],
    ['address', { address: [] }],
  ])('rejects an array for the nested object %s', async (path, body) => {
    const reply = await s.call('PUT', 'v1/user/profile', { token, body });
    expect(refusal(reply)).toEqual([400, 'rq0001', [{ path, code: 'value' }]]);
  });
});

test.each(['bearer', 'BEARER', 'Bearer', 'bEaReR'])(
  'accepts the authentication scheme %s (RFC 9110, 11.1)',
  async (scheme) => {
    const reply = await s.call('GET', 'v1/user/profile', {
      headers: { authorization: `${scheme} ${token}` },
    });
    expect([reply.status, reply.code]).toEqual([200, undefined]);
  },
);

describe('the dates of a stay', () => {
  const today = '2026-11-10'; // of the test's clock, in every zone but the westernmost
  const past = [400, 'ht0004', [{ path: 'stay.checkIn', code: 'past' }]];
  const wrong = (code: string, limit?: number) => [
    400,
    'rq0001',
    [{ path: 'stay.checkOut', code, ...(limit === undefined ? {} : { limit }) }],
  ];
  const cases: [string, { checkIn: string; checkOut: string }, unknown][] = [
    ['past', { checkIn: '2026-11-01', checkOut: '2026-11-03' }, past],
    ['leaving before arriving', { checkIn: '2026-12-04', checkOut: '2026-12-01' }, wrong('stay-order')],
    [
      'leaving on the day of arriving',
      { checkIn: '2026-12-04', checkOut: '2026-12-04' },
      wrong('stay-order'),
    ],
    [
      'too long',
      { checkIn: '2026-12-01', checkOut: addDays('2026-12-01', limits.nights + 1) },
      wrong('stay-length', limits.nights),
    ],
    [
      'too far ahead',
      {
        checkIn: addDays(today, limits.horizonDays + 5),
        checkOut: addDays(today, limits.horizonDays + 7),
      },
      wrong('stay-horizon', limits.horizonDays),
    ],
  ];
  const calls: [string, (stay: object) => Promise<Reply>][] = [
    ['search', (stay) => s.call('POST', 'v1/tp/hotel/search', { body: { code: 'par', stay } })],
    [
      'availability',
      (stay) =>
        s.call('POST', 'v1/tp/hotel/availability/search', { body: { hotelIds: [found.hotelId], stay } }),
    ],
    [
      'plan search',
      (stay) => s.call('POST', 'v1/tp/hotel/plan/search', { body: { hotelId: found.hotelId, stay } }),
    ],
  ];
  test.each(calls)('when invalid, are rejected by %s with the reason and the limit', async (_name, send) => {
    for (const [what, dates, expected] of cases)
      expect([what, refusal(await send({ ...dates, rooms: [{ adults: 2 }] }))]).toEqual([what, expected]);
  });

  test.each(calls)('an invalid party is rejected by %s', async (_name, send) => {
    const two = { adults: 2 };
    const { adults, children } = limits;
    const parties: [object[], string, string, number?][] = [
      [[{ adults: 0 }], '.0.adults', 'no-adult'],
      [[two, { adults: 0, childAges: [5] }], '.1.adults', 'no-adult'],
      [[two, { adults: adults + 1 }], '.1.adults', 'too-many-adults', adults],
      [
        [{ adults: 2, childAges: Array(children + 1).fill(4) }],
        '.0.childAges',
        'too-many-children',
        children,
      ],
      [[two, { adults: 2, childAges: [3, 12] }], '.1.childAges.1', 'child-age', limits.childAge],
      [Array.from({ length: limits.rooms + 1 }, () => two), '', 'too-many', limits.rooms],
    ];
    for (const [rooms, path, code, limit] of parties)
      expect([rooms, refusal(await send({ ...threeNights, rooms }))]).toEqual([
        rooms,
        [400, 'rq0001', [{ path: `stay.rooms${path}`, code, ...(limit === undefined ? {} : { limit }) }]],
      ]);
  });

  test('accepts the largest party', async () => {
    const { adults, children } = limits;
    const full = { adults, childAges: Array<number>(children).fill(7) };
    const stay = { ...threeNights, rooms: Array.from({ length: limits.rooms }, () => full) };
    expect((await s.call('POST', 'v1/tp/hotel/search', { body: { code: 'par', stay } })).status).toBe(200);
  });

  test('reports a missing date as required', async () => {
    const reply = await s.call('POST', 'v1/tp/hotel/search', {
      body: { code: 'par', stay: { rooms: [{ adults: 2 }], checkIn: '2026-12-01' } },
    });
    expect(refusal(reply)).toEqual([400, 'rq0001', [{ path: 'stay.checkOut', code: 'required' }]]);
  });
});

describe('codes from a list', () => {
  test('accepts only the special requests on offer', async () => {
    const { requests, limit } = (await s.call('GET', 'v1/tp/meta/special-request')).data as {
      limit: number;
      requests: { code: string }[];
    };
    expect(limit).toBe(policy.specialRequestLimit);
    const [first, second] = requests.map(({ code }) => code);
    const unknown = await s.book(token, found.offerRef, { specialRequests: [first, 'a-unicorn', 'butler'] });
    expect(refusal(unknown)).toEqual([
      400,
      'rq0001',
      [
        { path: 'specialRequests.1', code: 'value' },
        { path: 'specialRequests.2', code: 'value' },
      ],
    ]);
    const many = await s.book(token, found.offerRef, {
      specialRequests: requests.slice(0, limit + 1).map(({ code }) => code),
    });
    expect(refusal(many)).toEqual([400, 'rq0001', [{ path: 'specialRequests', code: 'too-many', limit }]]);
    const booked = await s.book(token, found.offerRef, { specialRequests: [first, second, first] });
    expect(booked.status, booked.text).toBe(200);
    const order = await s.call('GET', `v1/user/hotel/order/${booked.data.orderId}`, { token });
    expect(order.data.specialRequests.map((request: { code: string }) => request.code)).toEqual([
      first,
      second,
    ]);
  });

  test('every endpoint with a form of address accepts only the codes on offer', async () => {
    const answered = (await s.call('GET', 'v1/meta/title')).data.titles as { code: string }[];
    expect(answered.map(({ code }) => code)).toEqual([...titleCodes]);
    const requests: [string, (title: string) => Promise<Reply>][] = [
      ['guest.title', (title) => s.book(token, found.offerRef, { guest: { ...guest, title } })],
      ['title', (title) => s.call('PUT', 'v1/user/profile', { token, body: { title } })],
      [
        'title',
        async (title) =>
          register(s, { ...(await newRegistration(s, { emailTicket: 'none', phoneTicket: 'none' })), title }),
      ],
      [
        'title',
        (title) =>
          s.call('POST', 'v1/admin/user', {
            token: staff,
            body: {
              email: 'new@mail.test',
              title,
              firstname: 'A',
              lastname: 'B',
              phone: '+81901234567',
              lang: 'en',
              reason: 'By telephone',
            },
          }),
      ],
      [
        'title',
        (title) =>
          s.call('POST', 'v1/contact', {
            body: {
              title,
              name: 'A',
              country: 'JP',
              phone: '+81901234567',
              email: 'a@mail.test',
              type: 'other',
              text: 'Hello',
            },
            headers: { 'idempotency-key': newKey() },
          }),
      ],
    ];
    for (const [path, send] of requests)
      for (const title of ['His Excellency', 'MR', '<b>mr</b>'])
        expect(refusal(await send(title))).toEqual([400, 'rq0001', [{ path, code: 'salutation' }]]);
  });
});

test('a repeated inquiry gets the same response and does not count towards the limit', async () => {
  const body = {
    title: 'ms',
    name: 'Haruka Sato',
    country: 'JP',
    phone: '+81 90 1234 5678',
    email: 'h@mail.test',
    type: 'other',
    text: 'A question',
  };
  const send = (key: string, change: object = {}) =>
    s.call('POST', 'v1/contact', {
      body: { ...body, ...change },
      headers: { 'idempotency-key': key },
      address: '10.4.0.7',
    });
  const key = newKey();
  const first = await send(key);
  expect(first.status).toBe(200);
  for (let i = 0; i < 12; i++) expect((await send(key)).data).toEqual(first.data); // the answer was lost, twelve times
  for (let i = 0; i < 9; i++) expect((await send(newKey(), { email: `h+${i}@mail.test` })).status).toBe(200);
  expect((await send(newKey(), { email: 'another@mail.test' })).code).toBe('au0105'); // the eleventh inquiry of the address
  expect((await send(key)).data).toEqual(first.data);
  expect((await send(key, { text: 'Another question' })).code).toBe('rq0007');
  expect(
    await s.sql("select 1 from contact_inquiries where content->>'email' like 'h%@mail.test'"),
  ).toHaveLength(10);
  const again = newKey();
  s.pass(16 * 60_000);
  const together = await Promise.all(Array.from({ length: 5 }, () => send(again)));
  expect(
    new Set(together.map((reply) => reply.data?.inquiryNumber)).size,
    together.map((reply) => reply.text).join(),
  ).toBe(1);
});

test('notifies only the sites, within ten seconds, of the hotels that changed', async () => {
  const { hotelId, roomTypeId } = await s.firstOffer('tyo');
  const changes = async (headers: Record<string, string>) =>
    s.app.fetch(new Request('http://service.test/changes', { headers }), {
      incoming: { socket: { remoteAddress: '127.0.0.1' } },
    });
  expect((await changes({})).status).toBe(404);
  await s.leave(roomTypeId, 1);
  const answer = await changes({ 'x-site-changes': '1' });
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const { changes: recent } = (await answer.json()) as { changes: { number: number; hotelId: number }[] };
  expect(recent.map((change) => change.hotelId)).toContain(Number(hotelId));
  expect(new Set(recent.map(({ number }) => number)).size).toBe(recent.length);
});
