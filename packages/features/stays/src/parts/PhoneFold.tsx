import { heading, text } from '@voyage/ui/typography.css.ts';
import { ChevronDown } from 'lucide-react';
import { useEffect, useId, useState, type ReactNode } from 'react';
import * as css from './PhoneFold.css.ts';

interface Props {
  /** Of the title: the target of anchors. */
  id: string;
  title: string;
  level: 2 | 3;
  /** Class of the title where there is room; a heading of its level by default. */
  titleClass?: string;
  /** Beside the title, hidden while folded. */
  aside?: ReactNode;
  /** Shown under the title, folded or not. */
  summary?: ReactNode;
  children: ReactNode;
}

/**
 * A section under its title. A phone shows only the title until it is pressed or an anchor leads to it; a
 * wider window shows everything. Folded content is still in the page.
 */
export function PhoneFold({ id, title, level, titleClass, aside, summary, children }: Props) {
  const [open, setOpen] = useState(false);
  const body = useId();
  useEffect(() => {
    const anchor = `#${id}`;
    if (location.hash === anchor) setOpen(true);
    const follow = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('a')?.getAttribute('href') === anchor) setOpen(true);
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [id]);
  const Title = `h${level}` as const;
  return (
    <>
      <div className={css.top[level]}>
        <Title className={`${titleClass ?? (level === 2 ? heading.h2 : text.title)} ${css.title}`} id={id}>
          {title}
        </Title>
        {/* Covers the whole line and is labelled by the title: one name, one target. */}
        <button
          type="button"
          className={css.button}
          aria-labelledby={id}
          aria-expanded={open}
          aria-controls={body}
          onClick={() => setOpen(!open)}
        >
          <ChevronDown className={css.sign} size={20} strokeWidth={1.5} aria-hidden />
        </button>
        {aside && (
          <div className={`${css.body} ${css.aside}`} data-folded={!open || undefined}>
            {aside}
          </div>
        )}
      </div>
      {summary}
      <div id={body} className={css.body} data-folded={!open || undefined}>
        {children}
      </div>
    </>
  );
}
