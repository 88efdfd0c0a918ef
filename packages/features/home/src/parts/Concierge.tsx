import { policy } from '@voyage/domain/policy.ts';
import { brand } from '@voyage/brand';
import { PhoneLink } from '@voyage/site-core/context/PhoneLink.tsx';
import { href } from '@voyage/routes/href.ts';
import { ButtonLink } from '@voyage/site-core/router/ButtonLink.tsx';
import { TextLink } from '@voyage/site-core/router/TextLink.tsx';
import { useLoggedIn } from '@voyage/site-core/session/member.ts';
import { pictureSource, type PictureId } from '@voyage/pictures/pictures.ts';
import { usePage } from '@voyage/site-core/context/use-page.ts';
import { container, section } from '@voyage/ui/base/layout.css.ts';
import { Picture } from '@voyage/ui/base/Picture.tsx';
import { heading, secondary, text } from '@voyage/ui/base/typography.css.ts';
import * as css from './Concierge.css.ts';

/** How and when to reach the concierge, and a link to one's bookings. */
export function Concierge({ picture }: { picture: PictureId }) {
  const { t, locale } = usePage();
  const loggedIn = useLoggedIn();
  return (
    <section className={section} aria-labelledby="concierge">
      <div className={`${container} ${css.columns}`}>
        <div className={css.picture}>
          <Picture
            source={pictureSource(picture)}
            alt=""
            crop="fill"
            sizes="(min-width: 48rem) 44rem, 100vw"
          />
        </div>
        <div className={css.words}>
          <h2 className={heading.h1} id="concierge">
            {t('brand.home.concierge')}
          </h2>
          <p className={text.lead}>{t('brand.home.concierge.text')}</p>
          <p className={css.lines}>
            <PhoneLink className={`${heading.h3} ${css.line}`} />
            <a className={css.line} href={`mailto:${brand.contact.email}`}>
              {brand.contact.email}
            </a>
            <span className={secondary}>{t('site.hours', policy.service.telephone)}</span>
          </p>
          <div className={css.actions}>
            <ButtonLink variant="secondary" href={href.page(locale, 'contact')}>
              {t('home.concierge.ask')}
            </ButtonLink>
            {loggedIn && <TextLink href={href.orders(locale)}>{t('site.orders')}</TextLink>}
          </div>
        </div>
      </div>
    </section>
  );
}
