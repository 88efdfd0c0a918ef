import { useWords } from '@voyage/i18n/words.tsx';
import { Link } from '@voyage/site/Link.tsx';
import { pictureSource } from '@voyage/site/pictures.ts';
import { Rail } from '@voyage/site/Rail.tsx';
import { container, section } from '@voyage/ui/layout.css.ts';
import { Picture } from '@voyage/ui/Picture.tsx';
import { heading } from '@voyage/ui/typography.css.ts';
import { usePlaces } from '../state/places.ts';
import * as card from './CaptionedPicture.css.ts';
import * as css from './PlacesRow.css.ts';

/** Destinations as a row of portraits that slides, then every city by name. */
export function PlacesRow() {
  const say = useWords();
  const { pictured, cities } = usePlaces();
  return (
    <div className={section}>
      <Rail width="portrait" label={say('brand.home.places')} heading={<h2 className={heading.h1}>{say('brand.home.places')}</h2>}>
        {pictured.map(({ code, picture, name, country, hotels, to }) => (
          <Link key={code} className={card.card} href={to}>
            <div className={card.picture}>
              <Picture source={pictureSource(picture)} alt="" crop="card" sizes="(min-width: 27rem) 38rem, 140vw" />
            </div>
            <span className={card.caption}>
              <span className={`${heading.h3} ${card.title}`} data-display>
                {name}
              </span>
              <span className={card.detail}>
                {country} · {say('stays.hotels.count', { count: hotels })}
              </span>
            </span>
          </Link>
        ))}
      </Rail>
      <div className={container}>
        <ul className={css.cities} aria-label={say('brand.home.allPlaces')}>
          {cities.map(({ code, name, to }) => (
            <li key={code}>
              <Link className={css.city} href={to}>
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
