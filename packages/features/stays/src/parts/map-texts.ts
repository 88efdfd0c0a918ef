import type { MapTexts } from '@voyage/map/map-props.ts';
import { useIntl } from '@voyage/i18n/intl.tsx';

/** The texts of a map of hotels. `inPage`: within a scrolling page, where the wheel scrolls the page. */
export function useMapTexts({ inPage }: { inPage: boolean }): MapTexts {
  const { formatMessage: t } = useIntl();
  return {
    loading: t({ id: 'site.loading' }),
    failed: t({ id: 'stays.map.failed' }),
    retry: t({ id: 'site.retry' }),
    unavailable: t({ id: 'stays.map.unavailable' }),
    zoomIn: t({ id: 'stays.map.zoomIn' }),
    zoomOut: t({ id: 'stays.map.zoomOut' }),
    showAll: t({ id: 'stays.map.showAll' }),
    close: t({ id: 'site.close' }),
    credit: t({ id: 'stays.map.credit' }),
    group: (places) => ({
      mark: t({ id: 'stays.map.group' }, { count: places.length }),
      label: t(
        { id: 'stays.map.groupLabel' },
        { count: places.length, names: places.map(({ label }) => label).join(', ') },
      ),
    }),
    ...(inPage && {
      gestures: {
        windows: t({ id: 'stays.map.gestures.windows' }),
        mac: t({ id: 'stays.map.gestures.mac' }),
        touch: t({ id: 'stays.map.gestures.touch' }),
      },
    }),
  };
}
