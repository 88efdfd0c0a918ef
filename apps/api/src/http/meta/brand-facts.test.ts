import { afterAll, beforeAll, expect, test } from 'vitest';
import { brands } from '../../mail/brands.ts';
import { startService, type TestService } from '../../../testing/service.ts';

let s: TestService;
beforeAll(async () => {
  s = await startService();
});
afterAll(() => s.close());
const version = async (service: TestService, brand: string) =>
  (await service.call('GET', `v1/fe-version?brand=${brand}`)).data.t as number;
const hour = 3_600_000;

test('returns the organisation of the requesting brand, and the default brand without a parameter', async () => {
  const org = async (query: string) => (await s.call('GET', `v1/org${query}`, { locale: 'en' })).data;
  const [main, club] = [await org('?brand=main'), await org('?brand=club')];
  expect(main).toMatchObject({ brand: 'Aldermere', ...brands.main.contact });
  expect(club).toMatchObject({ brand: 'Lanthorn Club', ...brands.club.contact });
  expect([main.companyNumber, main.address]).toEqual([club.companyNumber, club.address]);
  expect(await org('')).toEqual(main);
  expect((await s.call('GET', 'v1/org?brand=other')).code).toBe('rq0001');
  expect((await s.call('GET', 'v1/org?brand=club')).headers.get('cache-control')).toContain('public');
});

test('the version is the time of the last change to a brand’s cached data; restarting the service does not change it', async () => {
  const first = [await version(s, 'main'), await version(s, 'club')];
  const again = await startService({}, { url: s.url });
  again.pass(hour);
  expect([await version(again, 'main'), await version(again, 'club')]).toEqual(first);
  await again.close();
});

test('changed texts of one brand change only the version of that brand', async () => {
  const dayBefore = s.clock.now.getTime() - 24 * hour;
  await s.sql(`update facts set updated_at = $1 where key = 'inventory' or key like 'clients:%'`, [
    dayBefore,
  ]);
  // The texts of the club's pages in an earlier deployment.
  await s.sql(`update facts set value = '"the earlier texts"' where key = 'clients:club'`);
  const deployed = await startService({}, { url: s.url });
  const after = [await version(deployed, 'main'), await version(deployed, 'club')];
  expect(after).toEqual([dayBefore, deployed.clock.now.getTime()]);
  await deployed.close();
});

test('changed hotels change the version of both brands', async () => {
  const later = s.clock.now.getTime() + hour;
  await s.sql(`update facts set updated_at = $1 where key = 'inventory'`, [later]);
  const deployed = await startService({}, { url: s.url });
  expect([await version(deployed, 'main'), await version(deployed, 'club')]).toEqual([later, later]);
  await deployed.close();
});
