import type { Output } from '@voyage/contracts/endpoint.ts';
import type { hotelSearch } from '@voyage/contracts/hotel-search.ts';
import type { HotelPicture } from '@voyage/domain/hotel-picture.ts';
import { daysBetween } from '@voyage/domain/stay-date.ts';
import { useIntl } from '@voyage/i18n/intl.tsx';
import { hotelPicture } from '@voyage/pictures/pictures.ts';
import { BrandMark } from '@voyage/site-chrome/header/BrandMark.tsx';
import { Link } from '@voyage/site-core/router/Link.tsx';
import type { Approximations } from '@voyage/stay-parts/approximate.ts';
import type { OnRequestPrice, OnRequestPrices } from '@voyage/stay-parts/hotel-prices.ts';
import { placeOf } from '@voyage/stay-parts/place-of.ts';
import { Picture } from '@voyage/ui/base/Picture.tsx';
import { NamePlate } from '@voyage/ui/content/NamePlate.tsx';
import { link } from '@voyage/ui/content/PictureCard.css.ts';
import {
  memo,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import type { useHitsAround } from '../state/hits-around.ts';
import type { SearchRequest } from '../state/search-results.ts';
import { HotelPrice } from './HotelPrice.tsx';
import * as css from './MapCards.css.ts';

type Hit = Output<typeof hotelSearch.data>['hotels'][number];
type OnMap = Pick<Hit['hotel'], 'id' | 'name' | 'district' | 'place'>;

interface Props {
  ref: RefObject<HTMLUListElement | null>;
  hotels: readonly OnMap[];
  /** Those that have loaded, by id. */
  known: ReturnType<typeof useHitsAround>;
  /** The answers for those that were not priced with the list. */
  asked: OnRequestPrices;
  stay: SearchRequest['stay'];
  current: string | undefined;
  onCurrent: (id: string) => void;
  approximations: Approximations;
  addressOf: (hotelId: string) => string;
}

interface MapCardProps {
  id: string;
  name: string;
  place: string;
  to: string;
  /** Undefined until it has loaded. */
  hit: Hit | undefined;
  /** The answer if it was not priced with the list. */
  asked: OnRequestPrice | undefined;
  picture: HotelPicture | null;
  nights: number;
  rooms: number;
  approximations: Approximations;
  onFocus: (id: string) => void;
}
/** A swipe re-renders the row, and a card only if it has changed. */
const MapCard = memo(function MapCard({
  id,
  name,
  place,
  to,
  hit,
  asked,
  picture,
  nights,
  rooms,
  approximations,
  onFocus,
}: MapCardProps) {
  const source = hotelPicture(picture);
  return (
    <li className={css.item}>
      <article className={css.card}>
        <div className={css.picture}>
          {source ? (
            <Picture source={source} alt="" crop="fill" sizes="5.5rem" />
          ) : (
            hit && <NamePlate mark={<BrandMark />} crop="fill" />
          )}
        </div>
        <div className={css.words}>
          <h3 className={css.name}>
            <Link className={link} href={to} onFocus={() => onFocus(id)}>
              {name}
            </Link>
          </h3>
          <p className={css.place}>{place}</p>
        </div>
        {hit && (
          <div className={css.price}>
            <HotelPrice
              hit={hit}
              asked={hit.priced ? undefined : (asked ?? 'waiting')}
              to={to}
              nights={nights}
              rooms={rooms}
              approximations={approximations}
            />
          </div>
        )}
      </article>
    </li>
  );
});

/** Moves the focus to a card, and with it the row. */
export const focusCard = (row: HTMLUListElement | null, index: number) =>
  row?.children.item(index)?.querySelector('a')?.focus({ preventScroll: true });

const offsetOf = (row: HTMLUListElement, index: number): number => {
  const [first, second] = row.children;
  const width =
    first instanceof HTMLElement && second instanceof HTMLElement ? second.offsetLeft - first.offsetLeft : 0;
  return width * index;
};
const shownIn = (row: HTMLUListElement): number => Math.round(row.scrollLeft / Math.max(1, offsetOf(row, 1)));

/**
 * The hotels of a map as a row of cards, one at a time in the middle: swiping to one makes it the current one, and the
 * row follows if another becomes it. The focus stays with the current card.
 */
export function MapCards({
  ref,
  hotels,
  known,
  asked,
  stay,
  current,
  onCurrent,
  approximations,
  addressOf,
}: Props) {
  const { t } = useIntl();
  const index = hotels.findIndex(({ id }) => id === current);
  /** Where the row has been moved to by hand. */
  const reached = useRef<string>(undefined);
  const nights = stay ? daysBetween(stay.checkIn, stay.checkOut) : 0;

  const follow = useEffectEvent(() => {
    const row = ref.current;
    if (!row) return;
    if (reached.current !== current) row.scrollTo({ left: offsetOf(row, index) });
    if (row.contains(document.activeElement)) focusCard(row, index);
  });
  useLayoutEffect(() => {
    follow();
  }, [index]);
  // A layer has a size only once it is open, and cards another width once the window is turned.
  useEffect(() => {
    const size = new ResizeObserver(() => {
      reached.current = undefined;
      follow();
    });
    if (ref.current) size.observe(ref.current);
    return () => size.disconnect();
  }, [ref]);

  const pressed = (event: KeyboardEvent) => {
    const steps = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : null;
    if (!steps) return;
    event.preventDefault();
    focusCard(ref.current, index + steps);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the arrow keys do what Tab does
    <ul
      ref={ref}
      className={css.cards}
      aria-label={t('stays.map.list')}
      onKeyDown={pressed}
      onScroll={({ currentTarget }) => {
        reached.current = hotels[shownIn(currentTarget)]?.id;
        if (reached.current !== undefined && reached.current !== current) onCurrent(reached.current);
      }}
    >
      {hotels.map((hotel) => (
        <MapCard
          key={hotel.id}
          id={hotel.id}
          name={hotel.name}
          place={placeOf(hotel)}
          to={addressOf(hotel.id)}
          hit={known.get(hotel.id)?.hit}
          asked={asked.get(hotel.id)}
          picture={known.get(hotel.id)?.picture ?? null}
          nights={nights}
          rooms={stay?.rooms.length ?? 1}
          approximations={approximations}
          onFocus={onCurrent}
        />
      ))}
    </ul>
  );
}
