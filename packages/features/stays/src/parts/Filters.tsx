import { useIntl } from '@voyage/i18n/intl.tsx';
import { block } from '@voyage/ui/forms/Button.css.ts';
import { Button } from '@voyage/ui/forms/Button.tsx';
import { text } from '@voyage/ui/base/typography.css.ts';
import { LazyLayer } from '@voyage/site-core/errors/LazyLayer.tsx';
import { lazyPart } from '@voyage/ui/feedback/lazy-part.ts';
import { SlidersHorizontal } from 'lucide-react';
import { useRef, useState } from 'react';
import { noFilters, type ChosenFilter } from '../state/chosen-filters.ts';
import { FilterFields, type FilterProps } from './FilterFields.tsx';
import * as css from './results.css.ts';

const loadDrawer = () => import('@voyage/ui/navigation/Drawer.tsx');
const Drawer = lazyPart(async () => ({ default: (await loadDrawer()).Drawer }));

interface Props extends FilterProps {
  chosen: readonly ChosenFilter[];
}

/** Opens the filters where they have no column; shows how many are active. */
export function FiltersButton({ chosen, ...fields }: Props) {
  const { t } = useIntl();
  const [open, setOpen] = useState(false);
  const own = useRef<HTMLDivElement>(null);
  return (
    <div className={css.filterButton}>
      <Button
        variant="secondary"
        className={`${block} ${css.barButton}`}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
        onPointerEnter={() => void loadDrawer()}
      >
        {chosen.length === 0 && <SlidersHorizontal size={18} aria-hidden />}
        <span>{t('stays.filters')}</span>
        {chosen.length > 0 && <span className={css.chosen}>{chosen.length}</span>}
      </Button>
      {open && (
        <LazyLayer onFailed={() => setOpen(false)}>
          <Drawer
            title={t('stays.filters')}
            closeLabel={t('site.close')}
            onClose={() => setOpen(false)}
            doneLabel={t('stays.filters.show', { count: fields.total })}
            actions={
              chosen.length > 0 && (
                <Button
                  variant="quiet"
                  onClick={() => {
                    own.current?.focus({ preventScroll: true }); // the button disappears
                    fields.onChange(noFilters);
                  }}
                >
                  {t('stays.filters.clear')}
                </Button>
              )
            }
          >
            <div ref={own} tabIndex={-1} className={css.filterBody}>
              <FilterFields {...fields} />
            </div>
          </Drawer>
        </LazyLayer>
      )}
    </div>
  );
}

/** The filters as a column beside the list, in the widest windows. */
export function FiltersColumn({ chosen, ...fields }: Props) {
  const { t } = useIntl();
  const title = useRef<HTMLHeadingElement>(null);
  return (
    <section className={css.filters} aria-labelledby="filters">
      <div className={css.filterTitle}>
        <h2 className={text.strong} id="filters" ref={title} tabIndex={-1}>
          {t('stays.filters')}
        </h2>
        {chosen.length > 0 && (
          <Button
            variant="quiet"
            onClick={() => {
              title.current?.focus({ preventScroll: true }); // the button disappears
              fields.onChange(noFilters);
            }}
          >
            {t('stays.filters.clear')}
          </Button>
        )}
      </div>
      <FilterFields {...fields} />
    </section>
  );
}
