import type { Locale } from '@voyage/domain/locale.ts';
import * as v from 'valibot';
import type { Database } from '../../../db/connect.ts';
import { reasonOf } from '../../../platform/logged-error.ts';
import { isChosen, type Choice } from './choice.ts';
import { ContentRefused, type ContentRun } from './content-run.ts';
import type { Found } from './source.ts';
import { content, listing } from './wire.ts';

const idAtBeginning = /^\s*\{\s*"property_id"\s*:\s*"?(\d+)/;
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
  for await (const { locale, line } of readOrRefuse(source)) {
    await run.progress();
    if (locale !== language) {
      await store();
      language = locale;
    }
    run.count('read');
    // a file has hundreds of thousands, of which most are not chosen: they are read no further than needed
    const beginning = locale === 'en' ? undefined : idAtBeginning.exec(line)?.[1];
    if (beginning !== undefined && !chosen.has(beginning)) continue;
    const json = parsed(line);
    const listed = v.safeParse(listing, json);
    if (listed.success) {
      const { property_id: id } = listed.output;
      if (locale === 'en' ? !isChosen(choice, listed.output) : !chosen.has(id)) continue;
      if (v.is(content, json)) {
        chosen.add(id);
        // one that is listed twice counts as it is listed last
        waiting.set(id, line);
      } else run.count('unreadable');
    } else run.count('unreadable');
    if (waiting.size >= batch) await store();
  }
  await store();
}

/** What a source has. @throws ContentRefused if it fails */
export async function* readOrRefuse<T>(source: AsyncIterable<T>): AsyncGenerator<T> {
  try {
    yield* source;
  } catch (error) {
    throw new ContentRefused('unread', `content cannot be read: ${reasonOf(error)}`, { cause: error });
  }
}

/** Undefined: it is no JSON. */
function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
