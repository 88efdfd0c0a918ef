import { endOfMonth, parseDate, startOfMonth, startOfWeek, type CalendarDate } from '@internationalized/date';
import { addDays, checkStay, daysBetween } from '@voyage/domain/stay-date.ts';
import type { StayLimits } from '@voyage/domain/stay-limits.ts';
import { breakpoint } from '@voyage/themes/scale.ts';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import {
  use,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
} from 'react';
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
import { afterPaint } from '@voyage/ui/base/after-paint.ts';
import { StayDateFields } from './StayDateFields.tsx';
import type { StayArrival, StayCalendarTexts, StayDays, StayFault } from './stay-days.ts';
import * as css from './StayCalendar.css.ts';

/** The lowest price of a night: short under its day, in full on hover. */
export interface DayHint {
  short: string;
  long: string;
  /** One of the cheapest nearby. */
  low: boolean;
}

interface StayCalendarProps {
  words: StayCalendarTexts;
  /** BCP 47, for the names of months and days. */
  locale: string;
  /** ISO days. */
  value: StayDays | null;
  /** Today. */
  min: string;
  limits: Pick<StayLimits, 'nights' | 'horizonDays'>;
  /** `typed`: the days were typed, and the visitor may not have finished. */
  onChange: (value: StayDays, typed: boolean) => void;
  /** Months are stacked, and more are added on scrolling. */
  scrolls?: boolean;
  hintOf?: (day: string) => DayHint | undefined;
  /** Called with the first and last visible month, for their hints. */
  onMonths?: (from: string, to: string) => void;
  /** Above the months: what their hints are. */
  note?: ReactNode;
  /** Said of the chosen stay in place of its number of nights. */
  chosen?: string | undefined;
}

function onWidth(changed: () => void): () => void {
  const query = matchMedia(breakpoint.tablet);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}
/**
 * How many months fit. If they were hidden only by CSS, the last month on sale could not be reached on a
 * phone.
 */
const useMonths = (): 1 | 2 =>
  useSyncExternalStore(
    onWidth,
    () => (matchMedia(breakpoint.tablet).matches ? 2 : 1),
    () => 2,
  );
const monthsBetween = (from: CalendarDate, to: CalendarDate): number =>
  (to.year - from.year) * 12 + to.month - from.month;
/** Months added at a time. */
const more = 3;

/**
 * Keeps a day of arrival selected until its departure is chosen, and moves the months to a typed one. The calendar
 * itself would forget it when anything else is pressed. A typed day goes to the calendar, a pressed one comes from it,
 * never both ways.
 */
function HeldArrival({
  arrival,
  isPointing,
  onPress,
}: {
  arrival: StayArrival | null;
  /** Whether a day is pointed at: its night is highlighted as the last one. */
  isPointing: boolean;
  onPress: (day: string) => void;
}) {
  const calendar = use(RangeCalendarStateContext);
  const day = arrival?.day ?? null;
  const isTyped = arrival?.typed ?? false;
  const anchor = calendar?.anchorDate?.toString() ?? null;
  const isDragging = calendar?.isDragging ?? false;
  const given = useEffectEvent(() => {
    if (!calendar || (day !== null && !isTyped)) return;
    const held = day === null ? null : parseDate(day);
    calendar.setAnchorDate(held);
    if (held) calendar.setFocusedDate(held);
  });
  const taken = useEffectEvent(() => {
    if (anchor === null) {
      if (day !== null) calendar?.setAnchorDate(parseDate(day));
      // while an end of the stay is dragged, the other end is the anchor
    } else if (!isDragging && anchor !== day) onPress(anchor);
  });
  const onlyArrival = useEffectEvent(() => {
    if (!calendar || day === null) return;
    const held = parseDate(day);
    const { start, end } = calendar.visibleRange;
    if (held.compare(start) >= 0 && held.compare(end) <= 0) calendar.setFocusedDate(held);
  });
  useEffect(() => given(), [day, isTyped]);
  useEffect(() => taken(), [anchor, isDragging]);
  useEffect(() => {
    if (!isPointing) onlyArrival();
  }, [isPointing]);
  return null;
}

/**
 * Keys scroll other days under a pointer that rests. It enters and leaves them without moving, and a day that is entered
 * takes the focus: until the pointer moves, these events are kept from everybody.
 */
function useRestingPointerIgnored(frame: RefObject<HTMLElement | null>, byKeys: RefObject<boolean>): void {
  useEffect(() => {
    const isWithin = (target: EventTarget | null) =>
      target instanceof Node && frame.current?.contains(target);
    const keep = (event: PointerEvent) => {
      if (byKeys.current && (isWithin(event.target) || isWithin(event.relatedTarget)))
        event.stopPropagation();
    };
    addEventListener('pointerover', keep, true);
    addEventListener('pointerout', keep, true);
    return () => {
      removeEventListener('pointerover', keep, true);
      removeEventListener('pointerout', keep, true);
    };
  }, [frame, byKeys]);
}

/** What to choose next, the number of nights so far, and why the hovered day is unavailable. */
function Status({
  words,
  pointedAt,
  refused,
  faultAt,
  hintOf,
  onMonths,
  scrolls,
  chosen,
}: Pick<StayCalendarProps, 'words' | 'hintOf' | 'onMonths' | 'chosen'> & {
  scrolls: boolean;
  pointedAt: string | null;
  refused: StayFault | null;
  faultAt: (day: string, anchor: string | null) => StayFault | null;
}) {
  const calendar = use(RangeCalendarStateContext);
  const [from, to] = [calendar?.visibleRange.start.toString(), calendar?.visibleRange.end.toString()];
  useEffect(() => {
    if (from && to) onMonths?.(from, to);
  }, [from, to]); // oxlint-disable-line exhaustive-deps -- when other months are in sight
  if (!calendar) return null;
  const anchor = calendar.anchorDate?.toString() ?? null;
  const problem = pointedAt && faultAt(pointedAt, anchor);
  const range = calendar.highlightedRange;
  const [start, end] = range ? [range.start.toString(), range.end.toString()] : [];
  const nights = start && end ? daysBetween(start, end) : 0;
  // The day of departure keeps the focus: its price would hide the nights just chosen.
  const inStay = start && end && pointedAt && start <= pointedAt && pointedAt <= end;
  const hint = pointedAt && !anchor && !inStay ? hintOf?.(pointedAt)?.long : undefined;
  return (
    <div className={scrolls ? css.statusUnder : undefined}>
      <p className={css.status} role="status">
        {problem
          ? words.problem(problem)
          : (hint ??
            (nights > 0
              ? ((anchor ? undefined : chosen) ?? words.nights(nights))
              : calendar.anchorDate
                ? words.departure
                : words.arrival))}
      </p>
      <p className={css.refused} role="alert">
        {refused && words.problem(refused)}
      </p>
    </div>
  );
}

/**
 * Choice of a stay by mouse, touch, arrow keys or typing: two months side by side, one on a phone, or all
 * stacked. Typing and pressing combine: whichever way the day of arrival is chosen, it stays until the day of
 * departure is chosen in either way, and nothing else ends a stay. An unavailable day can be focused and says why;
 * a stay without nights is rejected with a message and keeps its arrival.
 */
export default function StayCalendar({
  words,
  locale,
  value,
  min,
  limits,
  onChange,
  scrolls = false,
  hintOf,
  onMonths,
  note,
  chosen,
}: StayCalendarProps) {
  const beside = useMonths();
  const max = addDays(min, limits.horizonDays);
  const [today, last] = [parseDate(min), parseDate(max)];
  // The weeks before this one have nothing to choose; the earlier days of this one say so.
  const [monthStart, weekStart] = [startOfMonth(today), startOfWeek(today, locale)];
  const first = weekStart.compare(monthStart) > 0 ? weekStart : monthStart;
  const [under, setUnder] = useState(() =>
    Math.max(more, value ? monthsBetween(today, parseDate(value.checkOut)) + 2 : 0),
  );
  const months = scrolls ? Math.min(under, monthsBetween(today, last) + 1) : beside;
  const [arrival, setArrival] = useState<StayArrival | null>(null);
  /** The day of arrival that was chosen as the departure too. */
  const [refused, refuse] = useState<string | null>(null);
  const [pointedAt, setPointedAt] = useState<string | null>(null);
  // Typed days may be in another month: the calendar restarts there.
  const [written, write] = useState(0);
  const faultAt = (day: string, anchor: string | null): StayFault | null => {
    if (day < min) return 'past';
    if (day > max) return 'too-far';
    return anchor && Math.abs(daysBetween(anchor, day)) > limits.nights ? 'too-long' : null;
  };
  const change = ({ start, end }: { start: CalendarDate; end: CalendarDate }) => {
    if (start.compare(end) === 0) return refuse(start.toString());
    refuse(null);
    setArrival(null);
    onChange({ checkIn: start.toString(), checkOut: end.toString() }, false);
  };
  const dayOf = ({ target }: SyntheticEvent): string | null => {
    const cell = target instanceof Element ? target.closest('td') : null;
    return cell?.querySelector<HTMLElement>('[data-day]')?.dataset.day ?? null;
  };
  const pointAt = (event: SyntheticEvent) => {
    const day = dayOf(event);
    setPointedAt(day);
    if (day && day !== refused) refuse(null); // what is said next is about this day
  };
  const type = (day: string | null) => {
    if (day === null || day < min || day >= max) return setArrival({ day: null, typed: true });
    setArrival({ day, typed: true });
    setUnder((count) => Math.max(count, monthsBetween(today, parseDate(day)) + 2));
  };
  // The months begin today: days that were chosen far ahead would be out of view.
  const frame = useRef<HTMLDivElement>(null);
  const byKeys = useRef(false);
  useRestingPointerIgnored(frame, byKeys);
  const showChosen = () => {
    const chosen =
      scrolls && frame.current?.querySelector('[data-selection-start]:not([data-outside-month])');
    if (chosen && chosen.getBoundingClientRect().bottom > innerHeight * 0.8)
      chosen.scrollIntoView({ block: 'center', behavior: 'instant' });
  };
  useEffect(() => showChosen(), []); // oxlint-disable-line exhaustive-deps -- once: the visitor scrolls from then on
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
                    <span data-day={date.toString()} data-before={date.compare(first) < 0 || undefined}>
                      {formattedDate}
                    </span>
                    {hintOf && (
                      // Drawn by CSS: visible text would have to be part of the day's name, which is its
                      // date.
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
        arrival={arrival}
        problemOf={(days) => checkStay({ ...days, today: min, limits })}
        onArrival={type}
        // after the press that the fields were left by, whose place must not move
        onLeave={() => arrival?.day && afterPaint(showChosen)}
        onChange={(days) => {
          refuse(null);
          setArrival(null);
          write(written + 1);
          onChange(days, true);
        }}
      />
      {note}
      <RangeCalendar
        key={written}
        className={css.calendar}
        aria-label={words.label}
        visibleDuration={{ months }}
        pageBehavior="single"
        selectionAlignment={scrolls ? 'end' : 'center'}
        commitBehavior="reset"
        // or the months would begin elsewhere when more are added after an arrival
        allowsNonContiguousRanges={scrolls}
        minValue={first}
        maxValue={endOfMonth(last)}
        isDateUnavailable={(day, anchor) => faultAt(day.toString(), anchor?.toString() ?? null) !== null}
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
          ref={frame}
          className={scrolls ? css.under : css.months}
          onPointerMove={(event) => {
            byKeys.current = false;
            pointAt(event);
          }}
          onPointerLeave={() => setPointedAt(null)}
          onFocus={pointAt}
          onBlur={() => setPointedAt(null)}
          // in the capture phase: the grid stops the keys that it handles
          onKeyDownCapture={() => {
            byKeys.current = true;
          }}
          onKeyDown={({ key }) => key === 'Escape' && setArrival(null)}
        >
          {Array.from({ length: months }, (_, offset) => month(offset))}
          {scrolls && <div ref={end} />}
        </div>
        <HeldArrival
          arrival={arrival}
          isPointing={pointedAt !== null}
          onPress={(day) => setArrival({ day, typed: false })}
        />
        <Status
          words={words}
          pointedAt={pointedAt}
          refused={refused === null ? null : 'order'}
          faultAt={faultAt}
          scrolls={scrolls}
          chosen={chosen}
          {...(hintOf ? { hintOf } : {})}
          {...(onMonths ? { onMonths } : {})}
        />
      </RangeCalendar>
    </I18nProvider>
  );
}
