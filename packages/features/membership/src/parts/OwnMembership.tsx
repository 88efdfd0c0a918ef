import { queries } from '@voyage/api-client/queries.ts';
import { href } from '@voyage/routes/href.ts';
import { TextLink } from '@voyage/site-core/router/TextLink.tsx';
import { useProfile } from '@voyage/site-core/session/member.ts';
import { usePage } from '@voyage/site-core/context/use-page.ts';
import { container } from '@voyage/ui/base/layout.css.ts';
import { heading } from '@voyage/ui/base/typography.css.ts';
import { useQuery } from '@tanstack/react-query';
import { MembershipState } from './MembershipState.tsx';
import * as css from './OwnMembership.css.ts';

/**
 * Level, remaining days and credits of the member. Fetched only in the browser; renders nothing until
 * complete.
 */
export default function OwnMembership() {
  const { t, locale, api } = usePage();
  const { data: profile } = useProfile();
  const { data: membership } = useQuery(queries.membership(api));
  if (!profile || !membership) return null;
  return (
    <section className={`${container} ${css.own}`} aria-labelledby="own">
      <MembershipState
        profile={profile}
        membership={membership}
        title={
          <h2 className={heading.h2} id="own">
            {t('membership.own.title')}
          </h2>
        }
      >
        <div className={css.links}>
          <TextLink className={css.way} href={href.ownMembership(locale)}>
            {t('membership.own.manage')}
          </TextLink>
          <TextLink className={css.way} href={href.orders(locale)}>
            {t('site.orders')}
          </TextLink>
        </div>
      </MembershipState>
    </section>
  );
}
