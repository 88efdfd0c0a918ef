import type { Output } from '@voyage/contracts/endpoint.ts';
import type { hotelSearch } from '@voyage/contracts/hotel-search.ts';
import { areaText, readArea } from '@voyage/domain/coordinates.ts';
import { formatMoney, wholeMoney, type Money } from '@voyage/domain/money.ts';
import { dotted } from '@voyage/i18n/join.ts';
import { Link } from '@voyage/site-core/router/Link.tsx';
import { usePage } from '@voyage/site-core/context/use-page.ts';
import { useApproximations } from '@voyage/stay-parts/approximate.ts';
import { isAnswered, useHotelPrices, type OnRequestPrices } from '@voyage/stay-parts/hotel-prices.ts';
import { placeOf } from '@voyage/stay-parts/place-of.ts';
import { InteractiveMap } from '@voyage/map/InteractiveMap.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useAtom } from 'jotai';
import { switchSetting } from '@voyage/site-core/preferences/switch-setting.ts';
import { useRef } from 'react';
import { activeHotelAtom, mapCardAtom } from '../state/active-hotel.ts';
import { useHitsAround } from '../state/hits-around.ts';
import { pricesFor } from '../state/result-prices.ts';
import { useSearchQuery, type SearchRequest } from '../state/search-results.ts';
import { focusCard, MapCards } from './MapCards.tsx';
import * as css from './ResultsMap.css.ts';
import { useMapTexts } from './map-texts.ts';
import { figuresOf, lowestPrice, sharedCurrency, type Price } from './marker-prices.ts';

type Hit = Output<typeof hotelSearch.data>['hotels'][number];

/** Whether the list follows the map as it moves; remembered in the browser. */
const automaticAtom = switchSetting('mapSearchesAlong');

export interface ResultsMapProps {
  /** The hotels of the list so far, in order. */
  hits: readonly Hit[];
  /** The answers for hotels that were not priced with the list. */
  asked: OnRequestPrices;
  /** How many hotels the list has in all. */
  total: number;
  /** The call of the list. */
  request: SearchRequest;
  place: string;
  /** What the map shows if the list is empty: west, south, east, north. */
  around: readonly [number, number, number, number] | undefined;
  /** The map area that the list is limited to, as in the address. */
  area: string | undefined;
  /** Limits the list to a map area; undefined: the whole place. */
  onArea: (area: string | undefined) => void;
  addressOf: (hotelId: string) => string;
  onUnavailable: () => void;
}

/**
 * All hotels of a list on the map, also those of pages that are not shown yet, with the same prices as in the
 * list. If there are too many, or they cannot be loaded, it says how many it shows. In a layer, which hides the list,
 * its cards are below the map.
 */
export function ResultsMap({
  hits,
  asked: askedInList,
  total,
  request,
  place,
  around: aroundPlace,
  area,
  onArea,
  addressOf,
  onUnavailable,
  inLayer = false,
}: ResultsMapProps & { inLayer?: boolean }) {
  const { t, locale } = usePage();
  const searchQuery = useSearchQuery();
  const approximations = useApproximations();
  const own = useRef<HTMLDivElement>(null);
  const cards = useRef<HTMLUListElement>(null);
  const { data, isLoading } = useQuery({
    ...searchQuery({ ...request, page: 1, pageSize: 1, map: true }),
    enabled: hits.length < total,
    placeholderData: keepPreviousData,
  });
  const listed = hits.map(({ hotel, cheapest, fromNight }) => ({
    ...hotel,
    price: cheapest?.total ?? fromNight?.total ?? null,
  }));
  const ids = new Set(listed.map(({ id }) => id));
  const all =
    hits.length < total ? [...listed, ...(data?.map ?? []).filter(({ id }) => !ids.has(id))] : listed;
  const [active, setActive] = useAtom(activeHotelAtom);
  const [card, setCard] = useAtom(mapCardAtom);
  const current = (all.find(({ id }) => id === card) ?? all[0])?.id;
  const order = data?.map?.map(({ id }) => id) ?? [];
  const around = useHitsAround(inLayer ? current : undefined, { hits, shown: all, order, request });
  // of the cards, besides those of the list
  const alsoToPrice = [...around.values()]
    .filter(({ hit }) => !hit.priced && !askedInList.has(hit.hotel.id))
    .map(({ hit }) => hit.hotel.id);
  const asked = new Map([...askedInList, ...useHotelPrices(pricesFor(request), alsoToPrice)]);
  const hotels = all.map((hotel) => {
    const answer = asked.get(hotel.id);
    return isAnswered(answer) ? { ...hotel, price: answer.cheapest?.total ?? null } : hotel;
  });
  const [automatic, setAutomatic] = useAtom(automaticAtom);
  const shown = area ? readArea(area) : null;
  const view = shown
    ? ([shown.west, shown.south, shown.east, shown.north] as const)
    : hits.length === 0 && aroundPlace;
  /** As in the list: the total of the stay; without a stay, the lowest price per night. */
  const priceOf = (money: Money | null): Price | null => {
    if (!money) return null;
    const approximate = approximations(money, { whole: true });
    return approximate?.first
      ? { text: approximate.text, amount: approximate.amount }
      : { text: formatMoney(wholeMoney(money), locale), amount: money.amount };
  };
  const prices = new Map(hotels.map((hotel) => [hotel.id, priceOf(hotel.price)]));
  const currency = sharedCurrency([...prices.values()].map((price) => price?.text ?? null));
  const words = useMapTexts({
    inPage: false,
    // Amounts of several currencies are not compared.
    ...(currency && {
      currency: currency.trim(),
      lowest: (group: readonly { id: string }[]) => {
        const lowest = lowestPrice(group.map(({ id }) => prices.get(id) ?? null));
        return lowest && figuresOf(lowest.text, currency);
      },
    }),
  });
  const places = hotels.map(({ id, name, point }, i) => {
    const price = prices.get(id)?.text;
    return {
      id,
      // a number would be read as a price
      mark: price === undefined ? (request.stay ? '•' : String(i + 1)) : figuresOf(price, currency),
      label: price ? `${name}, ${price}` : name,
      point,
    };
  });
  const note = dotted([
    currency && t('stays.map.prices', { currency: currency.trim() }),
    // Not while the others load: the note would be shorter, and move, once they are there.
    hotels.length < total && !isLoading && t('stays.map.shown', { shown: hotels.length, total }),
  ]);
  const cardOf = (id: string) => {
    const hotel = hotels.find((one) => one.id === id);
    if (!hotel) return null;
    const price = prices.get(id)?.text;
    return (
      <div className={css.card}>
        <Link className={css.cardName} href={addressOf(id)}>
          {hotel.name}
        </Link>
        <span className={css.cardPlace}>{placeOf(hotel)}</span>
        {price && (
          <strong className={css.cardPrice}>
            {request.stay ? price : t('stays.map.from', { amount: price })}
          </strong>
        )}
      </div>
    );
  };
  const pick = (id: string) =>
    focusCard(
      cards.current,
      hotels.findIndex((hotel) => hotel.id === id),
    );
  const cardsOfMarkers = inLayer
    ? { picked: { id: current, onPick: pick } }
    : { active, onActive: setActive, renderCard: cardOf };
  return (
    <div ref={own} tabIndex={-1} className={css.viewAll}>
      <InteractiveMap
        label={t('stays.map.results', { place })}
        locale={locale}
        words={words}
        places={places}
        {...cardsOfMarkers}
        onUnavailable={onUnavailable}
        keepsView={shown !== null}
        {...(view && { view })}
        area={{
          ...(note && { note }),
          searchLabel: t('stays.map.searchArea'),
          automaticLabel: t('stays.map.automatic'),
          automatic,
          onAutomatic: setAutomatic,
          onSearch: ([west, south, east, north]) => onArea(areaText({ west, south, east, north })),
        }}
      />
      {shown && (
        <p className={css.areaNote}>
          <span>{`${t('stays.map.area')} `}</span>
          <button
            type="button"
            className={css.viewAllButton}
            onClick={() => {
              own.current?.focus({ preventScroll: true }); // the button disappears
              onArea(undefined);
            }}
          >
            {t('stays.map.whole', { place })}
          </button>
        </p>
      )}
      {inLayer && hotels.length > 0 && (
        <MapCards
          ref={cards}
          hotels={hotels}
          known={around}
          asked={asked}
          stay={request.stay}
          current={current}
          onCurrent={setCard}
          approximations={approximations}
          addressOf={addressOf}
        />
      )}
    </div>
  );
}
