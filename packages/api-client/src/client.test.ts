import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createApi } from './client.ts';
import { isFailure, issuesOf } from './failure.ts';
import { browserSession, decodePayload, needsRefresh, type TokenPair } from './session.ts';

/** A service on the wire that answers what the test says. */
let server: Server;
let baseUrl: string;
let answer: { status: number; body: string };
const seen: { method: string | undefined; url: string | undefined; headers: Record<string, unknown> }[] = [];
beforeAll(async () => {
  server = createServer((request, response) => {
    seen.push({ method: request.method, url: request.url, headers: request.headers });
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body);
  }).listen(0, '127.0.0.1');
  await new Promise((done) => server.once('listening', done));
  baseUrl = `http://127.0.0.1:${(server.address() as { port: number }).port}/`;
});
afterAll(() => void server.close());
beforeEach(() => void seen.splice(0));

const say = (status: number, body: unknown) => void (answer = { status, body: typeof body === 'string' ? body : JSON.stringify(body) });
const failureOf = async (work: Promise<unknown>) => {
  const error = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!isFailure(error)) throw new Error(`not a failure of a call: ${String(error)}`);
  return error;
};
const inDays = (days: number) => Math.floor(Date.now() / 1000) + days * 86_400;
const token = (exp: number) => `x.${btoa(JSON.stringify({ sub: 'm', sid: 's', roles: [], level: 'elite', iat: 0, exp }))}.y`;
function storage(): Storage {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
    clear: () => kept.clear(),
    key: () => null,
    get length() {
      return kept.size;
    },
  } as Storage;
}

test('a call carries language, token and key to its path', async () => {
  const session = browserSession(storage(), () => Promise.reject(new Error('not needed')));
  session.store({ accessToken: token(inDays(7)), refreshToken: 'r' });
  say(200, { success: true, data: { name: 'Kyoto' } });
  expect(await createApi({ baseUrl, locale: () => 'ja', session }).call('order', { params: { id: 'a/b' } })).toEqual({ name: 'Kyoto' });
  expect(seen[0]).toMatchObject({ method: 'GET', url: '/v1/user/hotel/order/a%2Fb', headers: { lang: 'ja', authorization: `Bearer ${token(inDays(7))}` } });
});

test.each([
  ['a failure of the service', 409, { success: false, code: 'ht0005', message: 'Sold out.' }, 'ht0005'],
  ['a body without the flag', 200, { data: {} }, 'shape'],
  ['a flag that says no', 200, { success: false, code: 'bk0001', message: '' }, 'bk0001'],
  ['something that is no JSON', 200, '<html>', 'shape'],
  ['an error page', 500, '<html>', 'network'],
])('%s is rejected with its code', async (_what, status, body, code) => {
  say(status, body);
  expect(await failureOf(createApi({ baseUrl, locale: () => 'en' }).call('searchLocation'))).toMatchObject({ code, call: 'searchLocation' });
});

test('the fields that were refused are named', async () => {
  say(400, { success: false, code: 'rq0001', message: '', details: { issues: [{ path: 'guest.email', code: 'email' }] } });
  expect(issuesOf(await failureOf(createApi({ baseUrl, locale: () => 'en' }).call('locations')))).toEqual([{ path: 'guest.email', code: 'email' }]);
});

test('nobody there is a network failure', async () =>
  expect(
    (await failureOf(createApi({ baseUrl: 'http://127.0.0.1:9/', locale: () => 'en' }).call('login', { body: { username: 'a@b.test', password: 'x' } }))).code,
  ).toBe('network'));

test('a token is exchanged when three days or fewer remain', () => {
  const now = 1_000_000;
  expect(needsRefresh({ exp: now + 259_200 }, now)).toBe(true);
  expect(needsRefresh({ exp: now + 259_201 }, now)).toBe(false);
  expect(needsRefresh(undefined, now)).toBe(false);
  expect(decodePayload('garbage')).toBeUndefined();
});

test('many calls at once exchange it once', async () => {
  let exchanges = 0;
  const session = browserSession(storage(), async (): Promise<TokenPair> => {
    exchanges++;
    await new Promise((done) => setTimeout(done, 20));
    return { accessToken: token(inDays(7)), refreshToken: 'next' };
  });
  session.store({ accessToken: token(inDays(1)), refreshToken: 'first' });
  const tokens = await Promise.all(Array.from({ length: 8 }, () => session.freshToken()));
  expect(exchanges).toBe(1);
  expect(new Set(tokens).size).toBe(1);
});

test('an exchange that is refused ends the session; one that found no network does not', async () => {
  const events: string[] = [];
  let code = 'network';
  const session = browserSession(storage(), () => Promise.reject(Object.assign(new Error('no'), { code })));
  session.listen((event) => events.push(event));
  session.store({ accessToken: token(inDays(1)), refreshToken: 'first' });
  expect(await session.freshToken()).toBeDefined();
  code = 'au0106';
  expect(await session.freshToken()).toBeUndefined();
  expect(events).toEqual(['changed', 'changed', 'expired']);
});

test('a session that must be verified says so; one that is over is cleared', async () => {
  const session = browserSession(storage(), () => Promise.reject(new Error('not needed')));
  session.store({ accessToken: token(inDays(7)), refreshToken: 'r' });
  const events: string[] = [];
  session.listen((event) => events.push(event));
  const api = createApi({ baseUrl, locale: () => 'en', session });
  say(400, { success: false, code: 'au0104', message: '' });
  await failureOf(api.call('profile'));
  say(401, { success: false, code: 'au0103', message: '' });
  await failureOf(api.call('profile'));
  expect(events).toEqual(['verify', 'changed', 'expired']);
  expect(session.token()).toBeUndefined();
});
