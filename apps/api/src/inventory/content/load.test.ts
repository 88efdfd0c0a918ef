import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { connect, type Database } from '../../db/connect.ts';
import { copyDatabase } from '../../../testing/database.ts';
import { loadHotels } from './load.ts';
import { readRooms } from './rooms.ts';
import { Store } from './store.ts';

let copy: Awaited<ReturnType<typeof copyDatabase>>;
let db: Database;
beforeAll(async () => {
  copy = await copyDatabase(inject('adminUrl'), inject('template'));
  db = connect(copy.url, 1, () => {});
});
afterAll(async () => {
  await db.close();
  await copy.drop();
});

test('a load that fails leaves no connection with an open transaction', async () => {
  const store = new Store();
  store.put = () => {
    throw new Error('no more room');
  };
  await expect(
    loadHotels(db, store, { supplier: 'embedded', pictureHosts: [], readRest: readRooms }),
  ).rejects.toThrow('no more room');
  const { rows } = await db.pool.query<{ level: string }>(
    "select current_setting('transaction_isolation') as level",
  );
  expect(rows[0]?.level).toBe('read committed');
});
