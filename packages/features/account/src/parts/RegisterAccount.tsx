import { EmailField } from '@voyage/forms/fields.tsx';
import { Form, SubmitButton } from '@voyage/forms/Form.tsx';
import { useFieldValue } from '@voyage/forms/use-field-value.ts';
import { useForm } from '@voyage/forms/use-form.ts';
import { useIntl } from '@voyage/i18n/intl.tsx';
import { useSetAtom, useStore } from 'jotai';
import { accountDraft, accountSchema, chosenPassword, detailsDraft } from '../state/registration.ts';
import { NewPasswordFields } from './NewPasswordFields.tsx';

/** The first step of a registration: the mailbox, and a password. */
export function RegisterAccount({ onDone }: { onDone: () => void }) {
  const { t } = useIntl();
  const store = useStore();
  const keepPassword = useSetAtom(chosenPassword);
  const form = useForm({
    schema: accountSchema,
    defaults: { email: '', password: store.get(chosenPassword), confirmation: store.get(chosenPassword) },
    labels: {
      email: t('login.email'),
      password: t('password.new'),
      confirmation: t('password.again'),
    },
    draft: { atom: accountDraft, without: ['password', 'confirmation'] },
    send: async ({ email, password }) => {
      keepPassword(password);
      const details = store.get(detailsDraft);
      // A verification is valid only for its own address.
      if (details.email !== email) store.set(detailsDraft, { ...details, email, emailTicket: '' });
    },
    onSent: onDone,
  });
  const email = useFieldValue(form, 'email');
  return (
    <Form form={form}>
      <EmailField form={form} name="email" autoComplete="username" maxLength={254} required />
      <NewPasswordFields form={form} names={[email]} />
      <SubmitButton form={form} busyLabel={t('site.loading')}>
        {t('register.next')}
      </SubmitButton>
    </Form>
  );
}
