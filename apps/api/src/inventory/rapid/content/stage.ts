import type { Locale } from '@voyage/domain/locale.ts';
import * as v from 'valibot';
import type { Database } from '../../../db/connect.ts';
import { reasonOf } from '../../../platform/logged-error.ts';
import { isChosen, type Choice } from './choice.ts';
import { ContentRefused, type ContentRun } from './content-run.ts';
import type { Found } from './source.ts';
import { content, type WireContent } from './wire.ts';

/** How many properties are stored at once. */
const batch = 200;

interface Staging {
  db: Pick<Database, 'pool'>;
  supplier: string;
  choice: Choice;
}

/**
 * Stores the chosen properties of a source in every language (`supplier_contents`), in the order in which it has them:
 * English decides which these are. @throws ContentRefused if the source cannot be read to its end
 */
export async function stage(
  { db: { pool }, supplier, choice }: Staging,
  source: AsyncIterable<Found>,
  run: ContentRun,
): Promise<void> {
  await pool.query('delete from supplier_contents where supplier = $1', [supplier]);
  const chosen = new Set<string>();
  let language: Locale = 'en';
  let waiting = new Map<string, string>();
  const store = async () => {
    if (waiting.size === 0) return;
    await pool.query(
      `insert into supplier_contents (supplier, property_id, locale, content)
       select $1, id, $2, content from unnest($3::text[], $4::json[]) as line (id, content)
       on conflict (supplier, property_id, locale) do update set content = excluded.content`,
      [supplier, language, [...waiting.keys()], [...waiting.values()]],
    );
    run.count(language, waiting.size);
    waiting = new Map();
  };
  for await (const { locale, line } of unlessCut(source)) {
    await run.progress();
    if (locale !== language) {
      await store();
      language = locale;
    }
    run.count('read');
    const found = parsed(line);
    if (!found) {
      run.count('unreadable');
      continue;
    }
    if (locale === 'en' && isChosen(choice, found)) chosen.add(found.property_id);
    if (!chosen.has(found.property_id)) continue;
    // one that is listed twice counts as it is listed last
    waiting.set(found.property_id, line);
    if (waiting.size >= batch) await store();
  }
  await store();
}

/** What a source has. @throws ContentRefused if it fails */
export async function* unlessCut<T>(source: AsyncIterable<T>): AsyncGenerator<T> {
  try {
    yield* source;
  } catch (error) {
    throw new ContentRefused('unread', `content cannot be read: ${reasonOf(error)}`, { cause: error });
  }
}

function parsed(line: string): WireContent | null {
  try {
    const read = v.safeParse(content, JSON.parse(line));
    return read.success ? read.output : null;
  } catch {
    return null;
  }
}
