import KeenSlider, { type KeenSliderInstance } from 'keen-slider';
import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { iconButton, turnButton } from '../forms/IconButton.css.ts';
import { visuallyHidden } from '../base/layout.css.ts';
import * as css from './Lightbox.css.ts';
import { useModalDialog } from '../feedback/modal-dialog.ts';
import { Picture, type PictureSource } from '../base/Picture.tsx';

export interface LightboxPicture {
  source: PictureSource;
  alt: string;
  caption?: string;
  /** Of both, if they are not in the page's language. */
  lang?: string | undefined;
}
export interface LightboxTexts {
  label: string;
  previous: string;
  next: string;
  close: string;
  /** "3 of 8". */
  position: (number: number, total: number) => string;
}

/**
 * Pictures one at a time, filling the window: swipe, arrow keys, Home, End, buttons. A native modal dialog:
 * Escape closes it and the focus returns.
 */
export default function Lightbox({
  pictures,
  words,
  first,
  onClose,
}: {
  pictures: readonly LightboxPicture[];
  words: LightboxTexts;
  /** Index of the initial picture. */ first: number;
  onClose: () => void;
}) {
  const { ref, handleClose, close } = useModalDialog(onClose);
  const stage = useRef<HTMLUListElement>(null);
  const slider = useRef<KeenSliderInstance | null>(null);
  const begin = useRef(first);
  const [at, setAt] = useState(first);
  const last = pictures.length - 1;
  useEffect(() => {
    if (!stage.current) return;
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const made = new KeenSlider(stage.current, {
      selector: ':scope > li',
      initial: begin.current,
      defaultAnimation: { duration: calm ? 1 : 500 },
      slideChanged: ({ track }) => setAt(track.details.rel),
    });
    slider.current = made;
    return () => made.destroy();
  }, []);
  const to = (index: number) => slider.current?.moveToIdx(Math.min(Math.max(index, 0), last));
  const pressed = (event: KeyboardEvent) => {
    const index = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: last }[event.key];
    if (index === undefined) return;
    event.preventDefault();
    to(index);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the arrow keys do what its buttons do
    <dialog
      ref={ref}
      className={css.lightbox}
      aria-label={words.label}
      onClose={handleClose}
      onKeyDown={pressed}
    >
      <div className={css.top}>
        <span className={css.number} aria-hidden="true">
          {words.position(at + 1, pictures.length)}
        </span>
        <button type="button" className={iconButton} aria-label={words.close} onClick={close}>
          <X size={24} strokeWidth={1.5} aria-hidden />
        </button>
      </div>
      <ul ref={stage} className={css.stage}>
        {pictures.map(({ source, alt, lang }, i) => (
          <li key={source.base} className={css.slide} aria-hidden={i !== at}>
            <Picture
              source={source}
              alt={alt}
              lang={lang}
              crop="fill"
              sizes="100vw"
              {...(i === first ? { priority: true } : {})}
            />
          </li>
        ))}
      </ul>
      <div className={css.bottom}>
        {last > 0 && (
          <button
            type="button"
            className={turnButton}
            aria-label={words.previous}
            aria-disabled={at === 0}
            onClick={() => to(at - 1)}
          >
            <ChevronLeft size={22} strokeWidth={1.5} aria-hidden />
          </button>
        )}
        <p className={css.caption} aria-live="polite">
          <span className={visuallyHidden}>{`${words.position(at + 1, pictures.length)}. `}</span>
          <span lang={pictures[at]?.lang}>{pictures[at]?.caption}</span>
        </p>
        {last > 0 && (
          <button
            type="button"
            className={turnButton}
            aria-label={words.next}
            aria-disabled={at === last}
            onClick={() => to(at + 1)}
          >
            <ChevronRight size={22} strokeWidth={1.5} aria-hidden />
          </button>
        )}
      </div>
    </dialog>
  );
}
