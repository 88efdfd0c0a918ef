import { parseDate, type CalendarDate } from '@internationalized/date';
import { breakpoint } from '@voyage/themes/scale.ts';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { use, useEffect, useState, useSyncExternalStore } from 'react';
import { Button } from 'react-aria-components/Button';
import {
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarHeading,
  RangeCalendar,
  RangeCalendarStateContext,
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
  /** Said when the day of arrival is chosen as that of departure too. */
  noNight: string;
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

/** Keeps the day of arrival chosen, so that only a departure is asked for again. */
function StillFrom({ day }: { day: CalendarDate }) {
  const calendar = use(RangeCalendarStateContext);
  useEffect(() => calendar?.setAnchorDate(day), [day]); // oxlint-disable-line exhaustive-deps -- once for each refused day; the state is a new object each time
  return null;
}

/** Two months (one on a phone) in which a stay is chosen by mouse, touch or arrow keys. A stay of no night is refused in words, and its arrival kept. */
export default function StayCalendar({
  label,
  previousLabel,
  nextLabel,
  locale,
  value,
  min,
  max,
  noNight,
  onChange,
}: StayCalendarProps) {
  const months = useMonths();
  const [refused, refuse] = useState<CalendarDate | null>(null);
  const change = ({ start, end }: { start: CalendarDate; end: CalendarDate }) => {
    if (start.compare(end) === 0) return refuse(start.copy());
    refuse(null);
    onChange({ checkIn: start.toString(), checkOut: end.toString() });
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
        {...(value
          ? { defaultValue: { start: parseDate(value.checkIn), end: parseDate(value.checkOut) } }
          : {})}
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
        {refused && <StillFrom day={refused} />}
        <p className={css.refused} role="alert">
          {refused && noNight}
        </p>
      </RangeCalendar>
    </I18nProvider>
  );
}
