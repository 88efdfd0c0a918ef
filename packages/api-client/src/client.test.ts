import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createApi } from './client.ts';
import { isFailure, issuesOf } from './failure.ts';
import { browserSession } from './session.ts';
import { inDays, storage, token } from './session-fixtures.ts';

/** A real HTTP server that returns what the test sets. */
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

const say = (status: number, body: unknown) =>
  void (answer = { status, body: typeof body === 'string' ? body : JSON.stringify(body) });
const failureOf = async (work: Promise<unknown>) => {
  const error = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!isFailure(error)) throw new Error(`not a failure of a call: ${String(error)}`);
  return error;
};

test('a call sends language, token and idempotency key to its path', async () => {
  const session = browserSession(storage(), () => Promise.reject(new Error('not needed')));
  const accessToken = token(inDays(7));
  session.store({ accessToken, refreshToken: 'r' });
  say(200, { success: true, data: { name: 'Kyoto' } });
  expect(
    await createApi({ baseUrl, locale: () => 'ja', session }).call('order', { params: { id: 'a/b' } }),
  ).toEqual({ name: 'Kyoto' });
  expect(seen[0]).toMatchObject({
    method: 'GET',
    url: '/v1/user/hotel/order/a%2Fb',
    headers: { lang: 'ja', authorization: `Bearer ${accessToken}` },
  });
});

test.each([
  ['a failure of the service', 409, { success: false, code: 'ht0005', message: 'Sold out.' }, 'ht0005'],
  ['a body without the flag', 200, { data: {} }, 'shape'],
  ['a flag that says no', 200, { success: false, code: 'bk0001', message: '' }, 'bk0001'],
  ['something that is not JSON', 200, '<html>', 'shape'],
  ['an error page', 500, '<html>', 'network'],
])('%s is rejected with its code', async (_what, status, body, code) => {
  say(status, body);
  expect(await failureOf(createApi({ baseUrl, locale: () => 'en' }).call('searchLocation'))).toMatchObject({
    code,
    call: 'searchLocation',
  });
});

test('the rejected fields are named', async () => {
  say(400, {
    success: false,
    code: 'rq0001',
    message: '',
    details: { issues: [{ path: 'guest.email', code: 'email' }] },
  });
  expect(issuesOf(await failureOf(createApi({ baseUrl, locale: () => 'en' }).call('locations')))).toEqual([
    { path: 'guest.email', code: 'email' },
  ]);
});

test('an unreachable service is a network failure', async () =>
  expect(
    (
      await failureOf(
        createApi({ baseUrl: 'http://127.0.0.1:9/', locale: () => 'en' }).call('login', {
          body: { username: 'a@b.test', password: 'x' },
        }),
      )
    ).code,
  ).toBe('network'));

test('reports a session that needs verifying, and clears one that has ended', async () => {
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
