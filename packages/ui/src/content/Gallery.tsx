import { Images } from 'lucide-react';
import { useState, type UIEvent } from 'react';
import * as css from './Gallery.css.ts';
import { visuallyHidden } from '../base/layout.css.ts';
import { LazyBoundary } from '../feedback/LazyBoundary.tsx';
import { lazyPart } from '../feedback/lazy-part.ts';
import type { LightboxPicture, LightboxTexts } from './Lightbox.tsx';
import { Picture } from '../base/Picture.tsx';

export interface GalleryTexts extends LightboxTexts {
  /** Appended to a picture's alternative text: what a press does. */
  enlarge: string;
  seeAll: (total: number) => string;
}

const loadLightbox = () => import('./Lightbox.tsx');
const Lightbox = lazyPart(loadLightbox);

/** One large picture and four small ones; a row to swipe on a phone. A press enlarges them. */
export function Gallery({
  pictures,
  words,
  priority = false,
  tall = false,
  onFailed,
}: {
  pictures: readonly LightboxPicture[];
  words: GalleryTexts;
  /** The first picture of a page. */ priority?: boolean;
  /** Portrait on a phone, edge to edge. */ tall?: boolean;
  /** The enlarged pictures could not be loaded. */ onFailed?: (error: unknown) => void;
}) {
  const [opened, open] = useState<number | null>(null);
  const [at, setAt] = useState(0);
  const total = pictures.length;
  const shape = total >= 5 ? 5 : total >= 3 ? 3 : total;
  const scrolled = ({ currentTarget: { scrollLeft, clientWidth } }: UIEvent) =>
    setAt(Math.round(scrollLeft / Math.max(clientWidth, 1)));
  const near = () => void loadLightbox();
  return (
    <section className={css.gallery} aria-label={words.label}>
      <ul className={css.list} data-count={shape} data-tall={tall || undefined} onScroll={scrolled}>
        {pictures.map(({ source, alt, lang }, i) => (
          <li key={source.base} className={css.item}>
            <button
              type="button"
              className={css.open}
              onClick={() => open(i)}
              onPointerEnter={near}
              onFocus={near}
            >
              <Picture
                source={source}
                alt={alt}
                lang={lang}
                crop="fill"
                sizes={i === 0 ? '(min-width: 48rem) 42rem, 100vw' : '(min-width: 48rem) 21rem, 100vw'}
                {...(i === 0 && priority ? { priority } : {})}
              />
              <span className={visuallyHidden}>{`${words.enlarge} (${words.position(i + 1, total)})`}</span>
            </button>
          </li>
        ))}
      </ul>
      {total > 1 && (
        <span className={css.counter} aria-hidden="true">
          {`${at + 1} / ${total}`}
        </span>
      )}
      {total > shape && (
        <button
          type="button"
          className={css.all}
          onClick={() => open(0)}
          onPointerEnter={near}
          onFocus={near}
        >
          <Images size={18} strokeWidth={1.5} aria-hidden />
          <span>{words.seeAll(total)}</span>
        </button>
      )}
      {opened !== null && (
        <LazyBoundary
          onFailed={(error) => {
            open(null);
            onFailed?.(error);
          }}
        >
          <Lightbox pictures={pictures} words={words} first={opened} onClose={() => open(null)} />
        </LazyBoundary>
      )}
    </section>
  );
}
