import { useIntl } from '@voyage/i18n/intl.tsx';
import { block } from '@voyage/ui/Button.css.ts';
import { Button } from '@voyage/ui/Button.tsx';
import { text } from '@voyage/ui/typography.css.ts';
import { SlidersHorizontal } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import * as css from './results.css.ts';
import { filterKinds, list } from '../state/address.ts';
import { FilterFields, type FilterProps } from './FilterFields.tsx';

const loadDrawer = () => import('@voyage/ui/Drawer.tsx');
const Drawer = lazy(() => loadDrawer().then((module) => ({ default: module.Drawer })));

function useFilters({ query, onChange }: FilterProps) {
  const chosen = filterKinds.reduce((sum, kind) => sum + list(query[kind]).length, 0);
  const clear = () =>
    onChange({ promotions: undefined, features: undefined, groups: undefined, brands: undefined });
  return { chosen, clear };
}

/** Opens the filters on a phone; says how many are chosen. */
export function FiltersButton(props: FilterProps) {
  const { formatMessage: t } = useIntl();
  const [open, setOpen] = useState(false);
  const { chosen, clear } = useFilters(props);
  return (
    <div className={css.filterButton}>
      <Button
        variant="secondary"
        className={block}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
        onPointerEnter={() => void loadDrawer()}
      >
        <SlidersHorizontal size={18} aria-hidden />
        {t({ id: 'stays.filters' })}
        {chosen > 0 && <span className={css.chosen}>{chosen}</span>}
      </Button>
      {open && (
        <Suspense>
          <Drawer
            title={t({ id: 'stays.filters' })}
            closeLabel={t({ id: 'site.close' })}
            onClose={() => setOpen(false)}
            actions={
              <>
                {chosen > 0 && (
                  <Button variant="quiet" onClick={clear}>
                    {t({ id: 'stays.filters.clear' })}
                  </Button>
                )}
                <Button onClick={() => setOpen(false)}>{t({ id: 'stays.filters.show' })}</Button>
              </>
            }
          >
            <FilterFields {...props} />
          </Drawer>
        </Suspense>
      )}
    </div>
  );
}

/** The filters as a column beside the list, on a desktop. */
export function FiltersColumn(props: FilterProps) {
  const { formatMessage: t } = useIntl();
  const { chosen, clear } = useFilters(props);
  return (
    <section className={css.filters} aria-labelledby="filters">
      <div className={css.filterTitle}>
        <h2 className={text.strong} id="filters">
          {t({ id: 'stays.filters' })}
        </h2>
        {chosen > 0 && (
          <Button variant="quiet" onClick={clear}>
            {t({ id: 'stays.filters.clear' })}
          </Button>
        )}
      </div>
      <FilterFields {...props} />
    </section>
  );
}
