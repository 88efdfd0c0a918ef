import type { HotelSummary } from '@voyage/contracts/stay.ts';
import { useIntl } from '@voyage/i18n/intl.tsx';
import { Pending } from '@voyage/site-core/router/Pending.tsx';
import { scrollToTop } from '@voyage/site-core/router/scroll-rule.ts';
import { shownHotel } from '@voyage/stay-parts/shown-leads.ts';
import { TextSkeleton } from '@voyage/ui/feedback/Skeletons.tsx';
import { container } from '@voyage/ui/base/layout.css.ts';
import { text } from '@voyage/ui/base/typography.css.ts';
import { useLayoutEffect } from 'react';
import { HotelGallery } from '../parts/HotelPictures.tsx';
import { HotelNames } from '../parts/HotelNames.tsx';
import * as css from '../parts/detail.css.ts';

/** A hotel's page while it loads: what a list has already shown of it, in its place; otherwise shapes. */
export default function HotelPending({ hotelKey }: { hotelKey: string }) {
  const hotel = shownHotel(hotelKey);
  return hotel ? <Known hotel={hotel} /> : <Pending />;
}

function Known({ hotel }: { hotel: HotelSummary }) {
  const { t } = useIntl();
  useLayoutEffect(scrollToTop, []);
  return (
    <div className={`${container} ${css.page}`}>
      <div className={css.way}>
        <div className={css.wayLine} />
      </div>
      <div className={css.pictures}>
        <HotelGallery hotel={hotel} captions={{}} />
      </div>
      <p className={`${text.small} ${css.note}`}>&nbsp;</p>
      <div className={css.navLine} />
      <div className={css.columns}>
        <div className={css.intro}>
          <HotelNames hotel={hotel} />
          <div className={css.standfirst}>
            <TextSkeleton label={t('site.loading')} lines={4} />
          </div>
        </div>
      </div>
    </div>
  );
}
