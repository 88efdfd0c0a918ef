import { useIntl } from '@voyage/i18n/intl.tsx';
import { Button } from '@voyage/ui/Button.tsx';
import { Drawer } from '@voyage/ui/Drawer.tsx';
import { Map as MapSign } from 'lucide-react';
import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import type { ResultsMapProps } from './ResultsMap.tsx';
import * as css from './ResultsMap.css.ts';

const ResultsMap = lazy(() => import('./ResultsMap.tsx').then((part) => ({ default: part.ResultsMap })));

const query = css.wide.replace('screen and ', '');
const subscribe = (changed: () => void) => {
  const media = matchMedia(query);
  media.addEventListener('change', changed);
  return () => media.removeEventListener('change', changed);
};
/** False on the server: the column is reserved, and the map appears after hydration. */
const useWide = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  );

/**
 * The map of a list: beside it in a wide window, otherwise in a layer that a button opens and that keeps the
 * list's position.
 */
export function ResultsMapPlace(props: ResultsMapProps) {
  const { formatMessage: t } = useIntl();
  const wide = useWide();
  const [open, setOpen] = useState(false);
  return (
    <>
      <div className={css.column}>
        {wide && (
          <Suspense>
            <ResultsMap {...props} />
          </Suspense>
        )}
      </div>
      {!wide && (
        <Button className={css.open} onClick={() => setOpen(true)}>
          <MapSign size={18} strokeWidth={1.5} aria-hidden />
          {t({ id: 'stays.map.open' })}
        </Button>
      )}
      {open && !wide && (
        <Drawer
          side="full"
          title={t({ id: 'stays.map.results' }, { place: props.place })}
          closeLabel={t({ id: 'site.close' })}
          onClose={() => setOpen(false)}
        >
          <div className={css.inLayer}>
            <Suspense>
              <ResultsMap {...props} />
            </Suspense>
          </div>
        </Drawer>
      )}
    </>
  );
}
