import { heading, text } from '../base/typography.css.ts';
import { ChevronDown } from 'lucide-react';
import { useEffect, useId, useState, type ReactNode, type RefObject } from 'react';
import * as css from './PhoneFold.css.ts';

interface Props {
  /** Of the title: the target of anchors. */
  id: string;
  title: string;
  level: 2 | 3;
  /** Class of the title where there is room; a heading of its level by default. */
  titleClass?: string;
  /** The title can take the focus. */
  titleRef?: RefObject<HTMLHeadingElement | null>;
  /**
   * `section` keeps its distance from what is above, `part` leaves it to its place, and `phone` has a title
   * only on a phone. By the level by default.
   */
  kind?: 'section' | 'part' | 'phone';
  /** What is inside, with its most important figure: on a phone under the title, pressed with it. */
  brief?: ReactNode;
  /** Beside the title, hidden while folded. */
  aside?: ReactNode;
  /** Shown under the title, folded or not. */
  summary?: ReactNode;
  children: ReactNode;
}

/**
 * A section under its title. A phone shows only the title and the line about its content until it is pressed
 * or an anchor leads into it; a wider window shows everything, and so does paper. Folded content is still in
 * the page.
 */
export function PhoneFold({
  id,
  title,
  level,
  titleClass,
  titleRef,
  kind = level === 2 ? 'section' : 'part',
  brief,
  aside,
  summary,
  children,
}: Props) {
  const [open, setOpen] = useState(false);
  const body = useId();
  const about = useId();
  useEffect(() => {
    // An anchor leads to the title, or to something inside.
    const leadsHere = (anchor: string | null | undefined) => {
      if (!anchor?.startsWith('#')) return false;
      const target = document.getElementById(decodeURIComponent(anchor.slice(1)));
      return (
        target !== null && (target.id === id || document.getElementById(body)?.contains(target) === true)
      );
    };
    if (leadsHere(location.hash)) setOpen(true);
    const follow = ({ target }: MouseEvent) => {
      if (target instanceof Element && leadsHere(target.closest('a')?.getAttribute('href'))) setOpen(true);
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [id, body]);
  const Title = `h${level}` as const;
  return (
    <>
      <div className={`${css.top[kind]} ${brief ? css.withBrief : ''}`}>
        <Title
          className={`${titleClass ?? (level === 2 ? heading.h2 : text.title)} ${css.title}`}
          id={id}
          ref={titleRef}
          tabIndex={titleRef && -1}
        >
          {title}
        </Title>
        {brief && (
          <span className={css.brief} id={about}>
            {brief}
          </span>
        )}
        {/* Covers the whole line and is labelled by the title: one name, one target. */}
        <button
          type="button"
          className={css.button}
          aria-labelledby={id}
          aria-describedby={brief ? about : undefined}
          aria-expanded={open}
          aria-controls={body}
          onClick={() => setOpen(!open)}
        >
          <ChevronDown className={css.icon} size={20} strokeWidth={1.5} aria-hidden />
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
