import { queries } from '@voyage/api-client/queries.ts';
import { formatTwd } from '@voyage/domain/money.ts';
import { policy } from '@voyage/domain/policy.ts';
import { usePage } from '@voyage/site-core/context/use-page.ts';
import { Section } from '@voyage/site-chrome/layout/Section.tsx';
import { useQuery } from '@tanstack/react-query';
import { invitationQuery } from '../state/invitation-query.ts';
import * as css from './register.css.ts';

/**
 * The benefit of the invitation entered in the previous step: its level, and whether the first year is
 * complimentary.
 */
export function InvitationBenefit({ code }: { code: string }) {
  const { t, locale, api } = usePage();
  const { data: found } = useQuery({ ...invitationQuery(api, code), enabled: code !== '' });
  const { data: prices } = useQuery(queries.memberships(api));
  const fee = prices?.memberships.find((one) => one.level === found?.level)?.priceTwd;
  if (!found?.level || fee === undefined) return null;
  return (
    <Section
      className={css.guardian}
      id="register-invited"
      title={t('register.invited.title', { level: t(`tier.${found.level}`) })}
    >
      <p className={css.note}>
        {found.complimentary
          ? t('register.invited.free')
          : t('register.invited.fee', { amount: formatTwd(fee, locale), days: policy.invitationDays })}
      </p>
    </Section>
  );
}
