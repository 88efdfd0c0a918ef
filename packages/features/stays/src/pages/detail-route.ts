import type { HotelDetail } from '@voyage/contracts/hotel.ts';
import type { PageContext } from '@voyage/site-core/context/site-context.ts';
import type { DetailHeadInput } from '../state/detail-load.ts';

/** Loaded with the first hotel: every page includes this file. */
const load = () => import('../state/detail-load.ts');

export const detailLoader = async (context: PageContext, hotelKey: string): Promise<HotelDetail> =>
  (await load()).detailLoader(context, hotelKey);
export const detailHead = async (given: DetailHeadInput) => (await load()).detailHead(given);
