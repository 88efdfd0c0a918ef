import { brand } from '@voyage/brand';
import { href } from '@voyage/routes/href.ts';
import { BrandMark } from '@voyage/site-chrome/header/BrandMark.tsx';
import { Link } from '@voyage/site-core/router/Link.tsx';
import { usePage } from '@voyage/site-core/context/use-page.ts';
import { placeOf } from '@voyage/stay-parts/place-of.ts';
import { hotelPicture, pictureSource } from '@voyage/pictures/pictures.ts';
import { Picture } from '@voyage/ui/base/Picture.tsx';
import { heading, text } from '@voyage/ui/base/typography.css.ts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { ScreenClocks } from '../parts/ScreenClocks.tsx';
import { ScreenControls } from '../parts/ScreenControls.tsx';
import * as css from '../parts/Screen.css.ts';
import { useKeepAwake } from '../state/keep-awake.ts';
import { usePlaces } from '../state/places.ts';
import { railQuery } from '../state/rail-query.ts';
import { useSlides } from '../state/screen-slides.ts';
import { shownPictures } from '@voyage/site-chrome/links/shown-places.ts';

/** How often its data is refetched, in milliseconds: it runs unattended for weeks. */
const renewEvery = 60 * 60_000;

/**
 * For a display in a lobby or lounge: our places in rotation, the hotel of the day, the time in five cities.
 * `city`: the code of the day's city.
 */
export function ScreenPage({ city }: { city: string }) {
  const { t, locale, api } = usePage();
  const router = useRouter();
  const { pictured } = usePlaces();
  const {
    hotels: [chosen],
  } = useSuspenseQuery(railQuery(api, locale, city, shownPictures)).data;
  const picture = hotelPicture(chosen?.lead ?? null);
  const [runs, setRuns] = useState(true);
  const { at, go } = useSlides(pictured.length, runs);
  const place = pictured[at];
  useKeepAwake();
  useEffect(() => {
    const timer = setInterval(() => void router.invalidate(), renewEvery);
    return () => clearInterval(timer);
  }, [router]);
  return (
    <div className={css.screen}>
      <h1 className={css.brand}>
        <BrandMark />
        <span>{brand.name}</span>
      </h1>
      {pictured.map(({ code, picture: scene }, i) => (
        // The next one loads before it is shown; later ones wait for their turn.
        <div key={code} className={`${css.slide} ${i === at ? css.shown : ''}`} aria-hidden>
          {(i === at || i === (at + 1) % pictured.length) && (
            <Picture source={pictureSource(scene)} alt="" crop="fill" sizes="100vw" priority={i === 0} />
          )}
        </div>
      ))}
      <div className={css.veilOver} />
      <ScreenClocks />
      <div className={css.foot}>
        {place && (
          <div className={css.place} key={place.code}>
            <p className={css.country}>{place.country}</p>
            <p className={css.name} data-display>
              {place.name}
            </p>
          </div>
        )}
        {chosen && (
          <Link className={css.hotel} href={href.hotel(locale, chosen.slug)}>
            {picture && (
              <span className={css.hotelPicture}>
                <Picture source={picture} alt="" crop="fill" sizes="20rem" />
              </span>
            )}
            <span className={css.hotelWords}>
              <span className={text.small}>{t('screen.hotelOfDay')}</span>
              <span className={heading.h3}>{chosen.name}</span>
              <span className={text.small}>{placeOf(chosen)}</span>
            </span>
          </Link>
        )}
      </div>
      <ScreenControls runs={runs} onRun={setRuns} onGo={go} />
    </div>
  );
}
