import type { SearchAnswer } from '@voyage/contracts/hotel-search.ts';
import { formatMoney, fromMajor } from '@voyage/domain/money.ts';
import { useIntl } from '@voyage/i18n/intl.tsx';
import { priceBases, type SearchQuery } from '@voyage/routes/stay-query.ts';
import type { Approximations } from '@voyage/stay-parts/approximate.ts';
import { writtenAmount } from '@voyage/stay-parts/written-amount.ts';
import { useEffect, useState } from 'react';
import { priceRange } from '../state/chosen-filters.ts';
import * as css from './filters.css.ts';

type Prices = NonNullable<SearchAnswer['facets']['prices']>;

/**
 * The distribution of prices, and a range: of the stay or per night, in the currency of the place. It is said
 * in the currency that the visitor chose, with the place's, which the list is filtered by, beside it.
 */
export function PriceFilter({
  prices,
  query,
  onChange,
  approximations,
  note,
}: {
  prices: Prices;
  query: SearchQuery;
  onChange: (part: Partial<SearchQuery>) => void;
  approximations: Approximations;
  /** Which hotels the distribution is of, if not of all. */
  note?: string | undefined;
}) {
  const { t } = useIntl();
  const { from: start, step, counts, currency, basis } = prices;
  const bars = counts.length;
  const end = start + bars * step;
  const selected = [query.priceFrom, query.priceTo] as const;
  // Updates here at once; the address follows on release.
  const [moved, move] = useState<readonly [number | undefined, number | undefined]>(selected);
  useEffect(() => move([query.priceFrom, query.priceTo]), [query.priceFrom, query.priceTo]);
  const [from = start, to = end] = moved;
  const settle = () => {
    if (moved[0] !== selected[0] || moved[1] !== selected[1])
      onChange({ priceBasis: basis, priceFrom: moved[0], priceTo: moved[1] });
  };
  /** The last bar includes everything more expensive: up to its end means no limit. */
  const set = (side: 'from' | 'to', value: number) =>
    move(
      side === 'from'
        ? [value <= start ? undefined : Math.min(value, to - step), moved[1]]
        : [moved[0], value >= end ? undefined : Math.max(value, from + step)],
    );
  const amount = (units: number) =>
    writtenAmount(approximations, fromMajor(units, currency), { whole: true });
  const written = (units: number) => amount(units).first;
  const [lowest, highest] = moved;
  const isLimited = lowest !== undefined || highest !== undefined;
  const rangeIn = (write: (units: number) => string) => priceRange(t, { from: lowest, to: highest }, write);
  const range = isLimited ? rangeIn(written) : t('stays.filters.price.any');
  const beside = !isLimited
    ? undefined
    : amount(to).isConverted
      ? rangeIn((units) => formatMoney(fromMajor(units, currency), approximations.locale))
      : highest !== undefined && amount(to).beside;
  const most = Math.max(1, ...counts);
  const slider = (side: 'from' | 'to', value: number) => (
    <input
      type="range"
      className={css.thumb}
      aria-label={t(side === 'from' ? 'stays.filters.price.lowest' : 'stays.filters.price.highest')}
      aria-valuetext={written(value)}
      min={start}
      max={end}
      step={step}
      value={Math.min(Math.max(value, start), end)}
      onChange={(event) => set(side, Number(event.target.value))}
      onPointerUp={settle}
      onKeyUp={settle}
      onBlur={settle}
    />
  );
  return (
    <div className={css.price}>
      <div className={css.bases} role="group" aria-label={t('stays.filters.price.of')}>
        {priceBases.map((one) => (
          <button
            key={one}
            type="button"
            className={css.basis}
            aria-pressed={one === basis}
            onClick={() =>
              onChange({
                priceBasis: one === 'total' ? undefined : one,
                priceFrom: undefined,
                priceTo: undefined,
              })
            }
          >
            {t(`stays.filters.price.${one}`)}
          </button>
        ))}
      </div>
      <svg className={css.bars} viewBox={`0 0 ${bars * 10} 40`} preserveAspectRatio="none" aria-hidden="true">
        {counts.map((count, i) => {
          const height = count === 0 ? 0 : Math.max(2, (count / most) * 40);
          const at = start + i * step;
          return (
            <rect
              key={at}
              x={i * 10 + 1}
              y={40 - height}
              width={8}
              height={height}
              data-in={(at + step > from && at < to) || undefined}
            />
          );
        })}
      </svg>
      <div className={css.slider}>
        {slider('from', from)}
        {slider('to', to)}
      </div>
      <p className={css.range}>{range}</p>
      {beside && <p className={css.aside}>{beside}</p>}
      {note && <p className={css.aside}>{note}</p>}
    </div>
  );
}
