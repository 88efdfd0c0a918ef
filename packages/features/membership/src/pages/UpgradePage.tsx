import { accountQueries } from '@voyage/api-client/account-queries.ts';
import { queries } from '@voyage/api-client/queries.ts';
import { PageFailure } from '@voyage/site-core/errors/PageFailure.tsx';
import { TextLink } from '@voyage/site-core/router/TextLink.tsx';
import { usePage } from '@voyage/site-core/context/use-page.ts';
import { tiers, type Tier } from '@voyage/stay-parts/tier-privileges.ts';
import { href } from '@voyage/routes/href.ts';
import { Section } from '@voyage/site-chrome/layout/Section.tsx';
import { container } from '@voyage/ui/base/layout.css.ts';
import { ListSkeleton } from '@voyage/ui/feedback/Skeletons.tsx';
import { heading, text } from '@voyage/ui/base/typography.css.ts';
import { useQuery } from '@tanstack/react-query';
import { Advice } from '../parts/Advice.tsx';
import { PrivilegeList } from '../parts/PrivilegeList.tsx';
import { RefusedLevel } from '../parts/RefusedLevel.tsx';
import { UpgradeSummary } from '../parts/UpgradeSummary.tsx';
import { privilegesGained, privilegesOf } from '../state/privileges.ts';
import * as css from '../parts/own.css.ts';

/**
 * Upgrading to a level or renewing it: price and benefits, whether it is worth it, and the order to pay
 * next. `level` as in the address.
 */
export function UpgradePage({ level: requested }: { level: string }) {
  const level = tiers.find((tier) => tier === requested);
  return level ? <Upgrade level={level} /> : <RefusedLevel reason="not-for-sale" />;
}

function Upgrade({ level }: { level: Tier }) {
  const { t, locale, api } = usePage();
  const membership = useQuery(queries.membership(api));
  const prices = useQuery(queries.memberships(api));
  const allow = useQuery(accountQueries.membershipAllow(api, level));
  const error = membership.error ?? prices.error ?? allow.error;
  const entry = prices.data?.memberships.find((one) => one.level === level);
  if (membership.data && entry && prices.data && allow.data) {
    const own = membership.data.level;
    const { reason } = allow.data;
    if (reason && reason !== 'guardian-consent')
      return <RefusedLevel reason={reason} level={level} expiresAt={membership.data.expiresAt} />;
    const renews = own === level;
    const words = { level: t(`tier.${level}`) };
    const gained = renews ? privilegesOf(level) : privilegesGained(own, level);
    return (
      <div className={`${container} ${css.page}`}>
        <div className={css.words}>
          <p>
            <TextLink href={href.ownMembership(locale)}>{`← ${t('membership.own.title')}`}</TextLink>
          </p>
          <h1 className={heading.h1}>{t(renews ? 'upgrade.renew' : 'upgrade.raise', words)}</h1>
          <p className={text.lead}>{t(renews ? 'upgrade.renew.text' : 'upgrade.raise.text')}</p>
        </div>
        <div className={css.columns}>
          <div className={css.stack}>
            <Section
              className={css.part}
              id="gains"
              title={t(renews ? 'upgrade.keeps' : 'upgrade.gains', words)}
            >
              <PrivilegeList
                first={[
                  entry.monthlyFreeBookings === null
                    ? t('home.bookings.unlimited')
                    : t('home.bookings.count', { count: entry.monthlyFreeBookings }),
                ]}
                privileges={gained}
              />
              <p>
                <TextLink className={css.way} href={href.membership(locale)}>
                  {t('register.level.compare')}
                </TextLink>
              </p>
            </Section>
            <Advice own={own} level={level} prices={prices.data} />
          </div>
          <aside className={css.aside} aria-label={t('payment.summary')}>
            <UpgradeSummary level={level} membership={membership.data} offer={allow.data} />
          </aside>
        </div>
      </div>
    );
  }
  return (
    <div className={`${container} ${css.page}`}>
      {error ? (
        <PageFailure
          error={error}
          onRetry={() => Promise.all([membership.refetch(), prices.refetch(), allow.refetch()])}
        />
      ) : (
        <ListSkeleton label={t('site.loading')} count={4} />
      )}
    </div>
  );
}
