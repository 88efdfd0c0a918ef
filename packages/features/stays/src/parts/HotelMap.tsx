import type { HotelDetail } from '@voyage/contracts/hotel.ts';
import { intlLocale } from '@voyage/domain/locale.ts';
import { useIntl } from '@voyage/i18n/intl.tsx';
import { href } from '@voyage/routes/href.ts';
import type { StayQuery } from '@voyage/routes/stay-query.ts';
import { Link } from '@voyage/frame/layout/Link.tsx';
import { useLocale } from '@voyage/frame/router/site-context.ts';
import { MapFrame } from '@voyage/ui/MapFrame.tsx';
import { heading, secondary, text } from '@voyage/ui/typography.css.ts';
import { useRouter } from '@tanstack/react-router';
import { lazy } from 'react';
import * as css from './detail.css.ts';
import { HotelCards } from './HotelCards.tsx';

const AreaMap = lazy(() => import('@voyage/ui/AreaMap.tsx'));

/** Where a hotel stands among its neighbours, and the neighbours themselves. */
export function HotelMap({ hotel, query }: { hotel: HotelDetail; query: StayQuery }) {
  const { formatMessage: t } = useIntl();
  const locale = useLocale();
  const router = useRouter();
  if (hotel.nearby.length === 0) return null;
  const metres = new Intl.NumberFormat(intlLocale(locale), { style: 'unit', unit: 'meter' });
  const kilometres = new Intl.NumberFormat(intlLocale(locale), { style: 'unit', unit: 'kilometer' });
  const places = hotel.nearby.map(({ hotel: near, metres: distance }) => ({
    id: near.id,
    name: near.name,
    detail: t({ id: 'stays.detail.metres' }, { distance: Math.round(distance / 10) * 10 }),
    href: href.hotel(locale, near.id, query),
    point: near.point,
  }));
  return (
    <>
      <section aria-labelledby="map">
        <div className={css.sectionTop}>
          <h2 className={heading.h2} id="map">
            {t({ id: 'stays.map.title' })}
          </h2>
        </div>
        <p className={`${text.small} ${secondary} ${css.mapNote}`}>{t({ id: 'stays.map.note' })}</p>
        <MapFrame
          label={t({ id: 'stays.map.label' }, { name: hotel.name })}
          showLabel={t({ id: 'stays.map.show' })}
          loadingLabel={t({ id: 'site.loading' })}
          failedText={t({ id: 'stays.map.failed' })}
          retryLabel={t({ id: 'site.retry' })}
          listLabel={t({ id: 'stays.map.list' })}
          places={places}
          linkAs={Link}
        >
          {() => (
            <AreaMap
              label={t({ id: 'stays.map.label' }, { name: hotel.name })}
              centre={hotel.point}
              places={places}
              distance={(distance) =>
                distance < 1000 ? metres.format(distance) : kilometres.format(distance / 1000)
              }
              north="N"
              onFollow={(to) => void router.navigate({ href: to })}
            />
          )}
        </MapFrame>
      </section>
      <section aria-labelledby="nearby">
        <div className={css.sectionTop}>
          <h2 className={heading.h2} id="nearby">
            {t({ id: 'stays.detail.nearby' })}
          </h2>
        </div>
        <div className={css.neighbours}>
          <HotelCards hotels={hotel.nearby.map(({ hotel: near }) => near)} most={3} query={query} />
        </div>
      </section>
    </>
  );
}
