import { parseDate, startOfMonth, endOfMonth, type CalendarDate } from '@internationalized/date';
import { checkStay, daysBetween } from '@voyage/domain/stay-date.ts';
import { breakpoint } from '@voyage/themes/scale.ts';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { use, useEffect, useRef, useState, useSyncExternalStore, type SyntheticEvent } from 'react';
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
import { StayDateFields } from './StayDateFields.tsx';
import type { StayCalendarWords, StayDays, StayFault } from './stay-days.ts';
import * as css from './StayCalendar.css.ts';

/** What a night costs at least: short under its day, whole where the day is pointed at. */
export interface DayHint {
  short: string;
  long: string;
  /** One of the cheapest around. */
  low: boolean;
}

interface StayCalendarProps {
  words: StayCalendarWords;
  /** BCP 47, for the names of months and days. */
  locale: string;
  /** ISO days. */
  value: StayDays | null;
  /** Today, and the last day on which a stay may end. */
  min: string;
  max: string;
  maxNights: number;
  /** `typed`: the days were written, and the reader may not be done. */
  onChange: (value: StayDays, typed: boolean) => void;
  /** Months stand under each other, and more of them come as one scrolls. */
  scrolls?: boolean;
  hintOf?: (day: string) => DayHint | undefined;
  /** The first and the last month in sight, for their hints. */
  onMonths?: (from: string, to: string) => void;
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
const monthsBetween = (from: CalendarDate, to: CalendarDate): number =>
  (to.year - from.year) * 12 + to.month - from.month;
/** Months that are added at a time. */
const more = 3;

/** Keeps the day of arrival chosen, so that only a departure is asked for again. */
function StillFrom({ day }: { day: CalendarDate }) {
  const calendar = use(RangeCalendarStateContext);
  useEffect(() => calendar?.setAnchorDate(day), [day]); // oxlint-disable-line exhaustive-deps -- once for each refused day; the state is a new object each time
  return null;
}

/** What is asked for now, how many nights are chosen so far, and why the day that is pointed at cannot be had. */
function Status({
  words,
  pointedAt,
  refused,
  whyNot,
  hintOf,
  onMonths,
  scrolls,
}: Pick<StayCalendarProps, 'words' | 'hintOf' | 'onMonths'> & {
  scrolls: boolean;
  pointedAt: string | null;
  refused: StayFault | null;
  whyNot: (day: string, anchor: string | null) => StayFault | null;
}) {
  const calendar = use(RangeCalendarStateContext);
  const [from, to] = [calendar?.visibleRange.start.toString(), calendar?.visibleRange.end.toString()];
  useEffect(() => {
    if (from && to) onMonths?.(from, to);
  }, [from, to]); // oxlint-disable-line exhaustive-deps -- when other months are in sight
  if (!calendar) return null;
  const anchor = calendar.anchorDate?.toString() ?? null;
  const problem = pointedAt && whyNot(pointedAt, anchor);
  const range = calendar.highlightedRange;
  const nights = range ? daysBetween(range.start.toString(), range.end.toString()) : 0;
  const hint = pointedAt && !anchor ? hintOf?.(pointedAt)?.long : undefined;
  return (
    <>
      <p className={scrolls ? css.statusUnder : css.status} role="status">
        {problem
          ? words.problem(problem)
          : (hint ??
            (nights > 0 ? words.nights(nights) : calendar.anchorDate ? words.departure : words.arrival))}
      </p>
      <p className={css.refused} role="alert">
        {refused && words.problem(refused)}
      </p>
    </>
  );
}

/**
 * A stay, chosen by mouse, touch or arrow keys or written: two months side by side, one on a phone, or all under each
 * other. A day that cannot be had can be pointed at, and says why; a stay of no night is refused in words, and its
 * arrival kept.
 */
export default function StayCalendar({
  words,
  locale,
  value,
  min,
  max,
  maxNights,
  onChange,
  scrolls = false,
  hintOf,
  onMonths,
}: StayCalendarProps) {
  const beside = useMonths();
  const [today, last] = [parseDate(min), parseDate(max)];
  const [under, setUnder] = useState(() =>
    Math.max(more, value ? monthsBetween(today, parseDate(value.checkOut)) + 2 : 0),
  );
  const months = scrolls ? Math.min(under, monthsBetween(today, last) + 1) : beside;
  const [refused, refuse] = useState<CalendarDate | null>(null);
  const [pointedAt, pointAt] = useState<string | null>(null);
  // Days that were written may be in another month: the calendar begins anew there.
  const [written, write] = useState(0);
  const whyNot = (day: string, anchor: string | null): StayFault | null => {
    if (day < min) return 'past';
    if (day > max) return 'too-far';
    return anchor && Math.abs(daysBetween(anchor, day)) > maxNights ? 'too-long' : null;
  };
  const change = ({ start, end }: { start: CalendarDate; end: CalendarDate }) => {
    if (start.compare(end) === 0) return refuse(start.copy());
    refuse(null);
    onChange({ checkIn: start.toString(), checkOut: end.toString() }, false);
  };
  const dayOf = ({ target }: SyntheticEvent): string | null => {
    const cell = target instanceof Element ? target.closest('td') : null;
    return cell?.querySelector<HTMLElement>('[data-day]')?.dataset.day ?? null;
  };
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!scrolls || !end.current) return;
    const observer = new IntersectionObserver(
      ([spot]) => spot?.isIntersecting && setUnder((count) => count + more),
      { rootMargin: '400px' },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [scrolls, months]);
  const month = (offset: number) => (
    <div key={offset}>
      <CalendarHeading offset={{ months: offset }} className={css.title} />
      <CalendarGrid offset={{ months: offset }}>
        <CalendarGridHeader>{(day) => <CalendarHeaderCell>{day}</CalendarHeaderCell>}</CalendarGridHeader>
        <CalendarGridBody>
          {(date) => {
            const hint = hintOf?.(date.toString());
            return (
              <CalendarCell date={date} className={css.cell}>
                {({ formattedDate }) => (
                  <>
                    <span data-day={date.toString()}>{formattedDate}</span>
                    {hintOf && (
                      // Drawn by the style sheet: what is seen of a day would have to stand in its name, which is its date.
                      <span
                        className={css.hint}
                        data-low={hint?.low || undefined}
                        data-hint={hint?.short}
                        aria-hidden
                      />
                    )}
                  </>
                )}
              </CalendarCell>
            );
          }}
        </CalendarGridBody>
      </CalendarGrid>
    </div>
  );
  return (
    <I18nProvider locale={locale}>
      <StayDateFields
        words={words}
        value={value}
        problemOf={(days) => checkStay({ ...days, today: min })}
        onChange={(days) => {
          refuse(null);
          write(written + 1);
          onChange(days, true);
        }}
      />
      <RangeCalendar
        key={written}
        className={css.calendar}
        aria-label={words.label}
        visibleDuration={{ months }}
        pageBehavior="single"
        selectionAlignment={scrolls ? 'end' : 'center'}
        minValue={startOfMonth(today)}
        maxValue={endOfMonth(last)}
        isDateUnavailable={(day, anchor) => whyNot(day.toString(), anchor?.toString() ?? null) !== null}
        value={value ? { start: parseDate(value.checkIn), end: parseDate(value.checkOut) } : null}
        onChange={change}
      >
        {!scrolls && (
          <>
            <Button slot="previous" className={css.turn} aria-label={words.previous}>
              <ChevronLeft aria-hidden />
            </Button>
            <Button slot="next" className={css.turn} aria-label={words.next}>
              <ChevronRight aria-hidden />
            </Button>
          </>
        )}
        {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- listens to what its days report; they are what is pressed */}
        <div
          className={scrolls ? css.under : css.months}
          onPointerOver={(event) => pointAt(dayOf(event))}
          onPointerLeave={() => pointAt(null)}
          onFocus={(event) => pointAt(dayOf(event))}
          onBlur={() => pointAt(null)}
        >
          {Array.from({ length: months }, (_, offset) => month(offset))}
          {scrolls && <div ref={end} />}
        </div>
        {refused && <StillFrom day={refused} />}
        <Status
          words={words}
          pointedAt={pointedAt}
          refused={refused && 'order'}
          whyNot={whyNot}
          scrolls={scrolls}
          {...(hintOf ? { hintOf } : {})}
          {...(onMonths ? { onMonths } : {})}
        />
      </RangeCalendar>
    </I18nProvider>
  );
}
