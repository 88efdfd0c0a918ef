import type { Output } from '@voyage/contracts/endpoint.ts';
import type { hotelSearch } from '@voyage/contracts/hotel.ts';
import { useWords } from '@voyage/i18n/words.tsx';
import type { SearchQuery } from '@voyage/routes/stay-query.ts';
import { Button } from '@voyage/ui/Button.tsx';
import { Checkbox } from '@voyage/ui/Field.tsx';
import { text } from '@voyage/ui/typography.css.ts';
import { SlidersHorizontal } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { list } from '../state/address.ts';
import * as css from '../pages/ResultsPage.css.ts';

type Facets = Output<typeof hotelSearch.data>['facets'];
const kinds = ['promotions', 'features', 'groups'] as const;

/** Filters with counts; a column on a desktop, folded on a phone. The address holds the choice. */
export function Filters({ facets, query, onChange }: { facets: Facets; query: SearchQuery; onChange: (part: Partial<SearchQuery>) => void }) {
  const say = useWords();
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (details.current && matchMedia('(min-width: 68rem)').matches) details.current.open = true;
  }, []);
  // A tick shows at once; the address, and with it the list, follows.
  const [ticked, tick] = useState<Partial<Record<(typeof kinds)[number], string>>>({});
  useEffect(() => tick({}), [query.promotions, query.features, query.groups]);
  const now = (kind: (typeof kinds)[number]) => list(kind in ticked ? ticked[kind] : query[kind]);
  const chosen = kinds.reduce((sum, kind) => sum + list(query[kind]).length, 0);
  const toggle = (kind: (typeof kinds)[number], code: string, on: boolean) => {
    const next = (on ? [...now(kind), code] : now(kind).filter((c) => c !== code)).join(',') || undefined;
    tick((all) => ({ ...all, [kind]: next }));
    onChange({ [kind]: next });
  };
  return (
    <details ref={details} className={css.filterBox}>
      <summary className={css.summary}>
        <SlidersHorizontal size={18} aria-hidden />
        {say('stays.filters')}
        {chosen > 0 && <span className={css.chosen}>{chosen}</span>}
      </summary>
      <div className={css.filters}>
        {chosen > 0 && (
          <Button variant="secondary" onClick={() => onChange({ promotions: undefined, features: undefined, groups: undefined })}>
            {say('stays.filters.clear')}
          </Button>
        )}
        {kinds.map(
          (kind) =>
            facets[kind].length > 0 && (
              <fieldset key={kind} className={css.group}>
                <legend className={`${text.strong} ${css.legend}`}>{say(`stays.filters.${kind}`)}</legend>
                {facets[kind].map(({ code, name, count }) => (
                  <Checkbox key={code} checked={now(kind).includes(code)} onChange={(event) => toggle(kind, code, event.target.checked)}>
                    {name} <span className={css.count}>{count}</span>
                  </Checkbox>
                ))}
              </fieldset>
            ),
        )}
      </div>
    </details>
  );
}
