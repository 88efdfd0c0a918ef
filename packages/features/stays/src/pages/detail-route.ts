import type { HotelDetail } from '@voyage/contracts/hotel.ts';
import type { PageContext } from '@voyage/site-core/context/site-context.ts';
import type { Matched } from '@voyage/site-chrome/head/head.ts';

/** Loaded with the first hotel: every page includes this file. */
const load = () => import('../state/detail-load.ts');

export const detailLoader = async (context: PageContext, hotelKey: string): Promise<HotelDetail> =>
  (await load()).detailLoader(context, hotelKey);
export const detailHead = async (given: Matched<HotelDetail>) => (await load()).detailHead(given);
