import { afterAll, beforeAll, expect, test } from 'vitest';
import { startService, type TestService } from '../../testing/service.ts';

let s: TestService;
const informed: unknown[][] = [];
beforeAll(async () => {
  s = await startService();
  Object.assign(s.services.log, { info: (...parts: unknown[]) => void informed.push(parts) });
});
afterAll(() => s.close());
const login = (username: string, password: string) =>
  s.call('POST', 'v1/auth/login', { body: { username, password }, address: '10.77.0.1' });
const idOf = async (name: string) =>
  (await s.sql<{ id: string }>('select id from users where username = $1', [`${name}@demo.test`]))[0]?.id;
const lines = (text: string) =>
  s.logged.filter((line) => line.text === text).map(({ level: _level, text: _text, ...rest }) => rest);

test('logs successful and failed logins with account and reason, but never the input', async () => {
  await login('elite@demo.test', 'Voyage2026');
  expect(informed).toContainEqual([{ userId: await idOf('elite') }, 'login']);
  await login('elite@demo.test', 'Secret1typed');
  await login('nobody@demo.test', 'Secret1typed');
  for (let i = 0; i < 11; i++) await login('basic@demo.test', 'Secret1typed');
  const rejected = lines('login refused');
  expect(rejected.slice(0, 2)).toEqual([
    { userId: await idOf('elite'), why: 'wrong password' },
    { userId: null, why: 'no such account' },
  ]);
  expect(rejected.at(-1)).toEqual({ userId: await idOf('basic'), why: 'too many tries' });
  expect(JSON.stringify([s.logged, informed.filter(([, text]) => text !== undefined)])).not.toMatch(
    /demo\.test|Secret1typed|Voyage2026|10\.77/,
  );
});

test.each([
  ['a call of staff', 'POST', 'v1/admin/user/search', { query: 'elite@demo.test' }, 'basic'],
  [
    'a call of employees, by an agent',
    'POST',
    'v1/admin/order',
    { orderId: '00000000-0000-4000-8000-000000000009', action: 'refund', reason: 'because I may' },
    'agent',
  ],
])('logs a rejected %s', async (_what, method, path, body, name) => {
  const { accessToken } = await s.session((await idOf(name)) ?? '');
  const reply = await s.call(method, path, { token: accessToken, body });
  expect([reply.code, reply.status]).toEqual(['au0107', 403]);
  expect(lines('staff call refused')).toContainEqual({ userId: await idOf(name), route: path });
});
