import { intlLocale } from '@voyage/domain/locale.ts';
import { checkStay, daysBetween } from '@voyage/domain/stay-date.ts';
import { dotted } from '@voyage/i18n/join.ts';
import { useIssueMessage } from '@voyage/forms/issue-message.ts';
import { usePage } from '@voyage/site-core/context/use-page.ts';
import { FieldError } from '@voyage/ui/forms/Field.tsx';
import StayCalendar from '@voyage/travel-ui/StayCalendar.tsx';
import { smallPrint } from '@voyage/ui/base/typography.css.ts';
import { useId } from 'react';
import { useCalendarTexts } from '@voyage/stay-parts/calendar-texts.ts';
import { useDestinationDay } from '@voyage/stay-parts/destination-day.ts';
import { useStayRules } from '@voyage/stay-parts/stay-rules.ts';
import { useNightHints } from '../state/night-hints.ts';
import type { StepProps } from '../state/search-step.ts';
import * as css from './SearchPanels.css.ts';

/** Days of arrival and departure, with night prices if a place is chosen. */
export function DatesStep({
  draft,
  onChange,
  onNext,
  attempts,
  inSheet,
}: StepProps & {
  /** All months are stacked, and the sheet has the button onwards. */
  inSheet: boolean;
}) {
  const { t, locale } = usePage();
  const words = useCalendarTexts();
  const issueMessage = useIssueMessage();
  const id = useId();
  const today = useDestinationDay()(draft.place);
  const rules = useStayRules();
  const { limits } = rules;
  const { see, hintOf, total, currency, note } = useNightHints(draft, today, rules);
  // Dates in an address may be past, or in the wrong order: the calendar then requires both.
  const dates = draft.dates && checkStay({ ...draft.dates, today, limits }) === null ? draft.dates : null;
  return (
    <>
      {attempts > 0 && !dates && (
        <p className={css.fault} role="alert">
          <FieldError id={id}>{issueMessage({ code: 'required' })}</FieldError>
        </p>
      )}
      <StayCalendar
        words={words}
        locale={intlLocale(locale)}
        value={dates}
        min={today}
        limits={limits}
        scrolls={inSheet}
        {...(hintOf ? { hintOf } : {})}
        chosen={
          dates && total
            ? dotted([
                words.nights(daysBetween(dates.checkIn, dates.checkOut)),
                t('stays.flexible.from', { amount: total }),
              ])
            : undefined
        }
        onMonths={(from, to) => see({ from, to })}
        // on a phone what follows the months is out of sight
        note={
          inSheet &&
          hintOf && (
            <p className={`${smallPrint} ${css.hints}`}>
              {currency && t('stays.dates.hints.short', { currency })}
            </p>
          )
        }
        onChange={(chosen, typed) => {
          onChange({ ...draft, dates: chosen });
          if (!typed && !inSheet)
            onNext(draft.rooms.some(({ childAges }) => childAges.includes(null)) ? 'party' : null);
        }}
      />
      {hintOf && (
        <p className={`${smallPrint} ${css.hints}`}>
          {!inSheet && currency && <span>{t('stays.dates.hints', { currency })}</span>}
          {!inSheet && note && <br />}
          {note && <span>{note}</span>}
        </p>
      )}
    </>
  );
}
