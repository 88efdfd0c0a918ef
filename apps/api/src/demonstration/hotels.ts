import { readJsonFile } from '../platform/content-files.ts';
import type { Database } from '../db/connect.ts';
import type { Flagship } from '../inventory/embedded/hotels/flagships.ts';

interface Existing {
  slug: string;
  place: string;
}
/** Hotels for a wish, best first; those that the member has already come last. */
export type ChooseHotels = (wanted: string, taken: ReadonlySet<string>) => string[];

/**
 * The wanted hotel; if the inventory lacks it (a small one has few, DEMO_HOTELS) others stand in for it, those
 * of its city first.
 */
export async function hotelChoice({ pool }: Database): Promise<ChooseHotels> {
  const { rows } = await pool.query<Existing>('select slug, place from hotels order by flagship desc, id');
  return (wanted, taken) => {
    if (rows.some(({ slug }) => slug === wanted)) return [wanted];
    const { city } = readJsonFile<Pick<Flagship, 'city'>>(`hotels/${wanted}/facts.json`);
    const free = rows.filter(({ slug }) => !taken.has(slug));
    const near = free.filter(({ place }) => place === city);
    return [...new Set([...near, ...free, ...rows])].map(({ slug }) => slug);
  };
}
