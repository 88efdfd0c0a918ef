import { afterAll, beforeAll, expect, test } from 'vitest';
import { startService, type TestService } from '../../../../testing/service.ts';
import { createContent } from '../../content/create-content.ts';
import { readRooms } from '../../content/rooms.ts';
import { vocabulary } from '../../vocabulary.ts';
import { rapidClient } from '../client.ts';
import { sandboxProperties } from '../sandbox/properties.ts';
import { serveRapidSandbox, type RapidSandbox } from '../sandbox/server.ts';
import { ingest, type Choice } from './ingest.ts';
import { contentLines } from './read.ts';

const key = { key: 'a-key', secret: 'a-secret' };
let s: TestService;
let sandbox: RapidSandbox;
const properties = sandboxProperties(40);
beforeAll(async () => {
  s = await startService();
  sandbox = await serveRapidSandbox({ key, now: () => s.clock.now, properties });
});
afterAll(async () => {
  await sandbox.close();
  await s.close();
});

const luxury: Choice = { leastRating: 4.5, chains: [], properties: [] };
function run(choice = luxury) {
  const now = () => s.clock.now;
  const client = rapidClient({ url: sandbox.url, key, userAgent: 'Voyage/1.0', fetch, now });
  return ingest({
    db: s.services.db,
    supplier: 'rapid',
    read: (locale) => contentLines(client, fetch, { country: 'TW', currency: 'TWD' }, locale),
    places: [...vocabulary().places.values()],
    choice,
    now,
  });
}
const openHotels = async () =>
  (
    await s.sql<{ id: number }>("select id from hotels where supplier = 'rapid' and not closed order by id")
  ).map(({ id }) => id);
const lastRun = async () => (await s.sql('select * from content_runs order by id desc limit 1'))[0];

test('the chosen properties become hotels in four languages, once', async () => {
  const counts = await run();
  expect(counts).toMatchObject({ en: 36, hotels: 36, closed: 0 });
  expect(counts.ja).toBeLessThan(36);
  expect(await lastRun()).toMatchObject({ failure: null, counts });
  const first = await openHotels();
  expect(first).toHaveLength(36);
  await run();
  expect(await openHotels(), 'the same hotels').toEqual(first);

  const { content, store } = await createContent(
    { db: s.services.db, now: () => s.clock.now, articles: () => [], pictureHosts: ['i.sandbox.example'] },
    { supplier: 'rapid', readRest: readRooms, policies: [] },
  );
  expect(store.hotels.size).toBe(36);
  const hotel = await content.hotelDetail(String(first[0]), 'zh-tw');
  expect(hotel).toMatchObject({ name: '琥珀階丸之內', openedYear: null, latestCheckIn: '00:00' });
  expect(content.hotelSummary(first[6]!, 'ja').name).not.toBe('');
});

test('a property of the list is sold whatever its rating', async () => {
  const counts = await run({ ...luxury, properties: ['19009'] });
  expect(counts.hotels).toBe(37);
  await run();
  expect(await openHotels()).toHaveLength(36);
});

test('what loses more than a tenth is not taken over, and what is cut neither', async () => {
  const before = await openHotels();
  await expect(run({ ...luxury, leastRating: 5 })).rejects.toThrow('not taken over');
  expect(await lastRun()).toMatchObject({ failure: expect.any(String), ended_at: expect.any(Date) });
  sandbox.files.cutAt = 600;
  await expect(run()).rejects.toThrow();
  delete sandbox.files.cutAt;
  expect(await openHotels()).toEqual(before);
});
