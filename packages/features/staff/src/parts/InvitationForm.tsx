import { brand } from '@voyage/brand';
import { invitationDays, invitationLevels, type DeskInvitation } from '@voyage/contracts/invitation.ts';
import { policy } from '@voyage/domain/policy.ts';
import { EmailField, Checkbox, SelectField, TextField } from '@voyage/forms/fields.tsx';
import { Form, SubmitButton } from '@voyage/forms/Form.tsx';
import { LeaveGuard } from '@voyage/forms/LeaveGuard.tsx';
import { useForm } from '@voyage/forms/use-form.ts';
import { useFailureNotice } from '@voyage/site-core/errors/failure-notice.ts';
import { invitationSchema, noInvitation } from '../state/invitation-form.ts';
import { useDesk } from '../state/desk-words.ts';
import * as css from './desk.css.ts';
import { LanguageOptions } from './LanguageOptions.tsx';

/** An invitation for one person; with an email address the code is also sent there. */
export function InvitationForm({
  onIssued,
}: {
  /** `email`: where the code was sent; empty if nowhere. */
  onIssued: (invitation: DeskInvitation, email: string) => void;
}) {
  const { t, tDesk, locale, api } = useDesk();
  const form = useForm({
    schema: invitationSchema,
    defaults: noInvitation(locale),
    labels: {
      level: tDesk('invitations.level'),
      recipient: tDesk('invitations.recipient'),
      complimentary: '',
      days: tDesk('invitations.days'),
      email: tDesk('invitations.email'),
      lang: tDesk('new.lang'),
    },
    send: async (filledIn, idempotencyKey) => {
      const { invitation } = await api.call('issueInvitation', {
        idempotencyKey: idempotencyKey(),
        body: { ...filledIn, brand: brand.id },
      });
      return { invitation, email: filledIn.email };
    },
    onSent: ({ invitation, email }) => onIssued(invitation, email),
    onFailed: useFailureNotice(),
  });
  return (
    <Form form={form}>
      <TextField
        form={form}
        name="recipient"
        required
        maxLength={60}
        autoComplete="off"
        hint={tDesk('invitations.recipient.hint')}
      />
      <div className={css.two}>
        <SelectField
          form={form}
          name="level"
          required
          options={invitationLevels.map((level) => [level, t(`tier.${level}`)])}
        />
        <SelectField
          form={form}
          name="days"
          required
          options={invitationDays.map((days) => [String(days), tDesk('invitations.days.count', { days })])}
        />
      </div>
      <Checkbox form={form} name="complimentary">
        {tDesk('invitations.complimentary', { days: policy.invitationDays })}
      </Checkbox>
      <div className={css.two}>
        <EmailField form={form} name="email" autoComplete="off" optionalLabel={t('tailorMade.optional')} />
        <SelectField form={form} name="lang" required>
          <LanguageOptions />
        </SelectField>
      </div>
      <div className={css.actions}>
        <SubmitButton form={form}>{tDesk('invitations.submit')}</SubmitButton>
      </div>
      <LeaveGuard when={form.dirty && !form.sent} />
    </Form>
  );
}
