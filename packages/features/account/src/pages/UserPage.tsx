import { accountQueries } from '@voyage/api-client/account-queries.ts';
import { queries } from '@voyage/api-client/queries.ts';
import { taipeiDay } from '@voyage/domain/stay-date.ts';
import { longDay } from '@voyage/i18n/dates.ts';
import { hasFailed } from '@voyage/site-core/errors/has-failed.ts';
import { PageFailure } from '@voyage/site-core/errors/PageFailure.tsx';
import { TextLink } from '@voyage/site-core/router/TextLink.tsx';
import { usePage } from '@voyage/site-core/context/use-page.ts';
import { useProfile } from '@voyage/site-core/session/member.ts';
import { href } from '@voyage/routes/href.ts';
import { container, stack } from '@voyage/ui/base/layout.css.ts';
import { PageSkeleton } from '@voyage/ui/feedback/Skeletons.tsx';
import { byPhrase, heading, link } from '@voyage/ui/base/typography.css.ts';
import { useQuery } from '@tanstack/react-query';
import { ExpiringList } from '../parts/ExpiringList.tsx';
import { MemberCard } from '../parts/MemberCard.tsx';
import { useMemberName } from '../parts/member-name.ts';
import { MonthQuota } from '../parts/MonthQuota.tsx';
import { NextStay } from '../parts/NextStay.tsx';
import { WaitingForMember } from '../parts/WaitingForMember.tsx';
import { WriteToConcierge } from '../parts/WriteToConcierge.tsx';
import * as css from '../parts/user.css.ts';

/**
 * The member's overview: open tasks, the next stay, remaining bookings and expiry dates. Rendered at once, so
 * that nothing shifts.
 */
export function UserPage() {
  const { t, locale, api } = usePage();
  const name = useMemberName();
  const { data: profile, error } = useProfile();
  const membership = useQuery(queries.membership(api));
  const stays = useQuery(queries.orders(api, locale, { tab: 'confirmed', sort: 'arrival', pageSize: 50 }));
  const orders = useQuery(accountQueries.productOrders(api, locale, { pageSize: 50 }));
  const coupons = useQuery(queries.coupons(api, locale, { state: 'available', pageSize: 50 }));
  if (error && !profile) return <PageFailure error={error} />;
  // Until each has answered or failed once: what is shown then stays while a part is tried again.
  if (!profile || [membership, stays, orders, coupons].some((one) => !one.data && !hasFailed(one)))
    return (
      <div className={`${container} ${css.page}`}>
        <PageSkeleton label={t('site.loading')} />
      </div>
    );
  const until = membership.data?.expiresAt ? longDay(taipeiDay(membership.data.expiresAt), locale) : null;
  return (
    <div className={`${container} ${css.page}`}>
      <h1 className={`${heading.h1} ${byPhrase}`}>
        {t('user.welcome.title', { name, named: name ? 'yes' : 'no' })}
      </h1>
      <WaitingForMember profile={profile} invitation={membership.data?.invitation ?? null} orders={orders} />
      <NextStay stays={stays} />
      <div className={css.columns}>
        <MonthQuota membership={membership} />
        <div className={stack.x4}>
          <MemberCard profile={profile} until={until} />
          <p>
            <TextLink href={href.ownMembership(locale)}>{t('membership.own.manage')}</TextLink>
          </p>
          <p>
            <WriteToConcierge
              className={link}
              otherwise={<TextLink href={href.contact(locale)}>{t('site.contact')}</TextLink>}
            />
          </p>
        </div>
      </div>
      <ExpiringList membership={membership.data} coupons={coupons} />
    </div>
  );
}
