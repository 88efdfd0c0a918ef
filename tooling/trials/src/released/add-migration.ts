import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

interface Entry {
  idx: number;
  version: string;
  when: number;
  tag: string;
  breakpoints: boolean;
}
interface Journal {
  entries: Entry[];
}
const folderOf = (release: string): string => join(release, 'src', 'migrations');
const journalFile = (release: string): string => join(folderOf(release), 'meta', '_journal.json');
const journalOf = (release: string): Journal => JSON.parse(readFileSync(journalFile(release), 'utf8'));

/** The names of the migrations in an unpacked release of the service. */
export const migrationsOf = (release: string): string[] => journalOf(release).entries.map(({ tag }) => tag);

const statements = [
  'CREATE TABLE "added_by_a_trial" ("id" uuid PRIMARY KEY NOT NULL)',
  'ALTER TABLE "hotel_orders" ADD COLUMN "added_by_a_trial" text DEFAULT \'\' NOT NULL',
  'CREATE INDEX "hotel_orders_added_by_a_trial" ON "hotel_orders" USING btree ("added_by_a_trial")',
];

/** Gives an unpacked release one more migration, which only adds, as every migration does. */
export function addMigration(release: string): void {
  const journal = journalOf(release);
  const last = journal.entries.at(-1);
  if (!last) throw new Error(`${release} has no migrations`);
  const tag = `${String(last.idx + 1).padStart(4, '0')}_added_by_a_trial`;
  journal.entries.push({ ...last, idx: last.idx + 1, when: last.when + 1, tag });
  writeFileSync(join(folderOf(release), `${tag}.sql`), statements.join(';--> statement-breakpoint\n'));
  writeFileSync(journalFile(release), JSON.stringify(journal));
}
