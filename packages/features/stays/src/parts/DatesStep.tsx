import { intlLocale } from '@voyage/domain/locale.ts';
import { policy } from '@voyage/domain/policy.ts';
import { addDays, checkStay, dayInZone } from '@voyage/domain/stay-date.ts';
import { ownZone } from '@voyage/i18n/dates.ts';
import { useIntl } from '@voyage/i18n/intl.tsx';
import { useLocale } from '@voyage/frame/router/site-context.ts';
import StayCalendar from '@voyage/ui/StayCalendar.tsx';
import { secondary, text } from '@voyage/ui/typography.css.ts';
import { useState } from 'react';
import { useCalendarWords } from '../state/calendar-words.ts';
import { useNightHints } from '../state/night-hints.ts';
import type { StepProps } from './search-step.ts';
import * as css from './SearchPanels.css.ts';

/** When: the days of arrival and departure, and what a night costs where a place is chosen. */
export function DatesStep({
  draft,
  onChange,
  onNext,
  inSheet,
}: StepProps & {
  /** All months stand under each other, and the sheet leads on. */
  inSheet: boolean;
}) {
  const { formatMessage: t } = useIntl();
  const locale = useLocale();
  const words = useCalendarWords();
  const [today] = useState(() => dayInZone(new Date(), ownZone()));
  const last = addDays(today, policy.bookingHorizonDays);
  const { see, hintOf, currency } = useNightHints(draft, today, last);
  // What an address says may be past, or end before it begins: the calendar then asks for both days.
  const dates = draft.dates && checkStay({ ...draft.dates, today }) === null ? draft.dates : null;
  return (
    <>
      <StayCalendar
        words={words}
        locale={intlLocale(locale)}
        value={dates}
        min={today}
        max={last}
        maxNights={policy.maxStayNights}
        scrolls={inSheet}
        {...(hintOf ? { hintOf } : {})}
        onMonths={(from, to) => see({ from, to })}
        onChange={(chosen, typed) => {
          onChange({ ...draft, dates: chosen });
          if (!typed && !inSheet) onNext(draft.childAges.includes(null) ? 'party' : null);
        }}
      />
      {hintOf && (
        <p className={`${text.small} ${secondary} ${css.hints}`}>
          {currency && t({ id: 'stays.dates.hints' }, { currency })}
        </p>
      )}
    </>
  );
}
