import { phone as phoneRule } from '@voyage/contracts/values.ts';
import { PhoneField, type PhoneArea } from '@voyage/forms/phone-field.tsx';
import { useFieldValue } from '@voyage/forms/use-field-value.ts';
import type { FormHandle } from '@voyage/forms/use-form.ts';
import { TextLink } from '@voyage/site-core/router/TextLink.tsx';
import { useIntl } from '@voyage/i18n/intl.tsx';
import { usePage } from '@voyage/site-core/context/use-page.ts';
import { href } from '@voyage/routes/href.ts';
import { heading, secondary, text } from '@voyage/ui/base/typography.css.ts';
import * as v from 'valibot';
import type { DetailsForm, Verified } from '../state/registration.ts';
import { useOwnTicket } from '../state/use-own-ticket.ts';
import { VerifiedContact } from './VerifiedContact.tsx';
import * as css from './register.css.ts';

interface Props {
  form: DetailsForm;
  /** From the first step. */
  email: string;
  redirect: string | undefined;
  phoneAreas: readonly PhoneArea[];
  onRegistered: () => void;
}

/** The mailbox and the telephone, each verified by a code. */
export function RegisterContactFields({ form, email, redirect, phoneAreas, onRegistered }: Props) {
  const { t, locale } = usePage();
  return (
    <fieldset className={css.part}>
      <legend className={`${heading.h3} ${css.legend}`}>{t('register.contact')}</legend>
      <p className={secondary}>{t('register.contact.hint')}</p>
      <div className={css.contact}>
        <p className={css.address}>
          <span className={text.strong}>{t('login.email')}</span>
          <span>{email}</span>
          <TextLink href={href.register(locale, { redirect })}>{t('register.email.change')}</TextLink>
        </p>
        <VerifiedContact
          channel="email"
          target={email}
          sendable={email !== ''}
          ticket={useFieldValue(form, 'emailTicket')}
          onTicket={(ticket) => form.change('emailTicket', ticket)}
          onRegistered={onRegistered}
          id={form.idOf('emailTicket')}
          error={form.errorOf('emailTicket')}
        />
      </div>
      <VerifiedPhone form={form} phoneAreas={phoneAreas} />
    </fieldset>
  );
}

/** A telephone, verified by a code. */
export function VerifiedPhone({
  form,
  phoneAreas,
}: {
  form: FormHandle<Verified>;
  phoneAreas: readonly PhoneArea[];
}) {
  const { t } = useIntl();
  const phone = useFieldValue(form, 'phone');
  useOwnTicket(form, 'phone', 'phoneTicket');
  return (
    <div className={css.contact}>
      <PhoneField form={form} name="phone" areas={phoneAreas} hint={t('register.phone.hint')} />
      <VerifiedContact
        channel="phone"
        target={phone}
        sendable={v.is(phoneRule, phone)}
        ticket={useFieldValue(form, 'phoneTicket')}
        onTicket={(ticket) => form.change('phoneTicket', ticket)}
        id={form.idOf('phoneTicket')}
        error={form.errorOf('phoneTicket')}
      />
    </div>
  );
}
