import { useIntl } from '@voyage/i18n/intl.tsx';
import { pictureSource } from '@voyage/pictures/pictures.ts';
import { container } from '@voyage/ui/base/layout.css.ts';
import { Picture } from '@voyage/ui/base/Picture.tsx';
import { heading } from '@voyage/ui/base/typography.css.ts';
import type { HeroPicture } from './hero-picture.ts';
import * as css from './WideHero.css.ts';

/** A full-width photograph with the heading at the lower left. */
export function WideHero({ picture: { id, sizes } }: { picture: HeroPicture }) {
  const { t } = useIntl();
  return (
    <div className={css.hero}>
      <div className={css.picture}>
        <Picture
          source={pictureSource(id)}
          alt={t('brand.home.picture')}
          crop="fill"
          sizes={sizes}
          priority
        />
      </div>
      <div className={css.words}>
        <div className={container}>
          <h1 className={`${heading.hero} ${css.title}`}>{t('brand.home.title')}</h1>
        </div>
      </div>
    </div>
  );
}
