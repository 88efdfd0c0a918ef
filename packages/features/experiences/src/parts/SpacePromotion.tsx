import { Link } from '@voyage/site-core/router/Link.tsx';
import { usePage } from '@voyage/site-core/context/use-page.ts';
import { pictureSource } from '@voyage/pictures/pictures.ts';
import { href } from '@voyage/routes/href.ts';
import { container } from '@voyage/ui/base/layout.css.ts';
import { Picture } from '@voyage/ui/base/Picture.tsx';
import { byPhrase, heading, text as type } from '@voyage/ui/base/typography.css.ts';
import { flight } from '../state/figures.ts';
import * as css from './SpacePromotion.css.ts';

/** Home's full-width promotion of the flight to space. */
export function SpacePromotion() {
  const { t, locale } = usePage();
  const title = t('experiences.promotion.title');
  return (
    <section className={css.feature} aria-label={title}>
      <div className={css.picture}>
        <Picture
          source={pictureSource('art-space')}
          alt={t('experiences.promotion.picture')}
          crop="fill"
          sizes="(min-width: 48rem) 100vw, 180vw"
        />
      </div>
      <div className={css.veil}>
        <div className={`${container} ${css.words}`}>
          <h2 className={`${heading.h1} ${byPhrase} ${css.title}`}>{title}</h2>
          <p className={`${type.lead} ${css.text}`}>
            {t('experiences.promotion.text', {
              altitude: flight.altitudeKm,
              weightless: flight.weightlessMinutes,
            })}
          </p>
          <Link className={css.link} href={href.experience(locale, 'virgin-galactic')}>
            {t('experiences.detail')}
          </Link>
        </div>
      </div>
    </section>
  );
}
