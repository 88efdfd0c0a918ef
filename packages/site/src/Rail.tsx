import { useWords } from '@voyage/i18n/words.tsx';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Children, useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import * as css from './Rail.css.ts';

interface RailProps {
  /** What the row holds, for a screen reader. */
  label: string;
  /** What stands at the left of the buttons. */
  heading?: ReactNode;
  width: keyof typeof css.slide;
  children: ReactNode;
}

/** A row that slides by touch, wheel, buttons and arrow keys, snapping to its items. It never moves by itself, and scrolls before the script is there. */
export function Rail({ label, heading, width, children }: RailProps) {
  const say = useWords();
  const row = useRef<HTMLUListElement>(null);
  const [ends, setEnds] = useState({ start: true, end: false });
  const items = Children.toArray(children);
  useEffect(() => {
    const list = row.current;
    if (!list?.firstElementChild || !list.lastElementChild) return;
    const { firstElementChild: first, lastElementChild: last } = list;
    const observer = new IntersectionObserver(
      (entries) =>
        setEnds((ends) =>
          entries.reduce(
            (now, { target, isIntersecting }) => ({ start: target === first ? isIntersecting : now.start, end: target === last ? isIntersecting : now.end }),
            ends,
          ),
        ),
      { root: list, threshold: 0.95 },
    );
    observer.observe(first);
    observer.observe(last);
    return () => observer.disconnect();
  }, [items.length]);
  const slide = (steps: 1 | -1) => {
    const list = row.current;
    const [one, two] = list?.children ?? [];
    if (list && one)
      list.scrollBy({
        left: steps * ((two ?? one).getBoundingClientRect().left - one.getBoundingClientRect().left || list.clientWidth),
        behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth',
      });
  };
  const pressed = (event: KeyboardEvent) => {
    const steps = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : null;
    if (!steps) return;
    event.preventDefault();
    slide(steps);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys come up from the links and buttons in it
    <section aria-label={label} className={css.rail} onKeyDown={pressed}>
      <div className={css.top}>
        {heading}
        <div className={css.buttons}>
          <button type="button" className={css.button} aria-label={say('frame.previous')} aria-disabled={ends.start} onClick={() => slide(-1)}>
            <ChevronLeft size={22} strokeWidth={1.5} aria-hidden />
          </button>
          <button type="button" className={css.button} aria-label={say('frame.next')} aria-disabled={ends.end} onClick={() => slide(1)}>
            <ChevronRight size={22} strokeWidth={1.5} aria-hidden />
          </button>
        </div>
      </div>
      <ul ref={row} className={css.row}>
        {items.map((item, i) => (
          <li key={i} className={css.slide[width]}>
            {item}
          </li>
        ))}
      </ul>
    </section>
  );
}
