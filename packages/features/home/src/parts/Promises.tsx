import { href } from '@voyage/routes/href.ts';
import { TextLink } from '@voyage/site-core/router/TextLink.tsx';
import { usePage } from '@voyage/site-core/context/use-page.ts';
import { container, spread } from '@voyage/ui/base/layout.css.ts';
import { heading, secondary } from '@voyage/ui/base/typography.css.ts';
import { usePromises } from '../state/promises.ts';
import * as css from './Promises.css.ts';

/** Three benefits of a membership side by side, and a link to all levels. */
export function Promises() {
  const { t, locale } = usePage();
  return (
    <section className={css.band} aria-labelledby="privileges">
      <div className={container}>
        <div className={spread}>
          <h2 className={heading.h1} id="privileges">
            {t('brand.home.privileges')}
          </h2>
          <TextLink href={href.membership(locale)}>{t('home.promise.compare')}</TextLink>
        </div>
        <ul className={css.promises}>
          {usePromises().map(({ id, title, text }) => (
            <li key={id} className={css.promise}>
              <h3 className={heading.h3}>{title}</h3>
              <p className={secondary}>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
