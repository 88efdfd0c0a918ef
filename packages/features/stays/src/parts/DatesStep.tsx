import { intlLocale } from '@voyage/domain/locale.ts';
import { policy } from '@voyage/domain/policy.ts';
import { addDays, dayInZone } from '@voyage/domain/stay-date.ts';
import { ownZone } from '@voyage/i18n/dates.ts';
import { useIntl } from '@voyage/i18n/intl.tsx';
import { useLocale } from '@voyage/frame/router/site-context.ts';
import StayCalendar from '@voyage/ui/StayCalendar.tsx';
import { useState } from 'react';
import type { StepProps } from './search-step.ts';

/** When: the days of arrival and departure. */
export function DatesStep({ draft, onChange, onNext }: StepProps) {
  const { formatMessage: t } = useIntl();
  const locale = useLocale();
  const [today] = useState(() => dayInZone(new Date(), ownZone()));
  // What an address says may be past, or end before it begins: the calendar then asks for both days.
  const dates =
    draft.dates && draft.dates.checkIn >= today && draft.dates.checkOut > draft.dates.checkIn
      ? draft.dates
      : null;
  return (
    <StayCalendar
      label={t({ id: 'stays.dates.choose' })}
      previousLabel={t({ id: 'stays.dates.previous' })}
      nextLabel={t({ id: 'stays.dates.next' })}
      locale={intlLocale(locale)}
      value={dates}
      min={today}
      max={addDays(today, policy.bookingHorizonDays)}
      noNight={t({ id: 'stays.dates.noNight' })}
      onChange={(chosen) => {
        onChange({ ...draft, dates: chosen });
        onNext(draft.childAges.includes(null) ? 'party' : null);
      }}
    />
  );
}
