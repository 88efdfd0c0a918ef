import type { Widening } from '@voyage/contracts/hotel-search.ts';
import { fromMajor } from '@voyage/domain/money.ts';
import { daySpan } from '@voyage/i18n/dates.ts';
import type { SearchQuery } from '@voyage/routes/stay-query.ts';
import { Link } from '@voyage/site-core/router/Link.tsx';
import { usePage } from '@voyage/site-core/context/use-page.ts';
import { useApproximations } from '@voyage/stay-parts/approximate.ts';
import { writtenAmount } from '@voyage/stay-parts/written-amount.ts';
import { EmptyPanel } from '@voyage/ui/feedback/EmptyPanel.tsx';
import { useEffect, useRef, type MouseEvent } from 'react';
import { filterKinds, rateConditions } from '../state/address.ts';
import { noFilters } from '../state/chosen-filters.ts';
import * as css from './results.css.ts';

type Filter = Extract<Widening, { kind: 'filters' }>['filters'][number];

/** Whether a click opens a new tab or window, so that this page stays. */
const opensElsewhere = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  metaKey || ctrlKey || shiftKey || altKey;

/** The query changes that remove a filter. */
function withoutFilter(filter: Filter): Partial<SearchQuery> {
  if (filter === 'price') return { priceFrom: undefined, priceTo: undefined };
  if (filter === 'near') return { near: undefined, within: undefined };
  return { [filter]: undefined };
}

/** Nothing matches: why, and the smallest changes that give results, with their number of hotels. */
export function NothingFound({
  ways,
  currency,
  to,
}: {
  ways: readonly Widening[];
  /** Of the price filter; undefined without a stay, which has none. */
  currency: string | undefined;
  to: (part: Partial<SearchQuery>) => string;
}) {
  const { t, locale } = usePage();
  const approximations = useApproximations();
  // The pressed link disappears with the answer: the focus moves to the list.
  const isPressed = useRef(false);
  useEffect(
    () => () => {
      if (isPressed.current) document.getElementById('results')?.focus({ preventScroll: true });
      isPressed.current = false;
    },
    [ways],
  );
  const filterName = (filter: Filter): string => {
    const kind = filterKinds.find((one) => one === filter);
    const condition = rateConditions.find((one) => one === filter);
    if (kind) return t(`stays.filters.${kind}`);
    if (condition) return t(`stays.filters.${condition}`);
    return t(
      filter === 'price'
        ? 'stays.filters.price'
        : filter === 'near'
          ? 'stays.filters.near'
          : 'stays.filters.since',
    );
  };
  const wayOf = (way: Widening): { name: string; href: string } => {
    switch (way.kind) {
      case 'filters': {
        const [first = '', second] = way.filters.map(filterName);
        return {
          name: second
            ? t('stays.widen.filters', { first, second })
            : t('stays.widen.filter', { name: first }),
          href: to(Object.assign({}, ...way.filters.map(withoutFilter))),
        };
      }
      case 'all-filters':
        return { name: t('stays.widen.allFilters'), href: to(noFilters) };
      case 'price': {
        const amount =
          currency && writtenAmount(approximations, fromMajor(way.to, currency), { whole: true }).first;
        return {
          name: t('stays.widen.price', { amount: amount ?? String(way.to) }),
          href: to({ priceTo: way.to }),
        };
      }
      case 'area':
        return { name: t('stays.widen.area'), href: to({ area: undefined }) };
      case 'dates':
        return {
          name: t('stays.widen.dates', { days: daySpan(way.checkIn, way.checkOut, locale) }),
          href: to({ checkIn: way.checkIn, checkOut: way.checkOut }),
        };
      case 'place':
        return {
          name: t('stays.widen.place', { place: way.place.name }),
          href: to({
            code: way.place.code,
            locationType: way.locationType,
            near: undefined,
            within: undefined,
            area: undefined,
          }),
        };
    }
  };
  return (
    <EmptyPanel
      ornament="compass"
      title={t('stays.results.none.title')}
      text={t(ways.length > 0 ? 'stays.widen.text' : 'stays.results.none.text')}
      action={
        ways.length > 0 && (
          <ul className={css.ways}>
            {ways.map((way) => {
              const { name, href } = wayOf(way);
              return (
                <li key={href}>
                  <Link
                    className={css.way}
                    href={href}
                    onClick={(event) => void (isPressed.current = !opensElsewhere(event))}
                  >
                    <span>{name}</span>
                    <span className={css.wayCount}>{t('stays.hotels.count', { count: way.count })}</span>
                  </Link>
                </li>
              );
            })}
          </ul>
        )
      }
    />
  );
}
