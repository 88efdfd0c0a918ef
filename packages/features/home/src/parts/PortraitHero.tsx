import { useIntl } from '@voyage/i18n/intl.tsx';
import { pictureSource } from '@voyage/pictures/pictures.ts';
import { container } from '@voyage/ui/base/layout.css.ts';
import { Picture } from '@voyage/ui/base/Picture.tsx';
import { heading } from '@voyage/ui/base/typography.css.ts';
import type { HeroPicture } from './hero-picture.ts';
import * as css from './PortraitHero.css.ts';

/** A portrait in the right third, with the heading across its edge. */
export function PortraitHero({ picture: { id, sizes } }: { picture: HeroPicture }) {
  const { t } = useIntl();
  return (
    <div className={css.hero}>
      <div className={`${container} ${css.columns}`}>
        <div className={`${css.picture} ${css.shade}`}>
          <Picture
            source={pictureSource(id)}
            alt={t('brand.home.picture')}
            crop="fill"
            sizes={sizes}
            priority
          />
        </div>
        <div className={css.words}>
          <h1 className={`${heading.hero} ${css.title}`}>{t('brand.home.title')}</h1>
          <p className={css.promise}>{t('brand.home.description')}</p>
        </div>
      </div>
    </div>
  );
}
