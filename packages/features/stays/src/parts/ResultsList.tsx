import type { Output } from '@voyage/contracts/endpoint.ts';
import type { hotelSearch } from '@voyage/contracts/hotel-search.ts';
import { leadPictures } from '@voyage/domain/lead-pictures.ts';
import { daysBetween } from '@voyage/domain/stay-date.ts';
import { useIntl } from '@voyage/i18n/intl.tsx';
import type { CompleteStay } from '@voyage/routes/stay-query.ts';
import { useDeferredLayout } from '@voyage/site-chrome/loading/deferred-layout.ts';
import { ButtonLink } from '@voyage/site-core/router/ButtonLink.tsx';
import { useApproximations } from '@voyage/stay-parts/approximate.ts';
import type { OnRequestPrice } from '@voyage/stay-parts/hotel-prices.ts';
import { CompareButton } from '@voyage/stay-parts/CompareButton.tsx';
import { FavouriteButton } from './FavouriteButton.tsx';
import { useFavourites, type Favourites } from '../state/favourites.ts';
import { useShownLeads } from '@voyage/stay-parts/shown-leads.ts';
import { smallPrint } from '@voyage/ui/base/typography.css.ts';
import { useAtom } from 'jotai';
import {
  createContext,
  Fragment,
  memo,
  use,
  useEffect,
  useRef,
  type ComponentProps,
  type ReactNode,
} from 'react';
import { activeHotelAtom } from '../state/active-hotel.ts';
import { cheapestOf } from './HotelPrice.tsx';
import { HotelResult } from './HotelResult.tsx';
import * as css from './results.css.ts';

type Hit = Output<typeof hotelSearch.data>['hotels'][number];

interface Props {
  hits: readonly Hit[];
  /** The answer for a hotel that was not priced with the list. */
  askedOf: (hit: Hit) => OnRequestPrice | undefined;
  stay: CompleteStay | undefined;
  /** Total number of hotels; the first of `hits` is number `from + 1`. */
  total: number;
  from: number;
  /** The point that distances are measured from. */
  point: { code: string; name: string } | undefined;
  /** The shown list belongs to an earlier query. */
  stale: boolean;
  addressOf: (hotelId: string) => string;
  /** Undefined if the list has no more in that direction. */
  earlier: string | undefined;
  later: string | undefined;
  /** Of the hotels' headings. */
  level: 2 | 3;
  /** Follows the first hotel. */
  afterFirst?: ReactNode;
}

/** Hotels laid out with the page; those below follow after the first paint. */
const firstView = 4;

/** A hotel of the list: hovering it highlights its marker on the map, and vice versa. */
function ResultRow({ id, index, children }: { id: string; index: number; children: ReactNode }) {
  const [active, setActive] = useAtom(activeHotelAtom);
  const deferred = useDeferredLayout<HTMLDivElement>(index >= firstView);
  return (
    <div
      {...deferred}
      className={css.row}
      data-active={active === id || undefined}
      onPointerEnter={() => setActive(id)}
      onPointerLeave={() => setActive(null)}
      onFocus={() => setActive(id)}
      onBlur={() => setActive(null)}
    >
      {children}
    </div>
  );
}

/** State of the favourite buttons of a list: its changes re-render only them, not the rows around them. */
const Saving = createContext<{ favourites: Favourites; stay: CompleteStay | undefined } | null>(null);

function Corner({ hotel }: { hotel: Hit['hotel'] }) {
  const saving = use(Saving);
  return (
    <div className={css.corner}>
      <CompareButton hotel={hotel} />
      {saving && <FavouriteButton {...saving} hotel={hotel} />}
    </div>
  );
}

/** A press on a filter re-renders the page at once, and a row only if it has changed. */
const Row = memo(function Row({
  index,
  ...result
}: Omit<ComponentProps<typeof HotelResult>, 'corner'> & { index: number }) {
  const { hotel } = result.hit;
  return (
    <ResultRow id={hotel.id} index={index}>
      <HotelResult {...result} corner={<Corner hotel={hotel} />} />
    </ResultRow>
  );
});

/** The hotels of a list so far; more are appended. */
export function ResultsList({
  hits,
  askedOf,
  stay,
  total,
  from,
  point,
  stale,
  addressOf,
  earlier,
  later,
  level,
  afterFirst,
}: Props) {
  const { t } = useIntl();
  const nights = stay ? daysBetween(stay.checkIn, stay.checkOut) : 0;
  const hotels = hits.map(({ hotel }) => hotel);
  const pictures = leadPictures(hotels);
  useShownLeads(hotels, pictures);
  const approximations = useApproximations();
  const favourites = useFavourites();
  const note = hits
    .map((hit) => approximations(cheapestOf(hit, askedOf(hit))?.total ?? hit.fromNight?.total)?.noteForAll)
    .find((words) => words !== undefined);
  const list = useRef<HTMLDivElement>(null);
  // The pressed link moves or disappears: the focus goes to the first new hotel.
  const pressed = useRef<{ from: number; count: number }>(null);
  useEffect(() => {
    const before = pressed.current;
    if (!before || stale || (hits.length <= before.count && from === before.from)) return;
    pressed.current = null;
    const article = list.current?.querySelectorAll('article')[from < before.from ? 0 : before.count];
    article?.querySelector<HTMLElement>('h2 a, h3 a')?.focus({ preventScroll: from >= before.from });
  }, [hits.length, from, stale]);
  const rememberPress = () => void (pressed.current = { from, count: hits.length });
  return (
    <>
      {earlier && (
        <ButtonLink variant="secondary" className={css.more} href={earlier} replace onClick={rememberPress}>
          {t('stays.results.earlier')}
        </ButtonLink>
      )}
      <Saving value={{ favourites, stay }}>
        <div ref={list} className={css.list} data-loading={stale || undefined}>
          {hits.map((hit, i) => (
            <Fragment key={hit.hotel.id}>
              <Row
                index={i}
                hit={hit}
                asked={askedOf(hit)}
                picture={pictures[i] ?? null}
                nights={nights}
                rooms={stay?.rooms.length ?? 1}
                point={point}
                priority={i === 0}
                level={level}
                to={addressOf(hit.hotel.id)}
                approximations={approximations}
              />
              {i === 0 && afterFirst}
            </Fragment>
          ))}
        </div>
      </Saving>
      {total > 0 && (
        <div className={css.end}>
          {note && <p className={smallPrint}>{note}</p>}
          <p role="status" className={smallPrint}>
            {t('stays.results.shown', { first: from + 1, last: from + hits.length, total })}
          </p>
          {later && (
            <ButtonLink variant="secondary" className={css.more} href={later} replace onClick={rememberPress}>
              {t('stays.results.more')}
            </ButtonLink>
          )}
        </div>
      )}
    </>
  );
}
