import { brand } from '@voyage/brand';
import type { Output } from '@voyage/contracts/endpoint.ts';
import type { profile as contract } from '@voyage/contracts/user.ts';
import { fullName } from '@voyage/domain/full-name.ts';
import { useIntl } from '@voyage/i18n/intl.tsx';
import { TierCard } from '@voyage/travel-ui/TierCard.tsx';

/** The member's card: level, name and number. `until`: the last day of a paid level, as text. */
export function MemberCard({
  profile,
  until,
}: {
  profile: Output<typeof contract.data>;
  until?: string | null;
}) {
  const { t } = useIntl();
  return (
    <TierCard
      tier={t(`tier.${profile.membership.level}`)}
      name={fullName(profile)}
      number={t('home.card.number', { number: profile.memberNumber })}
      issuer={brand.name}
      {...(until ? { until: t('membership.own.until', { day: until }) } : {})}
    />
  );
}
