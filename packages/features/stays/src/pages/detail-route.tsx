import type { HotelDetail } from '@voyage/contracts/hotel.ts';
import type { PageContext } from '@voyage/site-core/context/site-context.ts';
import type { Matched } from '@voyage/site-chrome/head/head.ts';
import { Pending } from '@voyage/site-core/router/Pending.tsx';
import { LazyBoundary } from '@voyage/ui/feedback/LazyBoundary.tsx';
import { lazyPart } from '@voyage/ui/feedback/lazy-part.ts';

/** Loaded with the first hotel: every page includes this file. */
const load = () => import('../state/detail-load.ts');

export const detailLoader = async (context: PageContext, hotelKey: string): Promise<HotelDetail> =>
  (await load()).detailLoader(context, hotelKey);
export const detailHead = async (given: Matched<HotelDetail>) => (await load()).detailHead(given);

/** A hotel that a list has shown appears almost at once: sooner would be a flash where the answer is quick. */
export const hotelPendingMs = 120;
const KnownHotel = lazyPart(() => import('./HotelPending.tsx'));
/** The page of a hotel while its data loads. */
export const HotelPending = ({ hotelKey }: { hotelKey: string }) => (
  // without its script there are shapes: the page comes all the same
  <LazyBoundary fallback={<Pending />} onFailed={() => undefined}>
    <KnownHotel hotelKey={hotelKey} />
  </LazyBoundary>
);
