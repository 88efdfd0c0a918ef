import { policy } from '@voyage/domain/policy.ts';
import { useIntl } from '@voyage/i18n/intl.tsx';
import type { StayCalendarTexts } from '@voyage/travel-ui/stay-days.ts';

/** The texts of the stay calendar, with the numbers of the policy. */
export function useCalendarTexts(): StayCalendarTexts {
  const { t } = useIntl();
  const problems = {
    past: t('stays.dates.past'),
    order: t('stays.dates.noNight'),
    'too-long': t('stays.dates.tooLong', { count: policy.maxStayNights }),
    'too-far': t('stays.dates.tooFar', { count: policy.bookingHorizonDays }),
  };
  return {
    label: t('stays.dates.choose'),
    previous: t('stays.dates.previous'),
    next: t('stays.dates.next'),
    checkIn: t('stays.dates.checkIn'),
    checkOut: t('stays.dates.checkOut'),
    arrival: t('stays.dates.arrival'),
    departure: t('stays.dates.departure', { count: policy.maxStayNights }),
    nights: (count) => t('stays.nights', { count }),
    problem: (problem) => problems[problem],
  };
}
