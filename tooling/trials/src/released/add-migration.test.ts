import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { addMigration, migrationsOf } from './add-migration.ts';

const release = mkdtempSync(join(tmpdir(), 'voyage-migration-'));
afterAll(() => rmSync(release, { recursive: true, force: true }));

it('adds a migration after the last one of a release', () => {
  const meta = join(release, 'src', 'migrations', 'meta');
  mkdirSync(meta, { recursive: true });
  const entries = [{ idx: 9, version: '7', when: 1000, tag: '0009_last', breakpoints: true }];
  writeFileSync(
    join(meta, '_journal.json'),
    JSON.stringify({ version: '7', dialect: 'postgresql', entries }),
  );
  addMigration(release);
  expect(migrationsOf(release)).toEqual(['0009_last', '0010_added_by_a_trial']);
  const journal = JSON.parse(readFileSync(join(meta, '_journal.json'), 'utf8'));
  // Drizzle runs what is younger than the last migration of the database.
  expect(journal).toMatchObject({ version: '7', entries: [{ when: 1000 }, { idx: 10, when: 1001 }] });
  const sql = readFileSync(join(meta, '..', '0010_added_by_a_trial.sql'), 'utf8');
  expect(sql.split('--> statement-breakpoint')).toHaveLength(3);
  expect(sql).not.toMatch(/drop|rename/i);
});
