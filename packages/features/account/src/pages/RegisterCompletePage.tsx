import { queries } from '@voyage/api-client/queries.ts';
import { brand } from '@voyage/brand';
import { formatTwd } from '@voyage/domain/money.ts';
import { consentAge } from '@voyage/domain/registrant-age.ts';
import { safeRedirect } from '@voyage/domain/redirect.ts';
import { taipeiDay } from '@voyage/domain/stay-date.ts';
import { useFailureNotice } from '@voyage/site-core/errors/failure-notice.ts';
import { PageFailure } from '@voyage/site-core/errors/PageFailure.tsx';
import { ButtonLink } from '@voyage/site-core/router/ButtonLink.tsx';
import { usePage } from '@voyage/site-core/context/use-page.ts';
import { useProfile } from '@voyage/site-core/session/member.ts';
import { longDay } from '@voyage/i18n/dates.ts';
import type { RegisteredQuery } from '@voyage/routes/account-query.ts';
import { href, withLanguage } from '@voyage/routes/href.ts';
import { Section } from '@voyage/site-chrome/layout/Section.tsx';
import { Button } from '@voyage/ui/forms/Button.tsx';
import { container } from '@voyage/ui/base/layout.css.ts';
import { ListSkeleton } from '@voyage/ui/feedback/Skeletons.tsx';
import { heading, text } from '@voyage/ui/base/typography.css.ts';
import { usePageReturn } from '@voyage/ui/feedback/use-page-return.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { MemberCard } from '../parts/MemberCard.tsx';
import { RegisterSteps } from '../parts/RegisterSteps.tsx';
import * as css from '../parts/register.css.ts';

/**
 * The last step of a registration: the new membership, and what it can do next. `upgrade`: the chosen level
 * that is still to be paid.
 */
export function RegisterCompletePage({ upgrade, redirect }: RegisteredQuery) {
  const { t, locale } = usePage();
  const { data: profile, error } = useProfile();
  if (error && !profile) return <PageFailure error={error} />;
  if (!profile)
    return (
      <div className={container}>
        <ListSkeleton label={t('site.loading')} count={4} />
      </div>
    );
  const next = safeRedirect(redirect, '');
  return (
    <div className={container}>
      <div className={css.page}>
        <RegisterSteps at="complete" />
        <div className={css.top}>
          <h1 className={heading.h1}>{t('register.welcome', { name: profile.firstname })}</h1>
          <p className={text.lead}>{t('register.welcome.text', { email: profile.email })}</p>
        </div>
        <MemberCard profile={profile} />
        {upgrade && profile.membership.level === 'basic' && (
          <Upgrade level={upgrade} waits={profile.guardianConsentNeeded} />
        )}
        <div className={css.actions}>
          {next && <ButtonLink href={withLanguage(next, locale)}>{t('register.continue')}</ButtonLink>}
          <ButtonLink variant={next || upgrade ? 'secondary' : 'primary'} href={href.hotels(locale)}>
            {t('membership.find')}
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}

/**
 * The chosen or offered level, with its current price, and the order that leads to its payment. A level by
 * invitation only while the invitation is open.
 */
function Upgrade({ level, waits }: { level: NonNullable<RegisteredQuery['upgrade']>; waits: boolean }) {
  const { t, locale, api } = usePage();
  const showFailure = useFailureNotice();
  const { data } = useQuery(queries.memberships(api));
  const { data: membership } = useQuery(queries.membership(api));
  const entry = data?.memberships.find((one) => one.level === level);
  const invitation = membership?.invitation?.level === level ? membership.invitation : undefined;
  const order = useMutation({
    mutationFn: () => api.call('orderMembership', { body: { level, brand: brand.id } }),
    // A new document: only its own policy lets the payment page show the card's frames.
    onSuccess: ({ order: { kind, id } }) => location.assign(href.payment(locale, kind, id)),
    onError: (error) => showFailure(error),
  });
  usePageReturn(order.reset);
  if (!entry || (entry.invitationOnly && !invitation)) return null;
  const amount = formatTwd(entry.priceTwd, locale);
  return (
    <Section
      className={css.guardian}
      id="register-upgrade"
      title={t('register.upgrade.title', { level: t(`tier.${level}`) })}
    >
      {waits ? (
        <p className={css.note}>
          {t('register.upgrade.guardian', { age: consentAge(), phone: brand.contact.phone })}
        </p>
      ) : (
        <>
          <p className={css.note}>
            {invitation
              ? t('membership.offer.text', { amount, day: longDay(taipeiDay(invitation.payBy), locale) })
              : t('register.upgrade.text', { amount })}
          </p>
          <div className={css.actions}>
            <Button
              onClick={() => order.mutate()}
              busy={(order.isPending || order.isSuccess) && t('site.loading')}
            >
              {t('register.upgrade.pay')}
            </Button>
          </div>
        </>
      )}
    </Section>
  );
}
