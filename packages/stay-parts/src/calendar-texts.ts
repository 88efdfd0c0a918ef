import { useIntl } from '@voyage/i18n/intl.tsx';
import type { StayCalendarTexts } from '@voyage/travel-ui/stay-days.ts';
import { useStayRules } from './stay-rules.ts';

/** The texts of the stay calendar, with the supplier's limits. */
export function useCalendarTexts(): StayCalendarTexts {
  const { t } = useIntl();
  const { limits } = useStayRules();
  const problems = {
    past: t('stays.dates.past'),
    order: t('stays.dates.noNight'),
    'too-long': t('stays.dates.tooLong', { count: limits.nights }),
    'too-far': t('stays.dates.tooFar', { count: limits.horizonDays }),
  };
  return {
    label: t('stays.dates.choose'),
    previous: t('stays.dates.previous'),
    next: t('stays.dates.next'),
    checkIn: t('stays.dates.checkIn'),
    checkOut: t('stays.dates.checkOut'),
    arrival: t('stays.dates.arrival'),
    departure: t('stays.dates.departure', { count: limits.nights }),
    nights: (count) => t('stays.nights', { count }),
    problem: (problem) => problems[problem],
  };
}
