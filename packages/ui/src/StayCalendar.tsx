import { parseDate, type CalendarDate } from '@internationalized/date';
import { breakpoint } from '@voyage/themes/scale.ts';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { Button } from 'react-aria-components/Button';
import {
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarHeading,
  RangeCalendar,
} from 'react-aria-components/RangeCalendar';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import * as css from './StayCalendar.css.ts';

interface StayCalendarProps {
  label: string;
  previousLabel: string;
  nextLabel: string;
  /** BCP 47, for the names of months and days. */
  locale: string;
  /** ISO days. */
  value: { checkIn: string; checkOut: string } | null;
  min: string;
  max: string;
  onChange: (value: { checkIn: string; checkOut: string }) => void;
}

function onWidth(changed: () => void): () => void {
  const query = matchMedia(breakpoint.tablet);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}
/** How many there is room for. Hidden by style alone, the last month on sale could not be reached on a phone. */
const useMonths = (): 1 | 2 =>
  useSyncExternalStore(
    onWidth,
    () => (matchMedia(breakpoint.tablet).matches ? 2 : 1),
    () => 2,
  );

/** Two months (one on a phone) in which a stay is chosen by mouse, touch or arrow keys. A stay of no night is not one. */
export default function StayCalendar({ label, previousLabel, nextLabel, locale, value, min, max, onChange }: StayCalendarProps) {
  const months = useMonths();
  const change = ({ start, end }: { start: CalendarDate; end: CalendarDate }) => {
    onChange({ checkIn: start.toString(), checkOut: (start.compare(end) === 0 ? end.add({ days: 1 }) : end).toString() });
  };
  const month = (offset: number) => (
    <div>
      <CalendarHeading offset={{ months: offset }} className={css.title} />
      <CalendarGrid offset={{ months: offset }}>
        <CalendarGridHeader>{(day) => <CalendarHeaderCell>{day}</CalendarHeaderCell>}</CalendarGridHeader>
        <CalendarGridBody>{(date) => <CalendarCell date={date} className={css.cell} />}</CalendarGridBody>
      </CalendarGrid>
    </div>
  );
  return (
    <I18nProvider locale={locale}>
      <RangeCalendar
        className={css.calendar}
        aria-label={label}
        visibleDuration={{ months }}
        pageBehavior="single"
        minValue={parseDate(min)}
        maxValue={parseDate(max)}
        {...(value ? { defaultValue: { start: parseDate(value.checkIn), end: parseDate(value.checkOut) } } : {})}
        onChange={change}
      >
        <Button slot="previous" className={css.turn} aria-label={previousLabel}>
          <ChevronLeft aria-hidden />
        </Button>
        <Button slot="next" className={css.turn} aria-label={nextLabel}>
          <ChevronRight aria-hidden />
        </Button>
        <div className={css.months}>
          {month(0)}
          {months === 2 && month(1)}
        </div>
      </RangeCalendar>
    </I18nProvider>
  );
}
