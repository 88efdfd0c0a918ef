import { useIntl } from '@voyage/i18n/intl.tsx';
import { Button } from '@voyage/ui/Button.tsx';
import { text } from '@voyage/ui/typography.css.ts';
import { SlidersHorizontal } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import * as css from './results.css.ts';
import { filterKinds, list } from '../state/address.ts';
import { FilterFields, type FilterProps } from './FilterFields.tsx';

const loadDrawer = () => import('@voyage/ui/Drawer.tsx');
const Drawer = lazy(() => loadDrawer().then((module) => ({ default: module.Drawer })));

/** Filters with counts; a column on a desktop, a drawer on a phone. The address holds the choice. */
export function Filters(props: FilterProps) {
  const { formatMessage: t } = useIntl();
  const [open, setOpen] = useState(false);
  const { query, onChange } = props;
  const chosen = filterKinds.reduce((sum, kind) => sum + list(query[kind]).length, 0);
  const clear = () => onChange({ promotions: undefined, features: undefined, groups: undefined });
  const count = chosen > 0 && <span className={css.chosen}>{chosen}</span>;
  return (
    <>
      <Button
        variant="secondary"
        className={css.filterButton}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
        onPointerEnter={() => void loadDrawer()}
      >
        <SlidersHorizontal size={18} aria-hidden />
        {t({ id: 'stays.filters' })}
        {count}
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
    </>
  );
}
