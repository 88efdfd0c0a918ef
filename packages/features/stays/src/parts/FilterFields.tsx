import type { SearchAnswer } from '@voyage/contracts/hotel-search.ts';
import { useIntl } from '@voyage/i18n/intl.tsx';
import type { SearchQuery } from '@voyage/routes/stay-query.ts';
import { useApproximations } from '@voyage/stay-parts/approximate.ts';
import { Checkbox, SelectField } from '@voyage/ui/forms/Field.tsx';
import { text } from '@voyage/ui/base/typography.css.ts';
import { Children, useEffect, useId, useState, type ReactNode } from 'react';
import * as css from './filters.css.ts';
import { PriceFilter } from './PriceFilter.tsx';
import { filterKinds, knownCodes, list, type FilterKind } from '../state/address.ts';
import { afterPaint } from '@voyage/ui/base/after-paint.ts';
import { kilometres, pointName } from '../state/chosen-filters.ts';

export interface FilterProps {
  facets: SearchAnswer['facets'];
  /** Number of hotels with the current filters. */
  total: number;
  query: SearchQuery;
  onChange: (part: Partial<SearchQuery>) => void;
  /** While only some hotels are priced, to which prices and rates are limited. */
  unpriced?: { priced: number; total: number };
}

/** How many of a long list are shown before it is expanded; selected ones always are. */
const shownFirst = 6;

function Group({ name, children }: { name: string; children: ReactNode }) {
  if (Children.toArray(children).length === 0) return null;
  return (
    <fieldset className={css.group}>
      <legend className={`${text.strong} ${css.legend}`}>{name}</legend>
      {children}
    </fieldset>
  );
}

/**
 * All filters of a list, with the number of hotels for each option. One that would leave every hotel in the list is
 * not offered.
 */
export function FilterFields({ facets, total, query: current, onChange, unpriced }: FilterProps) {
  const { t } = useIntl();
  const approximations = useApproximations();
  const name = useId();
  const [unfolded, unfold] = useState<Partial<Record<FilterKind, boolean>>>({});
  // A choice is shown at once; the address, and with it the list, follows.
  const [pressed, press] = useState<Partial<SearchQuery>>({});
  useEffect(() => press({}), [JSON.stringify(current)]); // oxlint-disable-line exhaustive-deps -- the address as text is what counts
  const query = { ...current, ...pressed };
  const change = (part: Partial<SearchQuery>) => {
    // with what was pressed before and is not in the address yet
    const all = { ...pressed, ...part };
    press(all);
    setUsed([...used, ...Object.keys(part)]);
    afterPaint(() => onChange(all));
  };
  const toggle = (kind: FilterKind, code: string, on: boolean) => {
    const now = knownCodes(query[kind], facets[kind]);
    change({ [kind]: (on ? [...now, code] : now.filter((c) => c !== code)).join(',') || undefined });
  };
  const number = (count: number) => count !== total && <span className={css.count}>{count}</span>;
  // An option does not disappear while its kind is used: it would take the focus with it.
  const [used, setUsed] = useState<readonly string[]>([]);
  const offered = <Option extends { count: number }>(kind: keyof SearchQuery, options: readonly Option[]) =>
    query[kind] || used.includes(kind) ? options : options.filter(({ count }) => count !== total);
  const kinds = (some: readonly FilterKind[]) =>
    some.map((kind) => {
      const now = list(query[kind]);
      const all = offered(kind, facets[kind]);
      const isShort = all.length <= shownFirst + 2 || unfolded[kind];
      const shown = isShort ? all : all.filter(({ code }, i) => i < shownFirst || now.includes(code));
      return (
        <Group key={kind} name={t(`stays.filters.${kind}`)}>
          {shown.map(({ code, name, count }) => (
            <Checkbox
              key={code}
              checked={now.includes(code)}
              onChange={(event) => toggle(kind, code, event.target.checked)}
            >
              <span>{`${name} `}</span>
              {number(count)}
            </Checkbox>
          ))}
          {(shown.length < all.length || (unfolded[kind] && all.length > shownFirst + 2)) && (
            <button
              type="button"
              className={css.unfold}
              onClick={() => unfold((open) => ({ ...open, [kind]: !open[kind] }))}
            >
              {unfolded[kind] ? t('stays.filters.fewer') : t('stays.filters.all', { count: all.length })}
            </button>
          )}
        </Group>
      );
    });
  const years = offered('since', facets.since);
  const [firstPoint] = facets.points;
  const near = query.within ? (query.near ?? firstPoint?.code) : undefined;
  const distances = offered('within', facets.within);
  return (
    <div className={css.fields}>
      {facets.prices && facets.prices.counts.length > 0 && (
        <Group name={t('stays.filters.price')}>
          <PriceFilter
            prices={facets.prices}
            query={query}
            onChange={change}
            approximations={approximations}
            note={unpriced && t('stays.prices.filtered', unpriced)}
          />
        </Group>
      )}
      <Group name={t('stays.filters.rate')}>
        {facets.rates
          .flatMap((rate) => offered(rate.code, [rate]))
          .map(({ code, count }) => (
            <Checkbox
              key={code}
              checked={Boolean(query[code])}
              disabled={count === 0 && !query[code] && !unpriced}
              onChange={(event) => change({ [code]: event.target.checked ? 1 : undefined })}
            >
              <span>{`${t(`stays.filters.${code}`)} `}</span>
              {!unpriced && number(count)}
            </Checkbox>
          ))}
      </Group>
      {kinds(filterKinds.slice(0, 2))}
      {years.length > 0 && (
        <Group name={t('stays.filters.since')}>
          <Checkbox
            type="radio"
            name={`${name}-since`}
            checked={!query.since}
            onChange={() => change({ since: undefined })}
          >
            {t('stays.filters.since.any')}
          </Checkbox>
          {years.map(({ year, count }) => (
            <Checkbox
              key={year}
              type="radio"
              name={`${name}-since`}
              checked={query.since === year}
              disabled={count === 0 && query.since !== year}
              onChange={() => change({ since: year })}
            >
              <span>{`${t('stays.filters.since.year', { year: String(year) })} `}</span>
              {number(count)}
            </Checkbox>
          ))}
        </Group>
      )}
      {firstPoint && (
        <Group name={t('stays.filters.near')}>
          <SelectField
            label={t('stays.filters.near.point')}
            value={query.near ?? firstPoint.code}
            onChange={(event) =>
              change({ near: event.target.value, within: query.within ?? facets.within[1]?.metres })
            }
          >
            {facets.points.map((point) => (
              <option key={point.code} value={point.code}>
                {pointName(t, point)}
              </option>
            ))}
          </SelectField>
          <Checkbox
            type="radio"
            name={`${name}-within`}
            checked={near === undefined}
            onChange={() => change({ near: undefined, within: undefined })}
          >
            {t('stays.filters.near.any')}
          </Checkbox>
          {distances.map(({ metres, count }) => (
            <Checkbox
              key={metres}
              type="radio"
              name={`${name}-within`}
              checked={near !== undefined && query.within === metres}
              disabled={count === 0 && query.within !== metres}
              onChange={() => change({ near: query.near ?? firstPoint.code, within: metres })}
            >
              <span>{`${t('stays.filters.near.within', { km: kilometres(metres) })} `}</span>
              {number(count)}
            </Checkbox>
          ))}
        </Group>
      )}
      {kinds(filterKinds.slice(2))}
    </div>
  );
}
