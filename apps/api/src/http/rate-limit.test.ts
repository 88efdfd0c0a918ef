import { expect, test } from 'vitest';
import { startService } from '../testing/service.ts';
import { rateLimit } from './rate-limit.ts';

test("counts each address by the minute, and the sites' own servers not at all", () => {
  let time = 0;
  const allows = rateLimit(3, () => time);
  expect([1, 2, 3, 4].map(() => allows('10.0.0.1'))).toEqual([true, true, true, false]);
  expect(allows('10.0.0.2')).toBe(true);
  expect([1, 2, 3, 4, 5].every(() => allows('127.0.0.1'))).toBe(true);
  time = 60_000;
  expect(allows('10.0.0.1')).toBe(true);
});

test('a script that calls too often is told to wait; others are served', async () => {
  const s = await startService({ RATE_LIMIT: '20' });
  const codes = [];
  for (let i = 0; i < 22; i++) codes.push((await s.call('GET', 'v1/meta/title', { address: '10.4.0.1' })).status);
  expect(codes.filter((status) => status === 429)).toHaveLength(2);
  const refused = await s.call('GET', 'v1/meta/title', { address: '10.4.0.1', headers: { 'x-forwarded-for': '10.4.0.77' } });
  expect([refused.code, refused.headers.get('retry-after')]).toEqual(['rq0005', '60']);
  expect((await s.call('GET', 'v1/meta/title', { address: '10.4.0.2' })).status).toBe(200);
  await s.close();
});
