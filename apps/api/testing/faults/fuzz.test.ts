import { isDeepStrictEqual } from 'node:util';
import { endpointNames, endpointOf, type EndpointName } from '@voyage/contracts/endpoints.ts';
import { failure, success } from '@voyage/contracts/envelope.ts';
import { locales } from '@voyage/domain/locale.ts';
import fc from 'fast-check';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  mutate,
  mutations,
  valuesOf,
  withoutReferences,
  type JsonSchema,
  type LikelyValues,
} from '../json-schema.ts';
import { hostileTexts, hostileValues } from '../hostile-inputs.ts';
import { startService, type TestService } from '../service.ts';
import { likelyValues, personOf, type Person } from './fuzz/likely-values.ts';

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
interface FuzzedCall {
  name: EndpointName;
  method: string;
  path: string;
  operation: Operation;
}

/** Set FUZZ_SEED and FUZZ_RUNS for a more extensive run. */
const seed = Number(process.env.FUZZ_SEED ?? 20_261_110);
const runsEach = Number(process.env.FUZZ_RUNS ?? 50);
/** What a response must never contain: stack frames, our files, our tables, our tools. */
const insides =
  /\n\s+at |\bat (async )?\S+ \(|node_modules|\.ts:\d|file:\/\/|\/src\/|Failed query|violates|syntax error at|invalid input syntax|drizzle|pg_catalog|ECONN|TypeError|RangeError|postgres:/;

let s: TestService;
const operations = new Map<EndpointName, FuzzedCall>();
let likely: LikelyValues;
let people: Record<'member' | 'employee', Person>;

beforeAll(async () => {
  s = await startService({ INTERCOM_APP_ID: 'abcd1234', INTERCOM_SECRET: 'a secret of the chat, for tests' });
  const document = withoutReferences(
    JSON.parse((await s.call('GET', 'openapi.json')).text) as {
      paths: Record<string, Record<string, Operation>>;
      components: { schemas: Record<string, object> };
    },
  );
  for (const [path, methods] of Object.entries(document.paths))
    for (const [method, operation] of Object.entries(methods))
      operations.set(operation.operationId, {
        name: operation.operationId,
        method: method.toUpperCase(),
        path,
        operation,
      });
  people = { member: await personOf(s, 'platinum'), employee: await personOf(s, 'employee') };
  likely = await likelyValues(s, people);
});
afterAll(() => s.close());

interface Case {
  caller: 'visitor' | 'member' | 'employee';
  path: Record<string, unknown>;
  query: Record<string, unknown>;
  body: unknown;
  raw: string | null;
  headers: Record<string, string>;
  address: number;
}
const hostile = fc.oneof(
  fc.constantFrom(...hostileValues),
  fc.string({ unit: 'binary' }),
  fc.jsonValue({ maxDepth: 3 }),
);
/** Characters that a header can contain. */
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

function casesOf({ operation }: FuzzedCall): fc.Arbitrary<Case> {
  const of = (place: 'path' | 'query') =>
    fc.record(
      Object.fromEntries(
        operation.parameters
          .filter((p) => p.in === place)
          .map((p) => [
            p.name,
            fc.oneof(
              { weight: 5, arbitrary: valuesOf(p.schema, likely, p.name) },
              { weight: 1, arbitrary: hostile },
            ),
          ]),
      ),
      place === 'path' ? {} : { requiredKeys: [] },
    );
  const schema = operation.requestBody?.content['application/json'].schema;
  const good = schema ? valuesOf(schema, likely) : fc.constant(undefined);
  const mutated = fc.tuple(good, mutations(hostile)).map(([value, mutation]) => mutate(value, mutation));
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
          { weight: 4, arbitrary: mutated },
          { weight: 1, arbitrary: hostile },
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
async function send({ method, path }: FuzzedCall, given: Case) {
  const pathname = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => inAddress(given.path[name]) || '%20');
  const query = Object.entries(given.query)
    .map(([name, value]) => `${name}=${inAddress(value)}`)
    .join('&');
  const person = given.caller === 'visitor' ? undefined : people[given.caller];
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
  // logged out, or its level changed: ordinary outcomes
  if (person && reply.status === 401) person.token = (await s.session(person.id)).accessToken;
  return reply;
}

const counted = { cases: 0, success: 0, statuses: new Map<number, number>() };
describe('every endpoint of the OpenAPI document, with any input', () => {
  test('is in the document', () => {
    expect([...operations.keys()].toSorted()).toEqual(endpointNames.toSorted());
  });

  test.each(endpointNames)(
    '%s',
    async (name) => {
      const found = operations.get(name) as FuzzedCall;
      const e = endpointOf(name);
      let reached = 0;
      await fc.assert(
        fc.asyncProperty(casesOf(found), async (given) => {
          const reply = await send(found, given);
          counted.cases += 1;
          counted.statuses.set(reply.status, (counted.statuses.get(reply.status) ?? 0) + 1);
          const shown = `${reply.status} ${reply.text.slice(0, 400)} ${reply.status >= 500 ? JSON.stringify(s.logged.at(-1)).slice(0, 1500) : ''}`;
          expect(reply.status, shown).toBeLessThan(500);
          expect(reply.headers.get('x-request-id')).toMatch(/^[\w-]{36}$/);
          if (reply.status === 304) return;
          if (reply.status === 200) {
            reached += 1;
            if (!e.data) {
              expect(reply.text.slice(0, 5)).toBe('%PDF-');
              return;
            }
            const body: unknown = JSON.parse(reply.text);
            const parsed = v.safeParse(success(e.data), body);
            expect(parsed.issues, shown).toBeUndefined();
            expect(isDeepStrictEqual(parsed.output, body), `more than the contract says: ${shown}`).toBe(
              true,
            );
            return;
          }
          expect(reply.text).not.toMatch(insides);
          expect(v.safeParse(failure, JSON.parse(reply.text)).issues, shown).toBeUndefined();
          // An address other than the call's own (an id with a slash) is not an endpoint at all; every other
          // response is documented.
          if (reply.code !== 'rq0004')
            expect(found.operation.responses[String(reply.status)]?.description ?? '', shown).toContain(
              reply.code,
            );
        }),
        { seed, numRuns: runsEach },
      );
      counted.success += reached > 0 ? 1 : 0;
    },
    90_000 + runsEach * 1_000,
  );

  test('thousands of cases were tried, and most endpoints succeeded in some', () => {
    expect(counted.cases).toBeGreaterThanOrEqual(endpointNames.length * runsEach);
    expect(counted.success, JSON.stringify([...counted.statuses])).toBeGreaterThan(
      endpointNames.length * 0.6,
    );
  });
});

test('afterwards the service is healthy: no table dropped, no rights gained, nothing oversold', async () => {
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
  expect(Object.values(hostileTexts).length).toBeGreaterThan(15);
});
