import { brand } from '@voyage/brand';
import { queries } from '@voyage/api-client/queries.ts';
import { LazyPart } from '@voyage/site-core/errors/LazyPart.tsx';
import { href } from '@voyage/routes/href.ts';
import { ButtonLink } from '@voyage/site-core/router/ButtonLink.tsx';
import { TextLink } from '@voyage/site-core/router/TextLink.tsx';
import { useLoggedIn } from '@voyage/site-core/session/member.ts';
import { untilKnown } from '@voyage/site-core/session/until-known.css.ts';
import { pictureSource, type PictureId } from '@voyage/pictures/pictures.ts';
import { usePage } from '@voyage/site-core/context/use-page.ts';
import type { Tier } from '@voyage/stay-parts/tier-privileges.ts';
import { TierComparison } from '../parts/TierComparison.tsx';
import { container, measure } from '@voyage/ui/base/layout.css.ts';
import { Picture } from '@voyage/ui/base/Picture.tsx';
import { heading, link, text } from '@voyage/ui/base/typography.css.ts';
import { lazyPart } from '@voyage/ui/feedback/lazy-part.ts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { type ReactNode } from 'react';
import { LazyMembershipFacts } from '../parts/lazy-parts.ts';
import * as css from './MembershipPage.css.ts';

const OwnMembership = lazyPart(() => import('../parts/OwnMembership.tsx'));

/**
 * What a membership is, what each level includes, how credits work, and the terms (docs/product/screens.md,
 * "membership").
 */
export function MembershipPage({
  picture,
  ways,
}: {
  picture: PictureId;
  /** Other ways to reach a level, at the end of the page. */
  ways?: ReactNode;
}) {
  const { t, locale, api } = usePage();
  const loggedIn = useLoggedIn();
  const { memberships, bookingCredit } = useSuspenseQuery(queries.memberships(api)).data;
  const feeOf = (tier: Tier) => memberships.find(({ level }) => level === tier)?.priceTwd ?? 0;
  const onlyVisitors = loggedIn === undefined ? untilKnown : '';
  const actions = (
    <div className={css.actions}>
      <ButtonLink href={href.hotels(locale)}>{t('membership.find')}</ButtonLink>
      {!loggedIn && (
        <>
          <ButtonLink variant="secondary" className={onlyVisitors} href={href.register(locale, {})}>
            {t('site.register')}
          </ButtonLink>
          <TextLink className={onlyVisitors} href={href.login(locale, href.membership(locale))}>
            {t('site.login')}
          </TextLink>
        </>
      )}
    </div>
  );
  return (
    <>
      <div className={`${container} ${css.top}`}>
        <div className={css.words}>
          <h1 className={`${heading.h1} ${css.title}`}>{t('membership.heading')}</h1>
          <p className={text.large}>{t('membership.intro')}</p>
          {actions}
        </div>
        <div className={css.picture}>
          <Picture
            source={pictureSource(picture)}
            alt=""
            crop="fill"
            sizes="(min-width: 68rem) 51rem, 100vw"
            priority
          />
        </div>
      </div>
      {loggedIn && (
        <LazyPart>
          <OwnMembership />
        </LazyPart>
      )}
      <section className={css.band} aria-labelledby="levels">
        <div className={container}>
          <div className={css.bandWords}>
            <h2 className={heading.h2} id="levels">
              {t('membership.levels.title')}
            </h2>
            <p className={`${text.lead} ${measure}`}>{t('membership.levels.text')}</p>
          </div>
          <TierComparison labelledBy="levels" feeOf={feeOf} />
          <p className={css.note}>{t('membership.levels.note')}</p>
        </div>
      </section>
      <LazyMembershipFacts priceTwd={bookingCredit.priceTwd} />
      <div className={container}>
        <section className={css.end} aria-labelledby="begin">
          <h2 className={heading.h2} id="begin">
            {t('membership.begin.title')}
          </h2>
          <p className={`${text.lead} ${measure}`}>{t('membership.begin.text')}</p>
          {actions}
          {ways && <p>{ways}</p>}
          <p>
            <a className={link} href={`mailto:${brand.contact.email}`}>
              {t('membership.write')}
            </a>
          </p>
        </section>
      </div>
    </>
  );
}
