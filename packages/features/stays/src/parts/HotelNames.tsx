import type { HotelSummary } from '@voyage/contracts/stay.ts';
import { langOf } from '@voyage/domain/partial-text.ts';
import { useIntl } from '@voyage/i18n/intl.tsx';
import { placeOf } from '@voyage/stay-parts/place-of.ts';
import { Badge } from '@voyage/ui/content/Badge.tsx';
import { heading, secondary } from '@voyage/ui/base/typography.css.ts';
import type { ReactNode } from 'react';
import { GroupLinks } from './GroupLinks.tsx';
import * as css from './detail.css.ts';

/** The head of a hotel's page: its name, place, group and brand. */
export function HotelNames({
  hotel,
  corner,
  children,
}: {
  hotel: HotelSummary;
  /** Beside the name. */
  corner?: ReactNode;
  /** Below the group. */
  children?: ReactNode;
}) {
  const { t } = useIntl();
  return (
    <div className={css.names}>
      {hotel.flagship && <Badge>{t('stays.flagship')}</Badge>}
      <div className={css.name}>
        <h1 className={heading.h1} lang={langOf(hotel, 'name')}>
          {hotel.name}
        </h1>
        {corner}
      </div>
      <p className={secondary}>{placeOf(hotel, hotel.country)}</p>
      {hotel.group && <GroupLinks group={hotel.group} brand={hotel.brand ?? hotel.group} />}
      {children}
    </div>
  );
}
