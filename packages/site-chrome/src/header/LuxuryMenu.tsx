import Dialog from '@voyage/ui/feedback/Dialog.tsx';
import { Picture } from '@voyage/ui/base/Picture.tsx';
import { heading } from '@voyage/ui/base/typography.css.ts';
import { ButtonLink } from '@voyage/site-core/router/ButtonLink.tsx';
import { Link } from '@voyage/site-core/router/Link.tsx';
import * as css from './LuxuryMenu.css.ts';
import type { LuxuryMenuItems } from './menu-items.ts';
import { pictureSource } from '@voyage/pictures/pictures.ts';
import { usePage } from '@voyage/site-core/context/use-page.ts';

/**
 * Ultra-luxury experiences by category (contents, docs/product/screens.md), each with a picture, a name and
 * its journeys.
 */
export default function LuxuryMenu({
  menu: { word, all, categories },
  onClose,
}: {
  menu: LuxuryMenuItems;
  onClose: () => void;
}) {
  const { t, locale } = usePage();
  return (
    <Dialog
      wide
      title={t(word)}
      closeLabel={t('site.close')}
      onClose={onClose}
      actions={
        <ButtonLink variant="secondary" href={all.href(locale)} onClick={onClose}>
          {t(all.word)}
        </ButtonLink>
      }
    >
      <ul className={css.categories}>
        {categories.map(({ word, picture, items }) => (
          <li key={word}>
            <Picture
              source={pictureSource(picture)}
              alt=""
              crop="landscape"
              sizes="(min-width: 48rem) 18rem, 100vw"
            />
            <h3 className={`${heading.h3} ${css.name}`}>{t(word)}</h3>
            <ul>
              {items.map(({ word: item, href }) => (
                <li key={item}>
                  <Link className={css.item} href={href(locale)} onClick={onClose}>
                    {t(item)}
                  </Link>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
