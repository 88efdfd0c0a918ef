import type { Services } from '../services.ts';

/** How the supplier's content is. */
export interface ContentHealth {
  /** Seconds since the last run that took something over began; without one, since the first run began. */
  age: number;
  /** Hotels on sale after it; null without one. */
  hotels: number | null;
  /** Whether the last run that ended came to nothing. */
  hasFailed: boolean;
}

/** Null if nothing was ever read: of an inventory that imports nothing. */
export async function readContentHealth({
  db,
  inventory,
  now,
}: Pick<Services, 'db' | 'inventory' | 'now'>): Promise<ContentHealth | null> {
  const { rows } = await db.pool.query<{
    age: number;
    hotels: number | null;
    has_failed: boolean | null;
  }>(
    `with runs as (select * from content_runs where supplier = $1),
       good as (select * from runs where ended_at is not null and failure is null order by id desc limit 1)
     select extract(epoch from $2::timestamptz - coalesce((select started_at from good), min(started_at)))::float8 as age,
       (select (counts->>'hotels')::int from good) as hotels,
       (select failure is not null from runs where ended_at is not null order by id desc limit 1) as has_failed
     from runs having count(*) > 0`,
    [inventory.name, now()],
  );
  const [found] = rows;
  return found ? { age: found.age, hotels: found.hotels, hasFailed: found.has_failed ?? false } : null;
}
