import type { MapTexts, MarkedPlace } from '@voyage/map/map-props.ts';
import { useIntl } from '@voyage/i18n/intl.tsx';

interface Options {
  /** Within a scrolling page, where the wheel scrolls the page. */
  inPage: boolean;
  /** The lowest price of several hotels, as their markers say it. */
  lowest?: (places: readonly MarkedPlace[]) => string | undefined;
  /** What the map says once instead of on every marker. */
  currency?: string;
}
/** The texts of a map of hotels. */
export function useMapTexts({ inPage, lowest, currency }: Options): MapTexts {
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
    group: (places) => {
      const amount = lowest?.(places);
      const mark = t({ id: 'stays.map.group' }, { count: places.length });
      const detail = amount && t({ id: 'stays.map.from' }, { amount });
      // The name contains what is visible, for those who speak to their browser; the list has the hotels.
      const visible = detail ? `${mark} ${detail}` : mark;
      const group =
        detail && currency ? t({ id: 'stays.map.groupPrices' }, { group: visible, currency }) : visible;
      return { mark, detail, label: t({ id: 'stays.map.groupLabel' }, { group }) };
    },
    ...(inPage && {
      gestures: {
        windows: t({ id: 'stays.map.gestures.windows' }),
        mac: t({ id: 'stays.map.gestures.mac' }),
        touch: t({ id: 'stays.map.gestures.touch' }),
      },
    }),
  };
}
