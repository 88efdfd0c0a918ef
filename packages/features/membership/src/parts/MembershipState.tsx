import { brand } from '@voyage/brand';
import type { Output } from '@voyage/contracts/endpoint.ts';
import type { membership as membershipContract, profile as profileContract } from '@voyage/contracts/user.ts';
import { fullName } from '@voyage/domain/full-name.ts';
import { taipeiDay } from '@voyage/domain/stay-date.ts';
import { longDay } from '@voyage/i18n/dates.ts';
import { usePage } from '@voyage/site-core/context/use-page.ts';
import { FactsList } from '@voyage/ui/content/FactsList.tsx';
import { ProgressBar } from '@voyage/ui/feedback/ProgressBar.tsx';
import { TierCard } from '@voyage/travel-ui/TierCard.tsx';
import type { ReactNode } from 'react';
import * as css from './MembershipState.css.ts';

interface Props {
  profile: Output<typeof profileContract.data>;
  membership: Output<typeof membershipContract.data>;
  /** Above the card. */
  title?: ReactNode;
  /** Under the card. */
  children?: ReactNode;
}

/** The member's card, with the term and the month's credits beside it. */
export function MembershipState({ profile, membership, title, children }: Props) {
  const { t, locale } = usePage();
  const { level, expiresAt, remainingDays, credits } = membership;
  const until = expiresAt ? longDay(taipeiDay(expiresAt), locale) : null;
  return (
    <div className={css.columns}>
      <div className={css.words}>
        {title}
        <TierCard
          tier={t(`tier.${level}`)}
          name={fullName(profile)}
          number={t('home.card.number', { number: profile.memberNumber })}
          issuer={brand.name}
          {...(until ? { until: t('membership.own.until', { day: until }) } : {})}
        />
        {children}
      </div>
      <div className={css.facts}>
        {!credits.unlimited && (
          <ProgressBar
            label={t('membership.own.free')}
            value={credits.free.remaining}
            max={credits.free.granted}
            text={t('membership.own.free.left', {
              remaining: credits.free.remaining,
              granted: credits.free.granted,
            })}
          />
        )}
        <FactsList
          facts={[
            credits.unlimited && {
              term: t('membership.own.free'),
              value: t('brand.home.unlimited'),
            },
            {
              term: t('membership.own.term'),
              value:
                until && remainingDays !== null
                  ? t('membership.own.days', { count: remainingDays, day: until })
                  : t('membership.own.noEnd'),
            },
            credits.paid > 0 && {
              term: t('membership.own.paid'),
              value: t('membership.own.paid.count', { count: credits.paid }),
            },
            !credits.unlimited && {
              term: t('membership.own.next'),
              value: longDay(taipeiDay(credits.renewsAt), locale),
            },
          ]}
        />
      </div>
    </div>
  );
}
