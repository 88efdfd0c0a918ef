import type { coupons as couponList } from '@voyage/contracts/coupon.ts';
import type { Output } from '@voyage/contracts/endpoint.ts';
import type { membership as contract } from '@voyage/contracts/user.ts';
import { taipeiDay } from '@voyage/domain/stay-date.ts';
import { longDay } from '@voyage/i18n/dates.ts';
import { hasFailed } from '@voyage/site-core/errors/has-failed.ts';
import { PartFailure } from '@voyage/site-core/errors/PartFailure.tsx';
import { TextLink } from '@voyage/site-core/router/TextLink.tsx';
import { usePage } from '@voyage/site-core/context/use-page.ts';
import { href } from '@voyage/routes/href.ts';
import { Section } from '@voyage/site-chrome/layout/Section.tsx';
import { secondary } from '@voyage/ui/base/typography.css.ts';
import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { expiring, type Expiring } from '../state/dashboard.ts';
import * as css from './user.css.ts';

/** What expires unless it is used or renewed, each with its last day. Renders nothing if nothing expires. */
export function ExpiringList({
  membership,
  coupons,
}: {
  membership: Output<typeof contract.data> | undefined;
  coupons: UseQueryResult<Output<typeof couponList.data>>;
}) {
  const { t, locale } = usePage();
  const [today] = useState(() => taipeiDay(new Date()));
  const all = expiring(membership, coupons.data?.coupons ?? [], today);
  if (all.length === 0 && !hasFailed(coupons)) return null;
  return (
    <Section className={css.part} id="user-expires" title={t('user.expires.title')}>
      <PartFailure queries={[coupons]} />
      <ul className={css.list}>
        {all.map((one) => (
          <li key={one.kind === 'coupon' ? one.id : one.kind} className={css.row}>
            <Name of={one} />
            <span className={secondary}>
              {t('membership.own.until', { day: longDay(one.lastDay, locale) })}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Name({ of }: { of: Expiring }) {
  const { t, locale } = usePage();
  switch (of.kind) {
    case 'credits':
      return <span>{t('user.expires.credits', { count: of.count })}</span>;
    case 'membership':
      return (
        <TextLink href={href.ownMembership(locale)}>
          {t('user.expires.membership', { level: t(`tier.${of.level}`) })}
        </TextLink>
      );
    case 'coupon':
      return <TextLink href={href.couponPolicy(locale, of.id)}>{of.name}</TextLink>;
  }
}
