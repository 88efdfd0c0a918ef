import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { copyDatabase } from '../database.ts';
import { startProcess, type ServiceProcess } from '../process.ts';
import { stayAhead } from '../real-clock.ts';
import { guest, newKey } from '../service.ts';

const stay = stayAhead();
const login = async (service: ServiceProcess, name: string) =>
  (
    await service.call('POST', 'v1/auth/login', {
      body: { username: `${name}@demo.test`, password: 'Voyage2026' },
    })
  ).data.accessToken as string;
async function offer(service: ServiceProcess) {
  const { hotels } = (
    await service.call('POST', 'v1/tp/hotel/search', { body: { code: 'tyo', stay, sort: 'price-ascending' } })
  ).data;
  const { rooms } = (
    await service.call('POST', 'v1/tp/hotel/plan/search', { body: { hotelId: hotels[0].hotel.id, stay } })
  ).data;
  return { roomTypeId: rooms[0].room.id as number, offerRef: rooms[0].offers[0].offerRef as string };
}
const book = (service: ServiceProcess, token: string, offerRef: string) =>
  service.call('POST', 'v1/hotel/booking', {
    token,
    body: { offerRef, guest, agreed: true },
    headers: { 'idempotency-key': newKey() },
  });

/** A booking that waits for a lock, until `held` ends its transaction. */
async function heldBooking(service: ServiceProcess, databaseUrl: string) {
  const [token, { roomTypeId, offerRef }] = [await login(service, 'noir'), await offer(service)];
  const held = new pg.Client({ connectionString: databaseUrl });
  await held.connect();
  await held.query('begin');
  await held.query('select 1 from users for update');
  await held.query('select 1 from allotments where room_type_id = $1 for update', [roomTypeId]);
  const booking = book(service, token, offerRef);
  const waits = async () => {
    await held.query('select pg_stat_clear_snapshot()'); // a transaction keeps seeing the first snapshot it read
    const waiting =
      "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
    return (await held.query(waiting)).rowCount;
  };
  await expect.poll(waits).toBeGreaterThan(0);
  return { held, booking };
}

describe('SIGTERM with a request in progress', () => {
  let database: Awaited<ReturnType<typeof copyDatabase>>;
  beforeAll(async () => {
    database = await copyDatabase(inject('adminUrl'), inject('template'));
  });
  afterAll(() => database.drop());

  test('answers a booking that waits for a lock, rejects new ones, and exits with 0', async () => {
    const service = await startProcess(database.url);
    const { held, booking } = await heldBooking(service, database.url);
    const ended = service.stop();
    const answersNew = () => service.call('GET', 'health').then(() => true, () => false); // prettier-ignore
    await expect.poll(answersNew).toBe(false);
    expect(service.running()).toBe(true);
    await held.query('commit');
    expect([(await booking).status, (await booking).data.status]).toEqual([200, 'confirmed']);
    expect(await ended).toBe(0);
    expect((await held.query('select status from hotel_orders')).rows).toEqual([{ status: 'confirmed' }]);
    await held.end();
  });

  test('waits a few seconds for a file that its reader has abandoned, less than for a request, and exits with 0', async () => {
    const service = await startProcess(database.url, { STOP_SECONDS: '600' });
    const reader = connect(service.port, '127.0.0.1').on('error', () => {});
    // Two megabytes each time: together more than the buffers of the two sockets take.
    reader.write('GET /docs/redoc.js HTTP/1.1\r\nhost: test\r\n\r\n'.repeat(20));
    await once(reader, 'data');
    reader.pause();
    const from = performance.now();
    expect(await service.stop()).toBe(0);
    expect(performance.now() - from).toBeGreaterThan(4_000);
    expect(service.output()).not.toContain('requests aborted');
  });
});

describe('SIGTERM with a request that takes longer than STOP_SECONDS', () => {
  let database: Awaited<ReturnType<typeof copyDatabase>>;
  beforeAll(async () => {
    database = await copyDatabase(inject('adminUrl'), inject('template'));
  });
  afterAll(() => database.drop());

  test('aborts it, logs so, and exits with 1', async () => {
    const service = await startProcess(database.url, { STOP_SECONDS: '1' });
    const { held, booking } = await heldBooking(service, database.url);
    const ended = service.stop();
    await expect(booking).rejects.toThrow();
    await held.query('rollback');
    await held.end();
    expect(await ended).toBe(1);
    expect(service.output()).toContain('did not finish within STOP_SECONDS');
  });
});

describe('SIGTERM behind a balancer', () => {
  let database: Awaited<ReturnType<typeof copyDatabase>>;
  beforeAll(async () => {
    database = await copyDatabase(inject('adminUrl'), inject('template'));
  });
  afterAll(() => database.drop());

  test('with DRAIN_SECONDS it first requests to receive no more traffic, and answers what still arrives', async () => {
    const service = await startProcess(database.url, { DRAIN_SECONDS: '600' });
    const [token, { offerRef }] = [await login(service, 'noir'), await offer(service)];
    expect((await service.call('GET', 'ready')).status).toBe(200);
    void service.stop();
    await expect.poll(async () => (await service.call('GET', 'ready')).status).toBe(503);
    expect((await service.call('GET', 'health')).status).toBe(200);
    expect((await book(service, token, offerRef)).data.status).toBe('confirmed');
    await service.kill();
  });

  test('after DRAIN_SECONDS it ends, with 0', async () => {
    const service = await startProcess(database.url, { DRAIN_SECONDS: '1' });
    const from = performance.now();
    expect(await service.stop()).toBe(0);
    expect(performance.now() - from).toBeGreaterThan(900);
  });
});

describe('the embedded PostgreSQL', () => {
  const folder = mkdtempSync(join(tmpdir(), 'voyage-embedded-'));
  const pidOf = () => Number(readFileSync(join(folder, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]);
  const start = () => startProcess('', { DATABASE_URL: undefined, DATA_DIR: folder });
  const alive = (pid: number) => {
    try {
      return process.kill(pid, 0);
    } catch {
      return false;
    }
  };
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('is restarted after a kill, with its bookings', async () => {
    const service = await start();
    const token = await login(service, 'noir');
    const { offerRef } = await offer(service);
    const booked = await book(service, token, offerRef);
    expect(booked.data.status).toBe('confirmed');
    const first = pidOf();
    process.kill(first, 'SIGKILL');
    await expect.poll(service.output).toContain('restarting it');
    await expect
      .poll(async () => (await service.call('GET', 'ready')).text)
      .toContain('"database":"answers"');
    expect(pidOf()).not.toBe(first);
    const orders = await service.call('POST', 'v1/user/hotel/order', { token, body: {} });
    expect(orders.text.split(booked.data.bookingNumber), orders.text).toHaveLength(2);
    expect(await service.stop()).toBe(0);
    expect(alive(first)).toBe(false);
  });

  test('leaves no server behind when the service is stopped during startup', async () => {
    const child = spawn(process.execPath, [join(import.meta.dirname, '..', '..', 'src', 'main.ts')], {
      env: {
        ...process.env,
        VITEST: '',
        NODE_ENV: 'development',
        API_PORT: '0',
        DATA_DIR: folder,
        DATABASE_URL: undefined,
        LOG_LEVEL: 'info',
        DEMO_DATA: 'true',
      },
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    let output = '';
    child.stdout.on('data', (chunk) => (output += String(chunk)));
    await expect.poll(() => output, { interval: 5 }).toContain('embedded PostgreSQL on port');
    const server = pidOf();
    child.kill('SIGTERM');
    await once(child, 'exit');
    await expect.poll(() => alive(server)).toBe(false);
  });
});
