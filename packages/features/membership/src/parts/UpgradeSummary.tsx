import { accountQueries } from '@voyage/api-client/account-queries.ts';
import { brand } from '@voyage/brand';
import type { Output } from '@voyage/contracts/endpoint.ts';
import type { membershipAllow } from '@voyage/contracts/membership.ts';
import type { membership as membershipContract } from '@voyage/contracts/user.ts';
import type { Level } from '@voyage/domain/level.ts';
import { formatTwd } from '@voyage/domain/money.ts';
import { policy } from '@voyage/domain/policy.ts';
import { taipeiDay } from '@voyage/domain/stay-date.ts';
import { LazyPart } from '@voyage/site-core/errors/LazyPart.tsx';
import { useFailureNotice } from '@voyage/site-core/errors/failure-notice.ts';
import { usePage } from '@voyage/site-core/context/use-page.ts';
import { longDay } from '@voyage/i18n/dates.ts';
import { TermsLinks } from '@voyage/site-chrome/links/TermsLinks.tsx';
import { href } from '@voyage/routes/href.ts';
import { Button } from '@voyage/ui/forms/Button.tsx';
import { FactsList, Summary } from '@voyage/ui/content/FactsList.tsx';
import { ListSkeleton } from '@voyage/ui/feedback/Skeletons.tsx';
import { smallPrint } from '@voyage/ui/base/typography.css.ts';
import { lazyPart } from '@voyage/ui/feedback/lazy-part.ts';
import { usePageReturn } from '@voyage/ui/feedback/use-page-return.ts';
import { useMutation } from '@tanstack/react-query';

const GuardianConsent = lazyPart(() => import('./GuardianConsent.tsx'));

interface Props {
  level: Level;
  membership: Output<typeof membershipContract.data>;
  offer: Output<typeof membershipAllow.data>;
}

/** The summary of a year: its fee and dates, what happens to the remaining days, and the payment button. */
export function UpgradeSummary({ level, membership, offer }: Props) {
  const { t, locale, api, queryClient } = usePage();
  const showFailure = useFailureNotice();
  // The payment page is a separate document: only there may the payment provider's script be loaded.
  const pay = (orderId: string) => location.assign(href.payment(locale, 'membership', orderId));
  const order = useMutation({
    mutationFn: () => api.call('orderMembership', { body: { level, brand: brand.id } }),
    onSuccess: (made) => pay(made.order.id),
    onError: async (error) => {
      showFailure(error);
      await queryClient.invalidateQueries(accountQueries.membershipAllow(api, level));
    },
  });
  usePageReturn(order.reset);
  const day = (instant: string) => longDay(taipeiDay(instant), locale);
  const left = membership.remainingDays ?? 0;
  const { invitation } = membership;
  const fee = formatTwd(offer.priceTwd, locale);
  return (
    <>
      <Summary amounts={[]} total={{ label: t('upgrade.fee'), value: fee }}>
        <FactsList
          facts={[
            { term: t('upgrade.now'), value: t(`tier.${membership.level}`) },
            membership.expiresAt !== null && {
              term: t('membership.own.term'),
              value: t('membership.own.days', { count: left, day: day(membership.expiresAt) }),
            },
            offer.startsAt !== null && { term: t('upgrade.begins'), value: day(offer.startsAt) },
            offer.endsAt !== null && { term: t('upgrade.ends'), value: day(offer.endsAt) },
            invitation?.level === level && {
              term: t('membership.offer.until'),
              value: day(invitation.payBy),
            },
          ]}
        />
        {offer.kind === 'upgrade' && left > 0 && (
          <p className={smallPrint}>
            {t('upgrade.left', {
              count: left,
              old: t(`tier.${membership.level}`),
              level: t(`tier.${level}`),
            })}
          </p>
        )}
      </Summary>
      {offer.allowed ? (
        <Button
          block
          onClick={() => order.mutate()}
          busy={(order.isPending || order.isSuccess) && t('site.loading')}
        >
          {t('register.upgrade.pay')}
        </Button>
      ) : (
        <LazyPart fallback={<ListSkeleton label={t('site.loading')} count={2} />}>
          <GuardianConsent level={level} onOrdered={pay} />
        </LazyPart>
      )}
      <p className={smallPrint}>{t('upgrade.withdraw', { days: policy.terms.withdrawalDays })}</p>
      <TermsLinks of={['member-terms']} />
    </>
  );
}
