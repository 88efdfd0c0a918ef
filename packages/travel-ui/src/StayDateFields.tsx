import { parseDate, type CalendarDate } from '@internationalized/date';
import { useId, useState } from 'react';
import { DateField, DateInput, DateSegment } from 'react-aria-components/DateField';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Label } from 'react-aria-components/Label';
import { FieldError } from '@voyage/ui/forms/Field.tsx';
import * as fieldCss from '@voyage/ui/forms/Field.css.ts';
import { isComposing } from '@voyage/ui/base/is-composing.ts';
import * as css from './StayCalendar.css.ts';
import type { StayProblem } from '@voyage/domain/stay-date.ts';
import type { StayArrival, StayCalendarTexts, StayDays } from './stay-days.ts';

interface Written {
  start: CalendarDate | null;
  end: CalendarDate | null;
}

/**
 * The days of a stay as date fields. A valid stay is applied when a field is left or Enter pressed, because
 * days are typed digit by digit: what is half typed may be a valid day too, which nobody chose. Errors are
 * shown once both fields are left.
 */
export function StayDateFields({
  words,
  value,
  arrival = null,
  problemOf,
  onChange,
  onWrite,
  onArrival,
  onLeave,
  locale,
}: {
  words: Pick<StayCalendarTexts, 'checkIn' | 'checkOut' | 'problem'>;
  value: StayDays | null;
  /** What was typed here, or chosen elsewhere, without a departure yet. */
  arrival?: StayArrival | null;
  /** `missing`: a year that is only partly typed is not a date yet. */
  problemOf: (days: StayDays) => StayProblem | null;
  onChange?: (days: StayDays) => void;
  /** Also what is not a stay: '' for a day that is missing. */
  onWrite?: (days: StayDays) => void;
  /** The ISO day of arrival as it is typed, bookable or not; null if it is not a day. */
  onArrival?: (day: string | null) => void;
  /** Both fields are left, for nothing in particular, and what is typed is not a stay. */
  onLeave?: () => void;
  /** BCP 47: the order of the parts. Outside a calendar, which sets it. */
  locale?: string;
}) {
  const id = useId();
  const isTyping = arrival?.typed ?? false;
  const chosen = isTyping ? null : (arrival?.day ?? null);
  const keyOf = ({ checkIn, checkOut }: StayDays) => `${checkIn} ${checkOut}`;
  const key = isTyping ? '' : (chosen ?? (value ? keyOf(value) : ''));
  const [valid, setValid] = useState('');
  const [written, write] = useState<Written>({ start: null, end: null });
  const [isLeft, leave] = useState(true);
  if (key !== valid) {
    setValid(key); // also shows what is chosen in the calendar
    if (chosen) write({ start: parseDate(chosen), end: null });
    else if (value && !isTyping) write({ start: parseDate(value.checkIn), end: parseDate(value.checkOut) });
  }
  const daysOf = ({ start, end }: Written): StayDays | null =>
    start && end ? { checkIn: start.toString(), checkOut: end.toString() } : null;
  const days = daysOf(written);
  // A day of arrival alone may be wrong too: that of one night is.
  const { start } = written;
  const candidate = days ?? (start && daysOf({ start, end: start.add({ days: 1 }) }));
  const found = candidate && problemOf(candidate);
  const problem = found === 'missing' ? null : found;
  const change = (part: Partial<Written>) => {
    const next = { ...written, ...part };
    write(next);
    onWrite?.({ checkIn: next.start?.toString() ?? '', checkOut: next.end?.toString() ?? '' });
    if (part.start !== undefined) onArrival?.(next.start?.toString() ?? null);
  };
  const isStay = days !== null && found === null;
  const apply = () => {
    if (isStay && keyOf(days) !== key) onChange?.(days);
  };
  const field = (name: 'start' | 'end', label: string) => (
    <DateField
      className={fieldCss.field}
      value={written[name]}
      onChange={(day) => change({ [name]: day })}
      onBlur={apply}
      onKeyDown={({ key: pressed, nativeEvent }) =>
        pressed === 'Enter' && !isComposing(nativeEvent) && apply()
      }
      aria-describedby={problem && isLeft ? id : undefined}
      shouldForceLeadingZeros
    >
      <Label className={fieldCss.label}>{label}</Label>
      <DateInput className={css.input}>
        {(segment) => <DateSegment segment={segment} className={css.segment} />}
      </DateInput>
    </DateField>
  );
  const fields = (
    <div
      className={css.written}
      onFocus={() => leave(false)}
      onBlur={({ currentTarget, relatedTarget }) => {
        leave(!currentTarget.contains(relatedTarget));
        if (!relatedTarget && !isStay) onLeave?.();
      }}
    >
      {field('start', words.checkIn)}
      {field('end', words.checkOut)}
      <div role="status" className={css.writtenFault}>
        {problem && isLeft && <FieldError id={id}>{words.problem(problem)}</FieldError>}
      </div>
    </div>
  );
  return locale ? <I18nProvider locale={locale}>{fields}</I18nProvider> : fields;
}
