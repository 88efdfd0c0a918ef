import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useRef, useState } from 'react';
import type { LinkAs } from '@voyage/ui/navigation/link-as.ts';
import { Picture, type PictureSource } from '@voyage/ui/base/Picture.tsx';
import * as css from './PictureStrip.css.ts';

interface PictureStripProps {
  /** The first loads at once; the others on interaction. */
  pictures: readonly [PictureSource, ...PictureSource[]];
  /** Accessible name. */
  label: string;
  /** Target of a press. */
  href: string;
  sizes: string;
  priority?: boolean;
  linkAs?: LinkAs;
}

/**
 * A few pictures of one thing in a card, to swipe, scroll or page through. Each links to the same target as
 * the card.
 */
export function PictureStrip({
  pictures,
  label,
  href,
  sizes,
  priority = false,
  linkAs: Link = 'a',
}: PictureStripProps) {
  const row = useRef<HTMLDivElement>(null);
  const [loading, setLoading] = useState(false);
  const [at, setAt] = useState(0);
  const reached = () => setLoading(true);
  const turn = (steps: number) => {
    const list = row.current;
    list?.scrollTo({
      left: list.clientWidth * (at + steps),
      behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth',
    });
  };
  return (
    <div className={css.strip} onPointerEnter={reached} onTouchStart={reached}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it scrolls, and fetches what it scrolls to */}
      <div
        ref={row}
        className={css.row}
        role="group"
        aria-label={label}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the arrow keys scroll it
        tabIndex={0}
        onFocus={reached}
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
          setAt(Math.round(scrollLeft / Math.max(1, clientWidth)))
        }
      >
        {pictures.map((picture, i) => (
          <Link key={picture.base} className={css.slide} href={href} tabIndex={-1} aria-hidden>
            {(i === 0 || loading) && (
              <Picture source={picture} alt="" crop="fill" sizes={sizes} {...(i === 0 ? { priority } : {})} />
            )}
          </Link>
        ))}
      </div>
      <span className={css.dots} aria-hidden>
        {pictures.map(({ base }, i) => (
          <i key={base} data-now={i === at || undefined} />
        ))}
      </span>
      {loading && at > 0 && (
        <button
          type="button"
          className={css.turn}
          data-to="previous"
          tabIndex={-1}
          aria-hidden
          onClick={() => turn(-1)}
        >
          <ChevronLeft size={20} strokeWidth={1.5} />
        </button>
      )}
      {loading && at < pictures.length - 1 && (
        <button
          type="button"
          className={css.turn}
          data-to="next"
          tabIndex={-1}
          aria-hidden
          onClick={() => turn(1)}
        >
          <ChevronRight size={20} strokeWidth={1.5} />
        </button>
      )}
    </div>
  );
}
