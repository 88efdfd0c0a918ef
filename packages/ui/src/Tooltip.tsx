import {
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type PointerEvent,
  type ReactNode,
} from 'react';
import * as css from './Tooltip.css.ts';

/** Milliseconds of hovering before it opens, so that a passing pointer does not open it. */
const patience = 300;
/** Minimum distance to the window's edge, in pixels. */
const edge = 8;

/** A few words about a button on hover, focus or press. Escape hides them (WCAG 1.4.13). */
export function Tooltip({
  text,
  children,
}: {
  text: string;
  /** The button, with the given props. */ children: (described: {
    'aria-describedby': string | undefined;
  }) => ReactNode;
}) {
  const id = useId();
  const place = useRef<HTMLSpanElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [open, setOpen] = useState(false);
  const show = (wait: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(true), wait);
  };
  const hide = (wait = 0) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(false), wait);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!open) return;
    const escape = (event: KeyboardEvent) => event.key === 'Escape' && setOpen(false);
    document.addEventListener('keydown', escape);
    return () => document.removeEventListener('keydown', escape);
  }, [open]);
  useLayoutEffect(() => {
    const box = place.current;
    if (!open || !box) return;
    const { left, right, top } = box.getBoundingClientRect();
    const over = right - (document.documentElement.clientWidth - edge);
    if (left < edge) box.style.marginInlineStart = `${edge - left}px`;
    else if (over > 0) box.style.marginInlineStart = `${-Math.min(over, left - edge)}px`;
    if (top < edge) box.dataset.below = '';
  }, [open]);
  const entered = (event: PointerEvent) => event.pointerType === 'mouse' && show(patience);
  const left = (event: PointerEvent) => event.pointerType === 'mouse' && hide(patience);
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- the button inside has the keyboard
    <span
      className={css.around}
      onPointerEnter={entered}
      onPointerLeave={left}
      onFocus={() => show(0)}
      onBlur={() => hide()}
      onClick={() => show(0)}
    >
      {children({ 'aria-describedby': open ? id : undefined })}
      {open && (
        <span ref={place} className={css.place}>
          <span id={id} role="tooltip" className={css.bubble}>
            {text}
          </span>
        </span>
      )}
    </span>
  );
}
