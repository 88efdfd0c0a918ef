import { isFailure, issuesOf } from '@voyage/api-client/failure.ts';
import { queries } from '@voyage/api-client/queries.ts';
import { brand } from '@voyage/brand';
import { email as emailRule } from '@voyage/contracts/values.ts';
import { EmailField, Checkbox } from '@voyage/forms/fields.tsx';
import { Form, SubmitButton } from '@voyage/forms/Form.tsx';
import { useClearDraft } from '@voyage/forms/form-draft.ts';
import { LeaveGuard } from '@voyage/forms/LeaveGuard.tsx';
import { useFieldValue } from '@voyage/forms/use-field-value.ts';
import { useForm } from '@voyage/forms/use-form.ts';
import { TermsLinks } from '@voyage/site-chrome/links/TermsLinks.tsx';
import { useNotify } from '@voyage/site-core/errors/notices.tsx';
import { PartFailure } from '@voyage/site-core/errors/PartFailure.tsx';
import { usePage } from '@voyage/site-core/context/use-page.ts';
import { heading, secondary } from '@voyage/ui/base/typography.css.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import * as v from 'valibot';
import { joinDraft, joinSchema, noJoin } from '../state/registration.ts';
import { useOwnTicket } from '../state/use-own-ticket.ts';
import { AlreadyRegistered } from './AlreadyRegistered.tsx';
import { NewPasswordField } from './NewPasswordFields.tsx';
import { VerifiedPhone } from './RegisterContactFields.tsx';
import { RegisterPersonFields } from './RegisterPersonFields.tsx';
import { VerifiedContact } from './VerifiedContact.tsx';
import * as css from './register.css.ts';
import { useRefused } from './use-refused.ts';

/**
 * The registration of a guest whose booking waits, on one screen: a Basic membership, with what the booking needs of
 * a person. Address and emergency contact are asked for later (WaitingForMember).
 */
export default function JoinToBook({
  redirect,
  done,
  onDone,
}: {
  /** The booking. */
  redirect: string | undefined;
  /** A session is open, and nothing is left to lose. */
  done: boolean;
  onDone: () => void;
}) {
  const { t, locale, api, queryClient } = usePage();
  const notify = useNotify();
  const clearDraft = useClearDraft(joinDraft);
  const [registered, setRegistered] = useState(false);
  const titles = useQuery(queries.titles(api, locale));
  const areas = useQuery(queries.phoneAreas(api, locale));
  const form = useForm({
    schema: joinSchema,
    defaults: noJoin,
    labels: {
      email: t('login.email'),
      emailTicket: '',
      password: t('password.new'),
      title: t('register.title'),
      lastname: t('register.lastname'),
      firstname: t('register.firstname'),
      birthDate: t('register.birthDate'),
      phone: t('register.phone'),
      phoneTicket: '',
      agreed: '',
    },
    messageOf: (field, code) => {
      if (field === 'agreed') return t('register.agree.missing');
      if (field === 'emailTicket') return t('register.verify.email.missing');
      if (field === 'phoneTicket') return t('register.verify.phone.missing');
      return field === 'birthDate' && code === 'too-young' ? t('register.tooYoung') : undefined;
    },
    draft: { atom: joinDraft, without: ['password', 'agreed'] },
    send: (person) => api.call('register', { body: { ...person, lang: locale, brand: brand.id } }),
    onSent: ({ accessToken, refreshToken }) => {
      queryClient.removeQueries({ queryKey: ['me'] });
      api.session?.store({ accessToken, refreshToken });
      clearDraft();
      notify(t('join.done'), 'positive');
      onDone();
    },
    onFailed: (error) => {
      if (isFailure(error, 'emailRegistered')) setRegistered(true);
      for (const { path } of issuesOf(error))
        if (path === 'emailTicket' || path === 'phoneTicket') form.change(path, '');
    },
  });
  const refused = useRefused(form);
  const email = useFieldValue(form, 'email');
  const names = [email, useFieldValue(form, 'firstname'), useFieldValue(form, 'lastname')];
  useOwnTicket(form, 'email', 'emailTicket');
  const emailProof = useFieldValue(form, 'emailTicket');
  const lists = [titles, areas];
  if (!titles.data || !areas.data) return <PartFailure queries={lists} loading={6} />;
  if (registered) return <AlreadyRegistered email={email} redirect={redirect} />;
  return (
    <Form form={form} inParts refused={refused}>
      <fieldset className={css.part}>
        <legend className={`${heading.h3} ${css.legend}`}>{t('join.account')}</legend>
        <div className={css.contact}>
          <EmailField form={form} name="email" autoComplete="username" maxLength={254} required />
          <VerifiedContact
            channel="email"
            target={email}
            sendable={v.is(emailRule, email)}
            ticket={emailProof}
            onTicket={(ticket) => form.change('emailTicket', ticket)}
            onRegistered={() => setRegistered(true)}
            id={form.idOf('emailTicket')}
            error={form.errorOf('emailTicket')}
          />
        </div>
        <NewPasswordField form={form} names={names} />
      </fieldset>
      <RegisterPersonFields form={form} titles={titles.data.titles} />
      <VerifiedPhone form={form} phoneAreas={areas.data.areas} />
      <div className={css.part}>
        <Checkbox form={form} name="agreed">
          {t('register.agree')}
        </Checkbox>
        <TermsLinks of={['member-terms', 'service-terms', 'privacy-policy']} />
        <SubmitButton form={form} busyLabel={t('register.submitting')}>
          {t('join.submit')}
        </SubmitButton>
        <p className={secondary}>{t('join.next')}</p>
      </div>
      <LeaveGuard when={form.dirty && !done} />
    </Form>
  );
}
