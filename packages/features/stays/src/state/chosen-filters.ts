import type { SearchAnswer } from '@voyage/contracts/hotel-search.ts';
import { fromMajor } from '@voyage/domain/money.ts';
import { useIntl, type Translate } from '@voyage/i18n/intl.tsx';
import { roomsOf } from '@voyage/routes/complete-stay.ts';
import type { SearchQuery } from '@voyage/routes/stay-query.ts';
import { useApproximations } from '@voyage/stay-parts/approximate.ts';
import { writtenAmount } from '@voyage/stay-parts/written-amount.ts';
import { filterKinds, knownCodes, rateConditions } from './address.ts';

type Facets = SearchAnswer['facets'];
/** An active filter: its label, and the address without it. */
export interface ChosenFilter {
  key: string;
  name: string;
  without: Partial<SearchQuery>;
}

/** An address without any filter. */
export const noFilters = {
  promotions: undefined,
  features: undefined,
  groups: undefined,
  brands: undefined,
  privilegeOnly: undefined,
  freeCancellation: undefined,
  payAtHotel: undefined,
  breakfast: undefined,
  priceBasis: undefined,
  priceFrom: undefined,
  priceTo: undefined,
  since: undefined,
  near: undefined,
  within: undefined,
} satisfies Partial<SearchQuery>;

/** Formats kilometres: 0.5, 2, 12. */
export const kilometres = (metres: number): string =>
  metres < 9_950 ? String(Number((metres / 1000).toFixed(1))) : String(Math.round(metres / 1000));

/** The name of a point; the first of a place is its centre. */
export const pointName = (t: Translate, { code, name }: { code: string; name: string }): string =>
  code === 'centre' ? t('stays.filters.centre', { place: name }) : name;

/** Formats a range of prices, each of them in whole units and written as the list writes its amounts. */
export function priceRange(
  t: Translate,
  { from, to }: { from: number | undefined; to: number | undefined },
  written: (units: number) => string,
): string {
  if (from !== undefined && to !== undefined)
    return t('stays.filters.price.between', { from: written(from), to: written(to) });
  return to === undefined
    ? t('stays.filters.price.from', { from: written(from ?? 0) })
    : t('stays.filters.price.to', { to: written(to) });
}

/**
 * The active filters of an address, in column order. Filters unknown to the service have no effect and are
 * not listed.
 */
export function useChosenFilters(facets: Facets | undefined, query: SearchQuery): ChosenFilter[] {
  const { t } = useIntl();
  const approximations = useApproximations();
  if (!facets) return [];
  const chosen: ChosenFilter[] = [];
  const { priceFrom: from, priceTo: to, since, near, within } = query;
  if (facets.prices && (from !== undefined || to !== undefined)) {
    const { currency } = facets.prices;
    const range = priceRange(
      t,
      { from, to },
      (units) => writtenAmount(approximations, fromMajor(units, currency), { whole: true }).first,
    );
    chosen.push({
      key: 'price',
      name:
        query.priceBasis === 'night'
          ? t('stays.card.night', { amount: range, rooms: roomsOf(query).length })
          : range,
      without: { priceFrom: undefined, priceTo: undefined },
    });
  }
  for (const condition of rateConditions)
    if (query[condition])
      chosen.push({
        key: condition,
        name: t(`stays.filters.${condition}`),
        without: { [condition]: undefined },
      });
  if (since)
    chosen.push({
      key: 'since',
      name: t('stays.filters.since.chosen', { year: String(since) }),
      without: { since: undefined },
    });
  const point = facets.points.find(({ code }) => code === near);
  if (point && within)
    chosen.push({
      key: 'near',
      name: t('stays.filters.near.chosen', { km: kilometres(within), point: pointName(t, point) }),
      without: { near: undefined, within: undefined },
    });
  for (const kind of filterKinds) {
    const codes = knownCodes(query[kind], facets[kind]);
    for (const code of codes) {
      const name = facets[kind].find((facet) => facet.code === code)?.name;
      const others = codes.filter((one) => one !== code);
      if (name)
        chosen.push({ key: `${kind} ${code}`, name, without: { [kind]: others.join(',') || undefined } });
    }
  }
  return chosen;
}
