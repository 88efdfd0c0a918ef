import { isDeepStrictEqual } from 'node:util';
import type { Endpoint } from '@voyage/contracts/endpoint.ts';
import { endpoints, type EndpointName } from '@voyage/contracts/endpoints.ts';
import { failure, success } from '@voyage/contracts/envelope.ts';
import { locales } from '@voyage/domain/locale.ts';
import fc from 'fast-check';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newRegistration } from '../use-cases/accounts/testing.ts';
import { spoil, spoilings, valuesOf, type JsonSchema, type Likely } from '../testing/json-schema.ts';
import { nastyTexts, nastyValues } from '../testing/nasty.ts';
import { guest, newKey, startService, type TestService } from '../testing/service.ts';

interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  schema: JsonSchema;
}
interface Operation {
  operationId: EndpointName;
  parameters: Parameter[];
  requestBody?: { content: { 'application/json': { schema: JsonSchema } } };
  responses: Record<string, { description: string }>;
}
interface Found {
  name: EndpointName;
  method: string;
  path: string;
  operation: Operation;
}

/** Set FUZZ_SEED and FUZZ_RUNS to look further than the usual run. */
const seed = Number(process.env.FUZZ_SEED ?? 20_261_110);
const runsEach = Number(process.env.FUZZ_RUNS ?? 50);
const names = Object.keys(endpoints) as EndpointName[];
/** What an answer must never hold: frames of a stack, our files, our tables, our tools. */
const insides =
  /\n\s+at |\bat (async )?\S+ \(|node_modules|\.ts:\d|file:\/\/|\/src\/|Failed query|violates|syntax error at|invalid input syntax|drizzle|pg_catalog|ECONN|TypeError|RangeError|postgres:/;
const slowest = 2_000;

let s: TestService;
const operations = new Map<EndpointName, Found>();
const likely: Record<string, unknown[]> = {};
const people: Record<'member' | 'employee', { id: string; token: string }> = {
  member: { id: '', token: '' },
  employee: { id: '', token: '' },
};

beforeAll(async () => {
  s = await startService({ INTERCOM_SECRET: 'a secret of the chat, for tests' });
  const document = JSON.parse((await s.call('GET', 'openapi.json')).text) as {
    paths: Record<string, Record<string, Operation>>;
  };
  for (const [path, methods] of Object.entries(document.paths))
    for (const [method, operation] of Object.entries(methods))
      operations.set(operation.operationId, {
        name: operation.operationId,
        method: method.toUpperCase(),
        path,
        operation,
      });
  await makePeople();
  await makeLikely();
});
afterAll(() => s.close());

async function makePeople(): Promise<void> {
  for (const [kind, name] of [
    ['member', 'platinum'],
    ['employee', 'employee'],
  ] as const) {
    const [{ id } = { id: '' }] = await s.sql<{ id: string }>('select id from users where username = $1', [
      `${name}@demo.test`,
    ]);
    people[kind] = { id, token: (await s.session(id)).accessToken };
  }
}

/** Values that lead deep into the use cases: things that exist, belong to the member or to somebody else. */
async function makeLikely(): Promise<void> {
  const { member, employee } = people;
  const offers = await Promise.all(
    ['par', 'tyo', 'lon', 'nyc'].map((city, i) => s.firstOffer(city, undefined, i)),
  );
  const booked = [
    await s.book(member.token, offers[0]!.offerRef),
    await s.book(member.token, offers[1]!.offerRef),
    await s.book((await s.login('noir')).accessToken, offers[2]!.offerRef),
  ];
  for (const reply of booked) expect(reply.status, reply.text).toBe(200);
  const hotelOrders = booked.map((reply) => reply.data.orderId as string);
  const product = async (token: string) =>
    (
      await s.call('POST', 'v1/product/order/fast-track', {
        token,
        body: {
          productId: 'tpe-arrival',
          serviceDay: '2026-12-20',
          serviceTime: '10:30',
          flightNumber: 'BR198',
          adults: 2,
          contactName: 'Haruka Sato',
          contactPhone: '+819012345678',
        },
      })
    ).data.order.id as string;
  const productOrders = [
    await product(member.token),
    await product(member.token),
    await product(employee.token),
  ];
  const paid = await s.call('POST', 'v1/product/order/membership/payment/tappay-direct', {
    token: member.token,
    headers: { 'idempotency-key': newKey() },
    body: {
      orderId: productOrders[0],
      prime: await s.prime('4242424242424242'),
      payer: { name: 'Haruka Sato', email: 'haruka@example.test', phone: '+819012345678' },
      invoice: { type: 'personal', carrier: { kind: 'member' } },
      agreed: true,
    },
  });
  const request = await s.call('POST', 'v1/product/tailor-made', {
    token: member.token,
    headers: { 'idempotency-key': newKey() },
    body: {
      name: 'Haruka',
      email: 'h@example.test',
      phone: '+819012345678',
      destination: 'Tohoku',
      departure: '2027-03-01',
      days: 9,
      adults: 2,
      budgetTwd: null,
      agreed: true,
    },
  });
  const coupons = (await s.sql<{ id: string }>('select id from coupons')).map((row) => row.id);
  const [serial] = await s.sql<{ serial: string }>('select serial from coupon_serials limit 1');
  const registration = await newRegistration(s);
  const hotelIds = [...offers.map((offer) => offer.hotelId), '999999999999', '1', 'not-a-hotel'];
  Object.assign(likely, {
    ...Object.fromEntries(Object.entries(registration).map(([key, value]) => [key, [value]])),
    ...Object.fromEntries(Object.entries(guest).map(([key, value]) => [key, [value]])),
    checkIn: [
      '2026-12-01',
      '2026-12-02',
      '2026-11-10',
      '2026-11-09',
      '2027-02-28',
      '2026-02-30',
      '9999-12-30',
      '1900-01-01',
    ],
    checkOut: ['2026-12-04', '2026-12-03', '2026-11-11', '2027-03-01', '9999-12-31'],
    adults: [1, 2, 3],
    rooms: [1, 1, 2],
    childAges: [0, 2, 11],
    code: ['par', 'tyo', 'europe', 'asia', 'japan', 'NOIR-2026-DEMO', '123456', 'no-such'],
    codes: ['par', 'auberon'],
    group: ['auberon'],
    brand: ['main', 'club'],
    hotelId: hotelIds,
    hotelIds,
    id: [...hotelIds, ...hotelOrders, ...productOrders, paid.data.tradeId, ...coupons],
    slug: ['kyoto-winter-week', 'no-such'],
    iata: ['TPE', 'nrt', 'XXX'],
    offerRef: [...offers.map((offer) => offer.offerRef), `${offers[0]!.offerRef.slice(0, -2)}AA`, 'a.b.c'],
    orderId: [...hotelOrders, ...productOrders],
    userId: [member.id, employee.id, 'not-a-uuid'],
    email: ['elite@demo.test', 'nobody@mail.test', registration.email],
    username: ['elite@demo.test', 'nobody@mail.test'],
    phone: ['+819012345678', '+886912345678'],
    password: ['Voyage2026', 'wrong', 'Cedar7Lantern'],
    currentPassword: ['Voyage2026', 'wrong'],
    bin: ['424242'],
    productId: ['tpe-arrival', 'nrt-departure', 'no-such'],
    serviceDay: ['2026-12-20', '2026-11-10', '9999-12-31', '1900-01-01'],
    departure: ['2027-03-01', '2026-11-12', '9999-12-31'],
    serialNumber: [serial?.serial],
    programme: ['jal', 'ana', 'no-such'],
    query: ['elite@demo.test', '0912345678'],
    requestNumber: [request.data.requestNumber, 'T00000000'],
    prime: ['0123456789abcdef'],
    rec_trade_id: [
      (await s.sql<{ rec_trade_id: string }>('select rec_trade_id from payments limit 1'))[0]?.rec_trade_id,
    ],
    from: [
      { amount: 1000, currency: 'USD' },
      { amount: Number.MAX_SAFE_INTEGER, currency: 'JPY' },
    ],
    to: ['TWD', 'EUR', 'XXX'],
    q: ['par', '東京', 'ぎおん'],
    birthDate: ['1984-06-02', '2008-11-11'],
  } satisfies Likely);
}

interface Case {
  caller: 'visitor' | 'member' | 'employee';
  path: Record<string, unknown>;
  query: Record<string, unknown>;
  body: unknown;
  raw: string | null;
  headers: Record<string, string>;
  address: number;
}
const nasty = fc.oneof(
  fc.constantFrom(...nastyValues),
  fc.string({ unit: 'binary' }),
  fc.jsonValue({ maxDepth: 3 }),
);
/** What a header can carry. */
const headerText = fc
  .oneof(
    fc.constantFrom(
      '',
      ...locales,
      'tlh',
      'x'.repeat(3000),
      '*',
      '../..',
      'null',
      '{}',
      'en-GB,ja;q=0.9,*;q=NaN',
      '127.0.0.1, 10.0.0.1',
    ),
    fc.string({
      unit: fc.integer({ min: 0x20, max: 0xff }).map((n) => String.fromCharCode(n)),
      maxLength: 40,
    }),
  )
  .map((text) => text.trim());
const manyHeaders = fc.dictionary(
  fc.constantFrom(
    'lang',
    'accept-language',
    'x-forwarded-for',
    'x-real-ip',
    'forwarded',
    'content-type',
    'accept',
    'origin',
    'referer',
    'if-none-match',
    'range',
    'x-http-method-override',
    'cookie',
    'content-length',
    'authorization',
    'x-request-id',
    'expect',
  ),
  headerText,
  { maxKeys: 4 },
);

function casesOf({ operation }: Found): fc.Arbitrary<Case> {
  const of = (place: 'path' | 'query') =>
    fc.record(
      Object.fromEntries(
        operation.parameters
          .filter((p) => p.in === place)
          .map((p) => [
            p.name,
            fc.oneof(
              { weight: 5, arbitrary: valuesOf(p.schema, likely, p.name) },
              { weight: 1, arbitrary: nasty },
            ),
          ]),
      ),
      place === 'path' ? {} : { requiredKeys: [] },
    );
  const schema = operation.requestBody?.content['application/json'].schema;
  const good = schema ? valuesOf(schema, likely) : fc.constant(undefined);
  const spoiled = fc.tuple(good, spoilings(nasty)).map(([value, spoiling]) => spoil(value, spoiling));
  const raw = fc.oneof(
    fc.constantFrom(
      '',
      '{',
      '[]',
      'null',
      '1e999',
      '"',
      '{"a":1}{"b":2}',
      '\u0000',
      '['.repeat(3000),
      '{"__proto__":{"level":"noir"}}',
      '\ufeff{}',
      `{"id":${'9'.repeat(400)}}`,
    ),
    fc.string({ unit: 'binary' }),
  );
  const key = operation.parameters.some((p) => p.name === 'idempotency-key')
    ? fc.oneof(
        { weight: 6, arbitrary: fc.uuid() },
        { weight: 1, arbitrary: fc.constantFrom('the-same-key-again', 'short', '') },
      )
    : fc.constant('');
  return fc.record({
    caller: fc.constantFrom('visitor', 'member', 'member', 'employee'),
    path: of('path'),
    query: of('query'),
    body: schema
      ? fc.oneof(
          { weight: 5, arbitrary: good },
          { weight: 4, arbitrary: spoiled },
          { weight: 1, arbitrary: nasty },
        )
      : fc.constant(undefined),
    raw: schema
      ? fc.oneof({ weight: 14, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: raw })
      : fc.constant(null),
    headers: fc
      .tuple(manyHeaders, key)
      .map(([headers, id]) => ({ ...headers, ...(id ? { 'idempotency-key': id } : {}) })),
    address: fc.nat({ max: 0xff_ff_ff }),
  }) as fc.Arbitrary<Case>;
}

const inAddress = (value: unknown): string =>
  encodeURIComponent(
    (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).toWellFormed().slice(0, 2000),
  );
async function send({ method, path }: Found, given: Case) {
  const pathname = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => inAddress(given.path[name]) || '%20');
  const query = Object.entries(given.query)
    .map(([name, value]) => `${name}=${inAddress(value)}`)
    .join('&');
  const person = given.caller === 'visitor' ? undefined : people[given.caller];
  const from = performance.now();
  const reply = await s.call(method, `${pathname}${query ? `?${query}` : ''}`, {
    ...(method === 'GET'
      ? {}
      : given.raw === null
        ? { body: given.body === undefined ? {} : given.body }
        : { rawBody: given.raw }),
    ...(person ? { token: person.token } : {}),
    headers: given.headers,
    address: `10.${given.address >> 16}.${(given.address >> 8) & 255}.${given.address & 255}`,
  });
  const took = performance.now() - from;
  if (person && reply.status === 401) person.token = (await s.session(person.id)).accessToken; // logged out, or its level changed: both are answers like others
  return { reply, took };
}

const counted = { cases: 0, success: 0, statuses: new Map<number, number>() };
describe('every call of the OpenAPI document, whatever is sent', () => {
  test('is in the document', () => {
    expect([...operations.keys()].toSorted()).toEqual(names.toSorted());
  });

  test.each(names)(
    '%s',
    async (name) => {
      const found = operations.get(name) as Found;
      const e = endpoints[name] as Endpoint;
      let reached = 0;
      await fc.assert(
        fc.asyncProperty(casesOf(found), async (given) => {
          const { reply, took } = await send(found, given);
          counted.cases += 1;
          counted.statuses.set(reply.status, (counted.statuses.get(reply.status) ?? 0) + 1);
          const shown = `${reply.status} ${reply.text.slice(0, 400)} ${reply.status >= 500 ? JSON.stringify(s.logged.at(-1)).slice(0, 1500) : ''}`;
          expect(reply.status, shown).toBeLessThan(500);
          expect(took, shown).toBeLessThan(slowest);
          expect(reply.headers.get('x-request-id')).toMatch(/^[\w-]{36}$/);
          if (reply.status === 304) return;
          if (reply.status === 200) {
            reached += 1;
            if (!e.data) {
              expect(reply.text.slice(0, 5)).toBe('%PDF-');
              return;
            }
            const body: unknown = JSON.parse(reply.text);
            const parsed = v.safeParse(success(e.data as v.GenericSchema), body);
            expect(parsed.issues, shown).toBeUndefined();
            expect(isDeepStrictEqual(parsed.output, body), `more than the contract says: ${shown}`).toBe(
              true,
            );
            return;
          }
          expect(reply.text).not.toMatch(insides);
          expect(v.safeParse(failure, JSON.parse(reply.text)).issues, shown).toBeUndefined();
          // Another address than the call's own (an id with a slash) is no call at all; everything else is said in the document.
          if (reply.code !== 'rq0004')
            expect(found.operation.responses[String(reply.status)]?.description ?? '', shown).toContain(
              reply.code,
            );
        }),
        { seed, numRuns: runsEach },
      );
      counted.success += reached > 0 ? 1 : 0;
    },
    Math.max(60_000, runsEach * 300),
  );

  test('and that was thousands of cases, most calls among them answered with success', () => {
    expect(counted.cases).toBeGreaterThanOrEqual(names.length * runsEach);
    expect(counted.success, JSON.stringify([...counted.statuses])).toBeGreaterThan(names.length * 0.6);
  });
});

test('afterwards the service is well: nothing was dropped, nobody rose, nothing is oversold', async () => {
  expect((await s.call('GET', 'ready')).status).toBe(200);
  expect((await s.firstOffer('par')).total).toBeGreaterThan(0);
  expect(
    await s.sql(`select username, level, roles from users where roles <> '{}' order by username`),
  ).toEqual([
    { username: 'agent@demo.test', level: 'agent', roles: ['agent', 'p_travelport_agent'] },
    { username: 'employee@demo.test', level: 'employee', roles: ['employee'] },
  ]);
  expect(await s.sql(`select username from users where level = 'noir'`)).toEqual([
    { username: 'noir@demo.test' },
  ]);
  expect(await s.sql('select 1 from room_nights where sold > capacity or sold < 0')).toEqual([]);
  expect(Object.values(nastyTexts).length).toBeGreaterThan(15);
});
