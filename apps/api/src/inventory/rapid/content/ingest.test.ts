import { afterAll, beforeAll, expect, test } from 'vitest';
import { startService, type TestService } from '../../../../testing/service.ts';
import type { Unmapped } from '../../../db/schema/inventory.ts';
import { createContent } from '../../content/create-content.ts';
import { readRooms } from '../../content/rooms.ts';
import { vocabulary } from '../../vocabulary.ts';
import { rapidClient } from '../client.ts';
import { sandboxProperties } from '../sandbox/properties.ts';
import { serveRapidSandbox, type RapidSandbox, type SandboxFault } from '../sandbox/server.ts';
import { soldProperties } from '../sold-properties.ts';
import type { Choice } from './choice.ts';
import { brandMappingOf } from './brand-mapping.ts';
import { ingest, ingestChanges, type Ingestion } from './ingest.ts';
import { rapidContent } from '../rapid-content.ts';

const key = { key: 'a-key', secret: 'a-secret' };
let s: TestService;
let sandbox: RapidSandbox;
let fault: SandboxFault | undefined;
const properties = sandboxProperties(60);
const now = () => s.clock.now;
beforeAll(async () => {
  s = await startService();
  sandbox = await serveRapidSandbox({ key, now, properties, inject: () => fault });
});
afterAll(async () => {
  await sandbox.close();
  await s.close();
});

const luxury: Choice = { minRating: 4.5, chains: new Set(), properties: new Set(), excluded: new Set() };
const { places, brands, groups } = vocabulary();
const ingestion = (change: Partial<Ingestion> = {}): Ingestion => ({
  db: s.services.db,
  supplier: 'rapid',
  source: source(),
  ours: { places: [...places.values()], brandMapping: brandMappingOf(brands.values(), groups.values()) },
  choice: luxury,
  now,
  ...change,
});
const source = (wait: (ms: number) => Promise<void> = () => Promise.resolve()) =>
  rapidContent({
    client: rapidClient({ url: sandbox.url, key, userAgent: 'Voyage/1.0', fetch, now }),
    fetchFile: fetch,
    pointOfSale: { country: 'TW', currency: 'TWD' },
    now,
    wait,
  });
const run = (choice = luxury) => ingest(ingestion({ choice }));
const runChanges = () => ingestChanges(ingestion());

const openHotels = async () =>
  (
    await s.sql<{ id: number }>("select id from hotels where supplier = 'rapid' and not closed order by id")
  ).map(({ id }) => id);
const lastRun = async () => (await s.sql('select * from content_runs order by id desc limit 1'))[0];
/** The hotels that changed while something was done. */
async function changesOf(work: () => Promise<unknown>): Promise<number[]> {
  await s.sql('delete from inventory_changes');
  await work();
  return (await s.sql<{ hotel_id: number }>('select hotel_id from inventory_changes order by hotel_id')).map(
    ({ hotel_id: id }) => id,
  );
}
const numberOf = async (property: string) =>
  (
    await s.sql<{ hotel_id: number }>(
      `select hotel_id from supplier_properties where property_id = '${property}'`,
    )
  )[0]!.hotel_id;
const versions = () =>
  s.sql(
    `select 'h' as kind, id, xmin::text from hotels where supplier = 'rapid'
     union all select 'r', id, xmin::text from room_types where id >= 100000000 order by 1, 2`,
  );
const content = () =>
  createContent(
    { db: s.services.db, now, articles: () => [], pictureHosts: ['i.sandbox.example'] },
    { supplier: 'rapid', readRest: readRooms, policies: [] },
  );
const today = () => now().toISOString().slice(0, 10);
const propertyOf = (id: string) => properties.find((property) => property.id === id)!;

test('without an earlier run everything is taken over: the chosen properties become hotels in four languages', async () => {
  const counts = await runChanges();
  expect(counts).toMatchObject({ en: 54, hotels: 52, new: 52, changed: 0, closed: 0 });
  expect(counts?.ja).toBeLessThan(54);
  expect(await lastRun()).toMatchObject({ kind: 'whole', failure: null, counts, ended_at: now() });

  const first = await openHotels();
  expect(first).toHaveLength(52);
  const { content: shown, store } = await content();
  expect(store.hotels.size).toBe(52);
  const hotel = await shown.hotelDetail(String(first[0]), 'zh-tw');
  expect(hotel).toMatchObject({ name: '琥珀階丸之內', openedYear: null, latestCheckIn: '00:00' });
  expect(shown.hotelSummary(first[6]!, 'ja').name).not.toBe('');
});

test('what is as it was is not written, and uses up no numbers', async () => {
  const before = await versions();
  expect(before).toHaveLength(52 + 150);
  const last = () => s.sql('select last_value from supplier_rooms_room_type_id_seq');
  const numbers = await last();
  let counts = {};
  expect(await changesOf(async () => (counts = await run()))).toEqual([]);
  expect(counts).toMatchObject({ hotels: 52, new: 0, changed: 0, closed: 0 });
  expect(await versions()).toEqual(before);
  expect(await last()).toEqual(numbers);
});

test('a room that is gone is not shown, but is named where it was booked; it may come back', async () => {
  const property = propertyOf('19002');
  const id = await numberOf(property.id);
  const { rooms } = property;
  const {
    content: { hotelDetail, room },
  } = await content();
  const [, suite] = (await hotelDetail(String(id), 'en')).rooms;
  property.rooms = rooms.slice(0, 1);
  expect(await changesOf(run)).toEqual([id]);
  const { content: after } = await content();
  expect((await after.hotelDetail(String(id), 'en')).rooms.map(({ name }) => name)).toEqual(['City Room']);
  expect(after.hotel(String(id), 'en').rooms).toHaveLength(1);
  const sold = await soldProperties(s.services.db, 'rapid');
  expect([...sold.byHotel(id)!.roomTypes.keys()], 'nor sold').toEqual([rooms[0]!.id]);
  expect(after.room(id, suite!.id, 'en')).toEqual(room(id, suite!.id, 'en'));
  property.rooms = rooms;
  expect(await changesOf(run)).toEqual([id]);
  expect((await (await content()).content.hotelDetail(String(id), 'en')).rooms[1]).toMatchObject({
    id: suite!.id,
  });
});

test('a property of the list is sold whatever its rating, or never', async () => {
  expect(await run({ ...luxury, properties: new Set(['19009']) })).toMatchObject({ hotels: 53, new: 1 });
  const id = await numberOf('19009');
  const excluded = await numberOf('19002');
  expect(await run({ ...luxury, excluded: new Set(['19002']) })).toMatchObject({ closed: 2 });
  expect(await openHotels()).not.toContain(excluded);
  expect(await run({ ...luxury, properties: new Set(['19009']) })).toMatchObject({ hotels: 53, new: 2 });
  expect(await changesOf(run)).toEqual([id]);
  expect(await openHotels()).not.toContain(id);
});

test('only what changed since the last run is read, in every language, and what is inactive is closed', async () => {
  const [changed, gone, former] = [propertyOf('19003'), propertyOf('19004'), propertyOf('19007')];
  const texts = () =>
    s.sql(
      "select name from hotels where id = (select hotel_id from supplier_properties where property_id = '19003')",
    );
  const before = await texts();
  changed.updatedOn = today();
  changed.place = { ...changed.place, currency: 'USD' };
  former.updatedOn = '2020-01-01';
  former.place = { ...former.place, currency: 'USD' };
  gone.inactiveOn = today();
  let counts = {};
  expect(await changesOf(async () => (counts = (await runChanges())!))).toEqual([
    await numberOf('19003'),
    await numberOf('19004'),
  ]);
  expect(counts).toMatchObject({
    en: 1,
    ja: 1,
    'zh-tw': 1,
    'zh-cn': 1,
    inactive: 1,
    hotels: 51,
    changed: 1,
    closed: 1,
  });
  expect(await texts()).toEqual(before);
  expect(await lastRun()).toMatchObject({ kind: 'changes', failure: null });
  // the same again, since a day earlier is read twice
  expect(await changesOf(runChanges)).toEqual([]);

  delete gone.inactiveOn;
  gone.updatedOn = today();
  expect(await runChanges()).toMatchObject({ hotels: 52, new: 1, closed: 0 });
  expect(await changesOf(run), 'the whole content has the rest').toEqual([await numberOf('19007')]);
});

test('lists have pages, and calls that are not accepted are made again', async () => {
  for (const property of properties) property.updatedOn = today();
  const waited: number[] = [];
  const patient = source((ms) => {
    waited.push(ms);
    fault = undefined;
    return Promise.resolve();
  });
  fault = 'too-many';
  expect(await ingestChanges(ingestion({ source: patient }))).toMatchObject({
    en: 54,
    read: expect.any(Number),
  });
  expect(waited).toEqual([20_000]);
  for (const property of properties) delete property.updatedOn;
});

test('what loses more than a tenth is not taken over, and neither is a truncated source', async () => {
  const before = await openHotels();
  await expect(run({ ...luxury, minRating: 5 })).rejects.toThrow('not taken over');
  expect(await lastRun()).toMatchObject({ failure: 'shrunk', unmapped: null, ended_at: now() });
  for (const property of properties.slice(0, 8)) property.inactiveOn = today();
  await expect(runChanges()).rejects.toThrow('loses 8 of 52 hotels');
  for (const property of properties.slice(0, 8)) delete property.inactiveOn;
  sandbox.files.cutAt = 600;
  await expect(run()).rejects.toThrow('cannot be read');
  delete sandbox.files.cutAt;
  expect(await lastRun()).toMatchObject({ failure: 'unread' });
  fault = 'unavailable';
  await expect(runChanges()).rejects.toThrow('status 503');
  fault = undefined;
  expect(await openHotels()).toEqual(before);
});

test('of two processes one runs, and its counts are visible', async () => {
  const reached = Promise.withResolvers<void>();
  const go = Promise.withResolvers<void>();
  const { whole, ...rest } = source();
  const slow: Ingestion['source'] = {
    ...rest,
    async *whole() {
      let lines = 0;
      for await (const found of whole()) {
        if (++lines === 11) {
          reached.resolve();
          await go.promise;
        }
        yield found;
      }
    },
  };
  const first = ingest(ingestion({ source: slow, progressMs: 0 }));
  await reached.promise;
  expect(await lastRun()).toMatchObject({ ended_at: null, failure: null, counts: { read: 9 } });
  expect(await runChanges()).toBeNull();
  await expect(run()).rejects.toThrow('another process');
  go.resolve();
  expect(await first).toMatchObject({ hotels: 52 });
});

test('a run whose process ended is reported as interrupted', async () => {
  await s.sql(
    "insert into content_runs (supplier, started_at, counted_at, counts) values ('rapid', now(), now(), '{}')",
  );
  const { id } = (await lastRun())!;
  await run();
  expect((await s.sql(`select failure, ended_at from content_runs where id = ${id}`))[0]).toMatchObject({
    failure: 'interrupted',
    ended_at: expect.any(Date),
  });
});

test('what has no counterpart of ours is listed with how many properties have it', async () => {
  const others = [...places.values()].filter(({ code }) => code !== 'tyo');
  const brandMapping = brandMappingOf(brands.values(), groups.values());
  const before = await openHotels();
  await s.sql("update hotels set closed = true where supplier = 'rapid' and place = 'tyo'");
  await ingest(ingestion({ ours: { places: others, brandMapping } }));
  const [{ unmapped } = { unmapped: null }] = await s.sql<{ unmapped: Unmapped | null }>(
    'select unmapped from content_runs order by id desc limit 1',
  );
  expect(unmapped?.brands).toContainEqual({ name: expect.any(String), properties: 1 });
  expect(unmapped?.chains.length).toBeGreaterThan(0);
  expect(unmapped?.amenities).toContainEqual({ name: 'Gift shop', properties: 30 });
  expect(unmapped?.cities).toContainEqual({ name: 'Tokyo, JP', properties: 8 });
  await run();
  expect(await openHotels()).toEqual(before);
});
