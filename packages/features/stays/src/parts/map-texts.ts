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
  const { t } = useIntl();
  return {
    loading: t('site.loading'),
    failed: t('stays.map.failed'),
    retry: t('site.retry'),
    unavailable: t('stays.map.unavailable'),
    zoomIn: t('stays.map.zoomIn'),
    zoomOut: t('stays.map.zoomOut'),
    showAll: t('stays.map.showAll'),
    close: t('site.close'),
    credit: t('stays.map.credit'),
    group: (places) => {
      const amount = lowest?.(places);
      const mark = t('stays.map.group', { count: places.length });
      const detail = amount && t('stays.map.from', { amount });
      // The name contains what is visible, for those who speak to their browser; the list has the hotels.
      const visible = detail ? `${mark} ${detail}` : mark;
      const group = detail && currency ? t('stays.map.groupPrices', { group: visible, currency }) : visible;
      return { mark, detail, label: t('stays.map.groupLabel', { group }) };
    },
    ...(inPage && {
      gestures: {
        windows: t('stays.map.gestures.windows'),
        mac: t('stays.map.gestures.mac'),
        touch: t('stays.map.gestures.touch'),
      },
    }),
  };
}
