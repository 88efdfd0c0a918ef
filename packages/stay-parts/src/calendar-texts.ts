import { policy } from '@voyage/domain/policy.ts';
import { useIntl } from '@voyage/i18n/intl.tsx';
import type { StayCalendarTexts } from '@voyage/travel-ui/stay-days.ts';

/** The texts of the stay calendar, with the numbers of the policy. */
export function useCalendarTexts(): StayCalendarTexts {
  const { formatMessage: t } = useIntl();
  const problems = {
    past: t({ id: 'stays.dates.past' }),
    order: t({ id: 'stays.dates.noNight' }),
    'too-long': t({ id: 'stays.dates.tooLong' }, { count: policy.maxStayNights }),
    'too-far': t({ id: 'stays.dates.tooFar' }, { count: policy.bookingHorizonDays }),
  };
  return {
    label: t({ id: 'stays.dates.choose' }),
    previous: t({ id: 'stays.dates.previous' }),
    next: t({ id: 'stays.dates.next' }),
    checkIn: t({ id: 'stays.dates.checkIn' }),
    checkOut: t({ id: 'stays.dates.checkOut' }),
    arrival: t({ id: 'stays.dates.arrival' }),
    departure: t({ id: 'stays.dates.departure' }, { count: policy.maxStayNights }),
    nights: (count) => t({ id: 'stays.nights' }, { count }),
    problem: (problem) => problems[problem],
  };
}
