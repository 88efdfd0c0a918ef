/**
 * Time, replaceable in tests. `every` calls back at an interval in milliseconds, until the returned function
 * is called.
 */
export interface Clock {
  now: () => number;
  every: (span: number, call: () => void) => () => void;
}

export const systemClock: Clock = {
  now: () => Date.now(),
  every: (span, call) => {
    const timer = setInterval(call, span);
    return () => clearInterval(timer);
  },
};

/** When to announce: minutes before the end. */
const marks = [5, 1];

/** Whole seconds until the deadline, both in milliseconds; never below 0. A second that has begun counts. */
export const secondsLeft = (deadline: number, now: number): number =>
  Math.max(0, Math.ceil((deadline - now) / 1000));

/**
 * The minutes to announce when the remaining seconds change from `before` to `after`; null: none. If two
 * marks are passed at once (a sleeping computer), the later.
 */
export const minutesToAnnounce = (before: number, after: number): number | null =>
  marks.findLast((minutes) => before > minutes * 60 && after <= minutes * 60 && after > 0) ?? null;

/** "4:05", "1:04:05". */
export function formatCountdown(seconds: number): string {
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const two = (part: number) => String(part).padStart(2, '0');
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}

/**
 * Follows a deadline: calls back with the remaining seconds, now and at each change, until 0 or until the
 * returned function is called.
 */
export function watchDeadline(
  deadline: number,
  clock: Clock,
  onChange: (seconds: number) => void,
): () => void {
  let seconds = secondsLeft(deadline, clock.now());
  onChange(seconds);
  if (seconds === 0) return () => undefined;
  const stop = clock.every(250, () => {
    const next = secondsLeft(deadline, clock.now());
    if (next === seconds) return;
    seconds = next;
    if (seconds === 0) stop();
    onChange(seconds);
  });
  return stop;
}
