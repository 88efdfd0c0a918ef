import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSecondInstance } from '../../testing/second-instance.ts';
import { newKey, startService, type TestService } from '../../testing/service.ts';

let s: TestService;
beforeAll(async () => {
  s = await startService({ RATE_LIMIT: '120' });
});
afterAll(() => s.close());
const titles = (address: string, headers = {}) => s.call('GET', 'v1/meta/title', { address, headers });
const statuses = async (count: number, call: () => Promise<{ status: number }>) => {
  const codes: number[] = [];
  for (let i = 0; i < count; i++) codes.push((await call()).status);
  return codes.filter((status) => status === 429).length;
};

test("limits frequent calls from one IP address for a minute, but not those of others or of the sites' servers", () =>
  // A job shares the counts between processes: only the count of a single process is exact.
  s.atOne(async () => {
    expect(await statuses(122, () => titles('10.4.0.1'))).toBe(2);
    const rejected = await titles('10.4.0.1', { 'x-forwarded-for': '10.4.0.77' });
    expect([rejected.code, rejected.headers.get('retry-after')]).toEqual(['rq0005', '60']);
    expect((await titles('10.4.0.2')).status).toBe(200);
    expect(await statuses(130, () => titles('127.0.0.1'))).toBe(0);
    s.pass(60_000);
    expect((await titles('10.4.0.1')).status).toBe(200);
  }));

test('processes share their counts when the job has run in both', async () => {
  const { limits } = s.services;
  const second = await startSecondInstance(s.services, s.url);
  for (let i = 0; i < 12; i++) expect(limits.allows('somebody', 20)).toBe(true);
  for (let i = 0; i < 12; i++) expect(second.limits.allows('somebody', 20)).toBe(true); // not shared yet
  await limits.share();
  await second.limits.share();
  expect(second.limits.allows('somebody', 20)).toBe(false);
  limits.allows('somebody', 40);
  await limits.share();
  expect(limits.allows('somebody', 20)).toBe(false);
  await limits.share();
  await limits.share(); // shared twice, counted once
  expect(await s.sql(`select failures from login_attempts where subject = 'calls:somebody'`)).toEqual([
    { failures: 26 },
  ]);
  s.pass(60_000);
  expect([limits.allows('somebody', 20), second.limits.allows('somebody', 20)]).toEqual([true, true]);
  await second.close();
});

test('an ordinary visitor causes no database query', async () => {
  s.services.limits.allows('reader', 20);
  await s.services.limits.share();
  expect(await s.sql(`select 1 from login_attempts where subject = 'calls:reader'`)).toEqual([]);
});

test('searches, plans, refreshes, certificates and copies of the data have separate limits, by address and by member', () =>
  s.atOne(async () => {
    const stay = { checkIn: '2026-12-01', checkOut: '2026-12-04', rooms: [{ adults: 2 }] };
    const search = (address: string) =>
      s.call('POST', 'v1/tp/hotel/search', { address, body: { code: 'tyo', stay } });
    expect(await statuses(32, () => search('10.5.0.1'))).toBe(2);
    expect((await search('10.5.0.2')).status).toBe(200);
    // other calls are still allowed
    expect((await titles('10.5.0.1')).status).toBe(200);
    expect(
      await statuses(5, () =>
        s.call('POST', 'v1/auth/token/refresh', { address: '10.5.0.3', body: { refreshToken: newKey() } }),
      ),
    ).toBe(2);

    const { accessToken } = await s.login('noir');
    const found = await s.firstOffer('par');
    const { orderId } = (await s.book(accessToken, found.offerRef)).data;
    const moving = () => `10.6.0.${++address}`;
    let address = 0;
    const certificate = () =>
      s.call('GET', `v1/user/hotel/order/${orderId}/pdf`, { token: accessToken, address: moving() });
    expect(await statuses(4, certificate)).toBe(2); // from any address
    const copy = () => s.call('GET', 'v1/user/account-data', { token: accessToken, address: moving() });
    expect(await statuses(3, copy)).toBe(2);
    const plans = () =>
      s.call('POST', 'v1/tp/hotel/plan', {
        token: accessToken,
        address: moving(),
        body: { offerRef: found.offerRef },
      });
    expect(await statuses(31, plans)).toBe(1);
    expect(
      s.logged
        .filter((line) => line.text === 'too many calls within a minute')
        .map(({ route, userId }) => ({ route, member: userId !== undefined })),
    ).toEqual(
      expect.arrayContaining([
        { route: 'v1/tp/hotel/search', member: false },
        { route: 'v1/user/hotel/order/{id}/pdf', member: true },
      ]),
    );
    expect(JSON.stringify(s.logged)).not.toContain('10.5.0');
  }));
