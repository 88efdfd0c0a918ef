import type { Output } from '@voyage/contracts/endpoint.ts';
import type { hotelSearch } from '@voyage/contracts/hotel.ts';
import { useIntl } from '@voyage/i18n/intl.tsx';
import type { SearchQuery } from '@voyage/routes/stay-query.ts';
import { Checkbox } from '@voyage/ui/Field.tsx';
import { text } from '@voyage/ui/typography.css.ts';
import { useEffect, useState } from 'react';
import * as css from './results.css.ts';
import { filterKinds, list, type FilterKind } from '../state/address.ts';

export interface FilterProps {
  facets: Output<typeof hotelSearch.data>['facets'];
  query: SearchQuery;
  onChange: (part: Partial<SearchQuery>) => void;
}

/** A box for each value of each kind, with how many hotels have it. */
export function FilterFields({ facets, query, onChange }: FilterProps) {
  const { formatMessage: t } = useIntl();
  // A tick shows at once; the address, and with it the list, follows.
  const [ticked, tick] = useState<Partial<Record<FilterKind, string>>>({});
  useEffect(() => tick({}), [query.promotions, query.features, query.groups]);
  const now = (kind: FilterKind) => list(kind in ticked ? ticked[kind] : query[kind]);
  const toggle = (kind: FilterKind, code: string, on: boolean) => {
    const next = (on ? [...now(kind), code] : now(kind).filter((c) => c !== code)).join(',') || undefined;
    tick((all) => ({ ...all, [kind]: next }));
    onChange({ [kind]: next });
  };
  return (
    <div className={css.filterFields}>
      {filterKinds.map(
        (kind) =>
          facets[kind].length > 0 && (
            <fieldset key={kind} className={css.group}>
              <legend className={`${text.strong} ${css.legend}`}>{t({ id: `stays.filters.${kind}` })}</legend>
              {facets[kind].map(({ code, name, count }) => (
                <Checkbox
                  key={code}
                  checked={now(kind).includes(code)}
                  onChange={(event) => toggle(kind, code, event.target.checked)}
                >
                  {name} <span className={css.count}>{count}</span>
                </Checkbox>
              ))}
            </fieldset>
          ),
      )}
    </div>
  );
}
