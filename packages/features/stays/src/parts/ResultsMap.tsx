import type { Output } from '@voyage/contracts/endpoint.ts';
import type { hotelSearch } from '@voyage/contracts/hotel.ts';
import { areaText, readArea } from '@voyage/domain/coordinates.ts';
import { formatMoney, wholeMoney } from '@voyage/domain/money.ts';
import { useIntl } from '@voyage/i18n/intl.tsx';
import { Link } from '@voyage/frame/layout/Link.tsx';
import { useLocale } from '@voyage/frame/router/site-context.ts';
import { useApproximations } from '@voyage/journey-parts/approximate.ts';
import { placeOf } from '@voyage/journey-parts/place-of.ts';
import { InteractiveMap } from '@voyage/map/InteractiveMap.tsx';
import { useAtom } from 'jotai';
import { atomWithStorage } from 'jotai/utils';
import { activeHotelAtom } from '../state/active-hotel.ts';
import * as css from './ResultsMap.css.ts';
import { useMapTexts } from './map-texts.ts';
import { lowestPrice, sharedCurrency, type Price } from './marker-prices.ts';

type Hit = Output<typeof hotelSearch.data>['hotels'][number];

/** Whether the list follows the map as it moves; remembered in the browser. */
const automaticAtom = atomWithStorage('mapSearchesAlong', false);

export interface ResultsMapProps {
  /** The hotels of the list, in order. */
  hits: readonly Hit[];
  place: string;
  /** What the map shows if the list is empty: west, south, east, north. */
  around: readonly [number, number, number, number] | undefined;
  /** The map area that the list is limited to, as in the address. */
  area: string | undefined;
  /** Limits the list to a map area; undefined: the whole place. */
  onArea: (area: string | undefined) => void;
  addressOf: (hotelId: string) => string;
}

/** The hotels of a list on the map, with the same prices as in the list. */
export function ResultsMap({ hits, place, around, area, onArea, addressOf }: ResultsMapProps) {
  const { formatMessage: t } = useIntl();
  const locale = useLocale();
  const approximations = useApproximations();
  const [active, setActive] = useAtom(activeHotelAtom);
  const [automatic, setAutomatic] = useAtom(automaticAtom);
  const shown = area ? readArea(area) : null;
  const view = shown
    ? ([shown.west, shown.south, shown.east, shown.north] as const)
    : hits.length === 0 && around;
  /** As in the list: the total of the stay; without a stay, the lowest price per night. */
  const priceOf = ({ cheapest, fromNight }: Hit): Price | null => {
    const money = cheapest?.total ?? fromNight?.total;
    if (!money) return null;
    const approximate = approximations(money, { whole: true });
    return approximate?.first
      ? { text: approximate.text, amount: approximate.amount }
      : { text: formatMoney(wholeMoney(money)), amount: money.amount };
  };
  const prices = new Map(hits.map((hit) => [hit.hotel.id, priceOf(hit)]));
  const currency = sharedCurrency([...prices.values()].map((price) => price?.text ?? null));
  const words = useMapTexts({
    inPage: false,
    // Amounts of several currencies are not compared.
    ...(currency && {
      lowest: (group: readonly { id: string }[]) =>
        lowestPrice(group.map(({ id }) => prices.get(id) ?? null))?.text.slice(currency.length),
    }),
  });
  const places = hits.map((hit, i) => {
    const price = prices.get(hit.hotel.id)?.text;
    return {
      id: hit.hotel.id,
      mark: price?.slice(currency.length) ?? String(i + 1),
      label: price ? `${hit.hotel.name}, ${price}` : hit.hotel.name,
      point: hit.hotel.point,
    };
  });
  const cardOf = (id: string) => {
    const hit = hits.find(({ hotel }) => hotel.id === id);
    if (!hit) return null;
    const price = prices.get(id)?.text;
    return (
      <div className={css.card}>
        <Link className={css.cardName} href={addressOf(id)}>
          {hit.hotel.name}
        </Link>
        <span className={css.cardPlace}>{placeOf(hit.hotel)}</span>
        {price && (
          <strong className={css.cardPrice}>
            {hit.cheapest ? price : t({ id: 'stays.map.from' }, { amount: price })}
          </strong>
        )}
      </div>
    );
  };
  return (
    <div className={css.viewAll}>
      <InteractiveMap
        label={t({ id: 'stays.map.results' }, { place })}
        locale={locale}
        words={words}
        places={places}
        active={active}
        onActive={setActive}
        renderCard={cardOf}
        keepsView={shown !== null}
        {...(view && { view })}
        area={{
          ...(currency && { note: t({ id: 'stays.map.prices' }, { currency: currency.trim() }) }),
          searchLabel: t({ id: 'stays.map.searchArea' }),
          automaticLabel: t({ id: 'stays.map.automatic' }),
          automatic,
          onAutomatic: setAutomatic,
          onSearch: ([west, south, east, north]) => onArea(areaText({ west, south, east, north })),
        }}
      />
      {shown && (
        <p className={css.areaNote}>
          {t({ id: 'stays.map.area' })}{' '}
          <button type="button" className={css.viewAllButton} onClick={() => onArea(undefined)}>
            {t({ id: 'stays.map.whole' }, { place })}
          </button>
        </p>
      )}
    </div>
  );
}
