import { redeemInvitation } from '@voyage/contracts/membership.ts';
import type { Level } from '@voyage/domain/level.ts';
import { LineForm, SubmitButton } from '@voyage/forms/Form.tsx';
import { useForm } from '@voyage/forms/use-form.ts';
import { isFailure } from '@voyage/api-client/failure.ts';
import { useErrorMessage } from '@voyage/site-core/errors/error-message.ts';
import { useNotify } from '@voyage/site-core/errors/notices.tsx';
import { usePage } from '@voyage/site-core/context/use-page.ts';
import { longDay } from '@voyage/i18n/dates.ts';
import { useIntl } from '@voyage/i18n/intl.tsx';
import { InvitationCodeField } from '@voyage/forms/invitation-code-field.tsx';
import { policy } from '@voyage/domain/policy.ts';
import { taipeiDay } from '@voyage/domain/stay-date.ts';
import { atLeast } from '@voyage/domain/tier.ts';
import { heading, secondary } from '@voyage/ui/base/typography.css.ts';
import { useState } from 'react';
import * as css from './own.css.ts';
import { offerHeading } from './Offer.tsx';

const headingId = 'invitation';

/** An invitation code, for existing members. */
export function Invitation({ level }: { level: Level }) {
  const { t } = useIntl();
  const [accepted, setAccepted] = useState(0);
  if (atLeast(level, 'noir')) return null;
  return (
    <section className={css.part} aria-labelledby={headingId}>
      <div className={css.words}>
        <h2 className={heading.h3} id={headingId} tabIndex={-1}>
          {t('membership.invitation')}
        </h2>
        <p className={secondary}>{t('membership.invitation.text', { days: policy.invitationDays })}</p>
      </div>
      <CodeForm key={accepted} onAccepted={() => setAccepted(accepted + 1)} />
    </section>
  );
}

/** Takes one code. */
function CodeForm({ onAccepted }: { onAccepted: () => void }) {
  const { t, locale, api, queryClient } = usePage();
  const notify = useNotify();
  const errorMessage = useErrorMessage();
  const form = useForm({
    schema: redeemInvitation.body,
    defaults: { code: '' },
    labels: { code: t('register.invite') },
    errors: 'on-submit',
    focus: 'field',
    send: (body) => api.call('redeemInvitation', { body }),
    onSent: async (given) => {
      // issued for the new level, so that no call is rejected because of the old one
      await api.session?.verify();
      const level = t(`tier.${given.level}`);
      const day = (at: string) => longDay(taipeiDay(at), locale);
      if (given.expiresAt)
        notify(t('membership.invitation.done', { level, day: day(given.expiresAt) }), 'positive');
      if (given.payBy)
        notify(t('membership.invitation.offered', { level, day: day(given.payBy) }), 'positive');
      await queryClient.invalidateQueries({ queryKey: ['me'] });
      onAccepted();
      // Moves the focus to the price at the top of the page, if there is one. New data is rendered by a separate
      // timer, which comes first.
      await new Promise((resolve) => setTimeout(resolve));
      document.getElementById(given.payBy ? offerHeading : headingId)?.focus();
    },
    onFailed: (error, shownAtFields) => {
      if (shownAtFields) return;
      const useless = isFailure(error, 'notPurchasable') && error.details?.reason === 'lower-level';
      notify(useless ? t('membership.invitation.useless') : errorMessage(error));
    },
  });
  return (
    <LineForm form={form} className={css.form}>
      <InvitationCodeField form={form} />
      <div>
        <SubmitButton form={form} variant="secondary" busyLabel={t('site.loading')}>
          {t('membership.invitation.use')}
        </SubmitButton>
      </div>
    </LineForm>
  );
}
