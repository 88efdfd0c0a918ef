import { queries } from '@voyage/api-client/queries.ts';
import { Picture } from '@voyage/ui/base/Picture.tsx';
import { heading } from '@voyage/ui/base/typography.css.ts';
import { useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useRef, useState, type KeyboardEvent } from 'react';
import { bannerAddress, bannerSlides } from './banner-slides.ts';
import { Link } from '@voyage/site-core/router/Link.tsx';
import * as css from './PageBanner.css.ts';
import { pictureSource } from '@voyage/pictures/pictures.ts';
import { usePage } from '@voyage/site-core/context/use-page.ts';

/**
 * The banner carousel of pages with the `banner` flag. It moves only on request: by touch, wheel, buttons or
 * arrow keys.
 */
export default function PageBanner() {
  const { t, locale, api } = usePage();
  const { data } = useQuery(queries.locations(api, locale));
  const row = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(0);
  const names = new Map(
    data?.regions.flatMap((region) => region.places).map(({ code, name }) => [code, name]),
  );
  const go = (to: number) => {
    const slide = Math.min(Math.max(to, 0), bannerSlides.length - 1);
    row.current?.scrollTo({
      left: slide * row.current.clientWidth,
      behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth',
    });
  };
  const pressed = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowRight') go(shown + 1);
    if (key === 'ArrowLeft') go(shown - 1);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys come up from the links and buttons in it
    <section
      className={css.banner}
      aria-roledescription="carousel"
      aria-label={t('frame.destinations')}
      onKeyDown={pressed}
    >
      <div
        ref={row}
        className={css.row}
        onScroll={({ currentTarget }) =>
          setShown(Math.round(currentTarget.scrollLeft / currentTarget.clientWidth))
        }
      >
        {bannerSlides.map((slide, i) => (
          <div
            key={slide.picture}
            className={css.slide}
            role="group"
            aria-roledescription="slide"
            aria-label={t('frame.slide', { number: i + 1, total: bannerSlides.length })}
          >
            <div className={css.picture}>
              <Picture
                source={pictureSource(slide.picture)}
                alt=""
                crop="fill"
                sizes="100vw"
                priority={i === 0}
              />
            </div>
            <Link className={css.link} href={bannerAddress(slide, locale)}>
              <span className={heading.h2}>
                {'place' in slide ? (names.get(slide.place) ?? ' ') : t(slide.word)}
              </span>
            </Link>
          </div>
        ))}
      </div>
      <div className={css.controls}>
        <button
          type="button"
          className={css.button}
          aria-label={t('frame.previous')}
          aria-disabled={shown === 0}
          onClick={() => go(shown - 1)}
        >
          <ChevronLeft size={22} strokeWidth={1.5} aria-hidden />
        </button>
        <span aria-live="polite">{t('frame.slide', { number: shown + 1, total: bannerSlides.length })}</span>
        <button
          type="button"
          className={css.button}
          aria-label={t('frame.next')}
          aria-disabled={shown === bannerSlides.length - 1}
          onClick={() => go(shown + 1)}
        >
          <ChevronRight size={22} strokeWidth={1.5} aria-hidden />
        </button>
      </div>
    </section>
  );
}
