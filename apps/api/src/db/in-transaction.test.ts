import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, inject, test, vi } from 'vitest';
import { copyDatabase } from '../../testing/database.ts';
import { connect, type Database } from './connect.ts';
import { inTransaction, onConnection, transaction } from './in-transaction.ts';

let db: Database;
let drop: () => Promise<void>;
beforeAll(async () => {
  const database = await copyDatabase(inject('adminUrl'), inject('template'));
  drop = database.drop;
  db = connect(database.url, 1, () => {}); // one connection: what is not released would never be available again
  await db.pool.query('create table entries (text text)');
});
beforeEach(() => db.pool.query('truncate entries'));
afterAll(async () => {
  await db.close();
  await drop();
});

const write = (client: pg.PoolClient, text: string) =>
  client.query('insert into entries values ($1)', [text]);
const entries = async () =>
  (await db.pool.query<{ text: string }>('select text from entries')).rows.map(({ text }) => text);
/** Which connection of the pool it is. */
const idOf = async (client: pg.Pool | pg.PoolClient) =>
  (await client.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]?.pid;

test('commits, and returns the result of the work', async () => {
  const given = await inTransaction(db.pool, async (client) => (await write(client, 'a'), 7));
  expect([given, await entries()]).toEqual([7, ['a']]);
});

test('a failure rolls back, and the connection remains in use', async () => {
  const before = await idOf(db.pool);
  const failing = inTransaction(db.pool, async (client) => {
    await write(client, 'a');
    throw new Error('the work failed');
  });
  await expect(failing).rejects.toThrow('the work failed');
  expect([await entries(), await idOf(db.pool)]).toEqual([[], before]);
  await inTransaction(db.pool, (client) => write(client, 'b'));
  expect(await entries()).toEqual(['b']);
});

test('a statement that fails rolls back what was written before it', async () => {
  const failing = inTransaction(db.pool, async (client) => {
    await write(client, 'a');
    await client.query('select 1 / 0');
  });
  await expect(failing).rejects.toThrow('division by zero');
  expect(await entries()).toEqual([]);
});

test('a result that is not to be kept is given all the same, and rolled back', async () => {
  const decide = (keep: boolean) =>
    inTransaction(
      db.pool,
      async (client) => {
        await write(client, String(keep));
        return { keep };
      },
      { keeps: (result) => result.keep },
    );
  expect([await decide(false), await decide(true), await entries()]).toEqual([
    { keep: false },
    { keep: true },
    ['true'],
  ]);
});

test('a broken connection is discarded', async () => {
  const before = await idOf(db.pool);
  const failing = inTransaction(db.pool, async (client) => {
    await write(client, 'a');
    await client.query('select pg_terminate_backend(pg_backend_pid())');
  });
  await expect(failing).rejects.toThrow('terminating connection');
  expect(await entries()).toEqual([]);
  expect(await idOf(db.pool)).not.toBe(before);
});

test('a connection that cannot be rolled back is discarded, and the error is that of the work', async () => {
  const before = await idOf(db.pool);
  const failing = inTransaction(db.pool, async (client) => {
    await write(client, 'a');
    vi.spyOn(client, 'query').mockImplementation(() => Promise.reject(new Error('the connection failed')));
    throw new Error('the work failed');
  });
  await expect(failing).rejects.toThrow('the work failed');
  expect(await entries()).toEqual([]);
  expect(await idOf(db.pool)).not.toBe(before);
});

test('a connection whose settings were changed is discarded on request, after success and after failure', async () => {
  for (const fails of [false, true]) {
    const before = await idOf(db.pool);
    const work = onConnection(
      db.pool,
      async (client) => {
        await client.query('set statement_timeout = 0');
        await transaction(client, () => write(client, 'a'));
        if (fails) throw new Error('the work failed');
      },
      { discard: true },
    );
    await work.catch(() => {});
    expect(await idOf(db.pool)).not.toBe(before);
    const { rows } = await db.pool.query<{ statement_timeout: string }>('show statement_timeout');
    expect(rows).toEqual([{ statement_timeout: '15s' }]);
  }
});
