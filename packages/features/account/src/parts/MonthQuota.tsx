import type { Output } from '@voyage/contracts/endpoint.ts';
import type { membership as contract } from '@voyage/contracts/user.ts';
import { useIntl } from '@voyage/i18n/intl.tsx';
import { PartFailure } from '@voyage/site-core/errors/PartFailure.tsx';
import { TextLink } from '@voyage/site-core/router/TextLink.tsx';
import { usePage } from '@voyage/site-core/context/use-page.ts';
import { useRenewal } from '@voyage/stay-parts/renewal.ts';
import { href } from '@voyage/routes/href.ts';
import { Section } from '@voyage/site-chrome/layout/Section.tsx';
import { ProgressBar } from '@voyage/ui/feedback/ProgressBar.tsx';
import { secondary } from '@voyage/ui/base/typography.css.ts';
import type { UseQueryResult } from '@tanstack/react-query';
import * as css from './user.css.ts';

type Membership = Output<typeof contract.data>;

/** The free bookings of the month: how many are left, and when they are renewed. */
export function MonthQuota({ membership }: { membership: UseQueryResult<Membership> }) {
  const { t } = useIntl();
  const { data } = membership;
  return (
    <Section className={css.part} id="user-quota" title={t('membership.own.free')}>
      <PartFailure queries={[membership]} />
      {data && <Credits credits={data.credits} />}
    </Section>
  );
}

function Credits({ credits }: { credits: Membership['credits'] }) {
  const { t, locale } = usePage();
  const renewal = useRenewal(credits.renewsAt);
  return (
    <>
      {credits.unlimited ? (
        <p>{t('frame.member.unlimited')}</p>
      ) : (
        <>
          <ProgressBar
            label={t('user.quota.left')}
            value={credits.free.remaining}
            max={credits.free.granted}
            text={t('membership.own.free.left', {
              remaining: credits.free.remaining,
              granted: credits.free.granted,
            })}
          />
          <p className={secondary}>{renewal}</p>
        </>
      )}
      {credits.paid > 0 && <p>{t('user.quota.paid', { count: credits.paid })}</p>}
      <p>
        <TextLink href={href.membership(locale)}>{t('user.membership')}</TextLink>
      </p>
    </>
  );
}
