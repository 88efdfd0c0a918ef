import { useEffect, useRef, useState } from 'react';
import { Button } from '../forms/Button.tsx';
import {
  formatCountdown,
  watchDeadline,
  minutesToAnnounce,
  secondsLeft,
  systemClock,
  type Clock,
} from './countdown.ts';
import * as css from './Countdown.css.ts';
import { visuallyHidden } from '../base/layout.css.ts';

interface CountdownProps {
  /** Milliseconds on `clock`. */
  deadline: number;
  /** What the countdown is for. */
  label: string;
  /** "Five minutes are left." */
  announce: (minutes: number) => string;
  /** Announced when time is up, and shown instead. */
  expiredText: string;
  /** Extends the time: WCAG 2.2.1 requires it where the limit is ours. The caller sets a later deadline. */
  onExtend?: () => void;
  extendLabel?: string;
  onExpire?: () => void;
  clock?: Clock;
}

/** How long something remains valid. Announced to screen readers at five minutes and at one. */
export function Countdown({
  deadline,
  label,
  announce,
  expiredText,
  onExtend,
  extendLabel,
  onExpire,
  clock = systemClock,
}: CountdownProps) {
  const [left, setLeft] = useState(() => secondsLeft(deadline, clock.now()));
  const [announcement, setAnnouncement] = useState('');
  const latest = useRef({ announce, onExpire, left });
  useEffect(() => {
    latest.current = { ...latest.current, announce, onExpire };
  });
  useEffect(
    () =>
      watchDeadline(deadline, clock, (seconds) => {
        const minutes = minutesToAnnounce(latest.current.left, seconds);
        if (minutes !== null) setAnnouncement(latest.current.announce(minutes));
        else if (seconds > latest.current.left) setAnnouncement('');
        if (seconds === 0 && latest.current.left > 0) latest.current.onExpire?.();
        latest.current.left = seconds;
        setLeft(seconds);
      }),
    [deadline, clock],
  );
  const over = left === 0;
  return (
    <div className={css.countdown} data-soon={left <= 300 || undefined}>
      {over ? (
        <span>{expiredText}</span>
      ) : (
        <div className={css.words} role="timer" aria-label={label}>
          <span>{label}</span>
          <time className={css.face} dateTime={`PT${left}S`}>
            {formatCountdown(left)}
          </time>
        </div>
      )}
      {!over && onExtend && (
        <Button variant="secondary" onClick={onExtend}>
          {extendLabel}
        </Button>
      )}
      <span className={visuallyHidden} role="status">
        {over ? expiredText : announcement}
      </span>
    </div>
  );
}
