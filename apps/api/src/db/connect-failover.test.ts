import { createServer, type Socket } from 'node:net';
import { once } from 'node:events';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { isDatabaseUnavailable } from '../platform/database-unavailable.ts';
import { portOf } from '../platform/port-of.ts';
import { copyDatabase } from '../../testing/database.ts';
import { connect } from './connect.ts';
import { inTransaction } from './in-transaction.ts';
import { queryPrepared } from './query-prepared.ts';

let database: Awaited<ReturnType<typeof copyDatabase>>;
beforeAll(async () => {
  database = await copyDatabase(inject('adminUrl'), inject('template'));
});
afterAll(() => database.drop());
const failureOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'no failure',
    (error: unknown) => error,
  );

test('a connection asks for no settings at its start, which poolers such as pgbouncer reject', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const db = connect(`postgres://voyage:secret@127.0.0.1:${portOf(server)}/voyage`, 1, () => {});
  const connected: Promise<[Socket]> = once(server, 'connection') as Promise<[Socket]>;
  const query = failureOf(db.pool.query('select 1'));
  const [socket] = await connected;
  const [message]: [Buffer] = (await once(socket, 'data')) as [Buffer];
  const parts = message.subarray(8).toString('utf8').split('\0');
  const names = parts.filter((part, i) => i % 2 === 0 && part !== '');
  expect(new Set(names).difference(new Set(['user', 'database', 'client_encoding']))).toEqual(new Set());
  socket.destroy();
  expect(isDatabaseUnavailable(await query)).toBe(true);
  await db.close();
  server.close();
});

test('and yet statements and idle transactions are limited', async () => {
  const db = connect(database.url, 1, () => {});
  const { rows } = await db.pool.query(
    `select current_setting('statement_timeout') as statement, current_setting('idle_in_transaction_session_timeout') as idle`,
  );
  expect(rows).toEqual([{ statement: '15s', idle: '15s' }]);
  await db.close();
});

test('a standby counts as unavailable until it is promoted', async () => {
  const db = connect(database.url, 1, () => {});
  const name = new URL(database.url).pathname.slice(1);
  const owner = connect(database.url, 1, () => {});
  await owner.pool.query('create schema standby');
  await owner.pool.query(
    'create function standby.pg_is_in_recovery() returns boolean language sql as $$select true$$',
  );
  await owner.pool.query(`alter database ${name} set search_path = standby, pg_catalog, public`);
  expect(isDatabaseUnavailable(await failureOf(db.pool.query('select 1')))).toBe(true);
  await owner.pool.query(`alter database ${name} reset search_path`);
  expect((await db.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  await Promise.all([db.close(), owner.close()]);
});

const write = `insert into facts (key, value, updated_at) values ('written', '{}', 1) on conflict (key) do nothing`;
test.each([
  ['in a transaction', (db: ReturnType<typeof connect>) => inTransaction(db.pool, (c) => c.query(write))],
  ['in one of Drizzle', (db: ReturnType<typeof connect>) => db.orm.transaction((tx) => tx.execute(write))],
  ['prepared', (db: ReturnType<typeof connect>) => queryPrepared(db.pool, { name: 'write', text: write })],
  ['of the pool', (db: ReturnType<typeof connect>) => db.pool.query(write)],
])('a connection to a primary that became read-only is discarded: %s', async (_, attempt) => {
  const db = connect(database.url, 1, () => {});
  await db.pool.query('set default_transaction_read_only = on');
  const failure = await failureOf(attempt(db));
  expect(isDatabaseUnavailable(failure), String(failure)).toBe(true);
  expect(await failureOf(attempt(db))).toBe('no failure');
  await db.close();
});
