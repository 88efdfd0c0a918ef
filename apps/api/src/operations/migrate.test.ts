import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { runAdminStatement, databaseUrl } from '../../testing/database.ts';
import { startProcess } from '../../testing/process.ts';
import { stayAhead } from '../../testing/real-clock.ts';

/** Two roles: one owns the tables, the other serves. */
const name = `roles_${randomUUID().slice(0, 8)}`;
const [owner, service] = [`${name}_owner`, `${name}_service`];
const as = (role: string) =>
  Object.assign(new URL(databaseUrl(inject('adminUrl'), name)), { username: role, password: 'for this test' })
    .href;
beforeAll(async () => {
  for (const role of [owner, service])
    await runAdminStatement(inject('adminUrl'), `create role ${role} login password 'for this test'`);
  await runAdminStatement(inject('adminUrl'), `create database ${name} owner ${owner}`);
});
afterAll(async () => {
  await runAdminStatement(inject('adminUrl'), `drop database if exists ${name} with (force)`);
  for (const role of [owner, service]) await runAdminStatement(inject('adminUrl'), `drop role ${role}`);
});

const migrateAs = (role: string) =>
  spawnSync(process.execPath, [join(import.meta.dirname, 'migrate.ts'), '--grant', service], {
    encoding: 'utf8',
    env: { ...process.env, DATABASE_URL: as(role) },
  });

test('the service’s role cannot create tables, and its error names who should; the owner migrates once; the service runs and cannot alter them', async () => {
  await expect(startProcess(as(service))).rejects.toThrow('Run src/operations/migrate as their owner');
  expect(migrateAs(owner).stdout).toMatch(/^[1-9]\d* migrations were missing/);
  expect(migrateAs(owner).stdout).toMatch(/^0 migrations were missing/);

  const running = await startProcess(as(service));
  const login = await running.call('POST', 'v1/auth/login', {
    body: { username: 'noir@demo.test', password: 'Voyage2026' },
  });
  expect(login.status, login.text).toBe(200);
  const stay = stayAhead();
  const { hotels } = (await running.call('POST', 'v1/tp/hotel/search', { body: { code: 'tyo', stay } })).data;
  const { rooms } = (
    await running.call('POST', 'v1/tp/hotel/plan/search', { body: { hotelId: hotels[0].hotel.id, stay } })
  ).data;
  const booked = await running.call('POST', 'v1/hotel/booking', {
    token: login.data.accessToken,
    headers: { 'idempotency-key': randomUUID() },
    body: {
      offerRef: rooms[0].offers[0].offerRef,
      agreed: true,
      guest: {
        title: 'ms',
        firstname: 'Haruka',
        lastname: 'Sato',
        email: 'haruka@example.test',
        phone: '+81 90 1234 5678',
      },
    },
  });
  expect(booked.status, booked.text).toBe(200);
  expect(await running.stop()).toBe(0);
  expect(running.output()).not.toContain('permission denied');

  for (const statement of [
    'drop table outbox',
    'alter table users add column spy text',
    'truncate staff_events',
    'create table spies (a int)',
  ])
    await expect(runAdminStatement(as(service), statement), statement).rejects.toThrow(
      /must be owner|permission denied/,
    );
}, 120_000);
