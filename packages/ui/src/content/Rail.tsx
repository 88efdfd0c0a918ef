import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Children, useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { turnButton } from '../forms/IconButton.css.ts';
import { visuallyHidden } from '../base/layout.css.ts';
import * as css from './Rail.css.ts';

interface RailProps {
  /** Accessible name of the row. */
  label: string;
  /** Content to the left of the buttons. */
  heading?: ReactNode;
  previousLabel: string;
  nextLabel: string;
  /** "3 of 8". */
  position: (number: number, total: number) => string;
  width: keyof typeof css.slide;
  /** The row extends to the edges of the window; its first item is aligned with the heading. */
  bleed?: boolean;
  children: ReactNode;
}

/**
 * A row that scrolls by touch, wheel, buttons and arrow keys, snapping to its items. It never moves by
 * itself, and scrolls before hydration.
 */
export function Rail({
  label,
  heading,
  previousLabel,
  nextLabel,
  position,
  width,
  bleed = false,
  children,
}: RailProps) {
  const row = useRef<HTMLUListElement>(null);
  const [ends, setEnds] = useState({ start: true, end: false });
  const [announcement, setAnnouncement] = useState('');
  const items = Children.toArray(children);
  useEffect(() => {
    const list = row.current;
    if (!list) return;
    const look = () => {
      const start = list.scrollLeft < 8;
      const end = list.scrollLeft + list.clientWidth > list.scrollWidth - 8;
      setEnds((ends) => (ends.start === start && ends.end === end ? ends : { start, end }));
    };
    const size = new ResizeObserver(look);
    size.observe(list);
    list.addEventListener('scroll', look, { passive: true });
    return () => {
      size.disconnect();
      list.removeEventListener('scroll', look);
    };
  }, [items.length]);
  const slide = (steps: 1 | -1) => {
    const list = row.current;
    const slides = [...(list?.children ?? [])].filter((slide) => slide instanceof HTMLElement);
    const first = slides[0];
    if (!list || !first) return;
    const offsets = slides.map((item) => item.offsetLeft - first.offsetLeft);
    const at = offsets.findLastIndex((offset) => offset <= list.scrollLeft + 8);
    const to = Math.min(Math.max(at + steps, 0), items.length - 1);
    if ((steps > 0 && ends.end) || (steps < 0 && ends.start)) return;
    list.scrollTo({
      left: offsets[to] ?? 0,
      behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth',
    });
    setAnnouncement(position(to + 1, items.length));
  };
  const pressed = (event: KeyboardEvent) => {
    const steps = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : null;
    if (!steps || (event.target instanceof Element && event.target.matches('input, select, textarea')))
      return;
    event.preventDefault();
    slide(steps);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the arrow keys do what its buttons do
    <section aria-label={label} className={css.rail} onKeyDown={pressed}>
      <div className={bleed ? css.bleedTop : css.top}>
        {heading}
        <div className={css.buttons} data-idle={(ends.start && ends.end) || undefined}>
          <button
            type="button"
            className={turnButton}
            aria-label={previousLabel}
            aria-disabled={ends.start}
            onClick={() => slide(-1)}
          >
            <ChevronLeft size={22} strokeWidth={1.5} aria-hidden />
          </button>
          <button
            type="button"
            className={turnButton}
            aria-label={nextLabel}
            aria-disabled={ends.end}
            onClick={() => slide(1)}
          >
            <ChevronRight size={22} strokeWidth={1.5} aria-hidden />
          </button>
        </div>
      </div>
      <ul ref={row} className={bleed ? css.bleedRow : css.row}>
        {items.map((item, i) => (
          <li key={i} className={css.slide[width]}>
            {item}
          </li>
        ))}
      </ul>
      <span className={visuallyHidden} role="status">
        {announcement}
      </span>
    </section>
  );
}
