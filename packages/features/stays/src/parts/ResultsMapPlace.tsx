import { useHydrated } from '@voyage/frame/preferences/preferences.ts';
import { useIntl } from '@voyage/i18n/intl.tsx';
import { Button } from '@voyage/ui/Button.tsx';
import { Drawer } from '@voyage/ui/Drawer.tsx';
import { Map as MapSign } from 'lucide-react';
import { lazy, Suspense, useSyncExternalStore } from 'react';
import type { ResultsMapProps } from './ResultsMap.tsx';
import * as css from './ResultsMap.css.ts';
import { barButton } from './results.css.ts';

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

/** Opens the map where it is not beside the list. */
export function MapButton({ onClick }: { onClick: () => void }) {
  const { formatMessage: t } = useIntl();
  return (
    <Button variant="secondary" className={`${css.open} ${barButton}`} onClick={onClick}>
      <MapSign size={18} strokeWidth={1.5} aria-hidden />
      {t({ id: 'stays.map.open' })}
    </Button>
  );
}

/**
 * The map of a list: beside it in a wide window, otherwise, if `open`, in a layer that keeps the list's
 * position.
 */
export function ResultsMapPlace({
  open,
  onClose,
  ...props
}: ResultsMapProps & { open: boolean; onClose: () => void }) {
  const { formatMessage: t } = useIntl();
  const wide = useWide();
  const hydrated = useHydrated();
  return (
    <>
      <div className={css.column}>
        {wide && (
          <Suspense>
            <ResultsMap {...props} />
          </Suspense>
        )}
      </div>
      {open && hydrated && !wide && (
        <Drawer
          side="full"
          title={t({ id: 'stays.map.results' }, { place: props.place })}
          closeLabel={t({ id: 'site.close' })}
          onClose={onClose}
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
