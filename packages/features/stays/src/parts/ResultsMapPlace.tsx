import { LazyLayer } from '@voyage/site-core/errors/LazyLayer.tsx';
import { untilLoaded } from '@voyage/site-chrome/loading/until-loaded.ts';
import { useHydrated } from '@voyage/site-core/preferences/preferences.ts';
import { useIntl } from '@voyage/i18n/intl.tsx';
import { Button } from '@voyage/ui/forms/Button.tsx';
import { Drawer } from '@voyage/ui/navigation/Drawer.tsx';
import { smallPrint } from '@voyage/ui/base/typography.css.ts';
import { lazyPart } from '@voyage/ui/feedback/lazy-part.ts';
import { Map as MapIcon } from 'lucide-react';
import { lazy, Suspense, useSyncExternalStore } from 'react';
import type { ResultsMapProps } from './ResultsMap.tsx';
import * as css from './ResultsMap.css.ts';
import { barButton } from './results.css.ts';

const load = async () => ({ default: (await import('./ResultsMap.tsx')).ResultsMap });
const MapBeside = lazy(() => untilLoaded(load));
const MapInLayer = lazyPart(load);

const query = css.wide.replace('screen and ', '');
const subscribe = (changed: () => void) => {
  const media = matchMedia(query);
  media.addEventListener('change', changed);
  return () => media.removeEventListener('change', changed);
};
/** False on the server: the column says that a map is coming, and it appears after hydration. */
const useWide = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  );

/** Opens the map where it is not beside the list. */
export function MapButton({ onClick }: { onClick: () => void }) {
  const { t } = useIntl();
  return (
    <Button variant="secondary" className={`${css.open} ${barButton}`} onClick={onClick}>
      <MapIcon size={18} strokeWidth={1.5} aria-hidden />
      <span>{t('stays.map.open')}</span>
    </Button>
  );
}

/** Above a list that has the width of the map as well, because there is none. */
export function MapUnavailable() {
  const { t } = useIntl();
  return (
    <p role="status" className={`${smallPrint} ${css.mapUnavailable}`}>
      {t('stays.map.unavailable')}
    </p>
  );
}

/**
 * The map of a list: beside it in a wide window, if it can be drawn, otherwise, if `open`, in a layer that keeps the
 * list's position.
 */
export function ResultsMapPlace({
  open,
  onClose,
  beside,
  ...props
}: ResultsMapProps & { open: boolean; onClose: () => void; beside: boolean }) {
  const { t } = useIntl();
  const wide = useWide();
  const hydrated = useHydrated();
  const waiting = <p className={css.waiting}>{t('site.loading')}</p>;
  return (
    <>
      {beside && (
        <div className={css.column}>
          {wide ? (
            <Suspense fallback={waiting}>
              <MapBeside {...props} />
            </Suspense>
          ) : (
            waiting
          )}
        </div>
      )}
      {open && hydrated && !wide && (
        <Drawer
          side="full"
          title={t('stays.map.results', { place: props.place })}
          closeLabel={t('site.close')}
          onClose={onClose}
        >
          <div className={css.inLayer}>
            <LazyLayer onFailed={onClose}>
              <MapInLayer {...props} inLayer />
            </LazyLayer>
          </div>
        </Drawer>
      )}
    </>
  );
}
