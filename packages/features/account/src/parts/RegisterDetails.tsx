import { isFailure, issuesOf } from '@voyage/api-client/failure.ts';
import { queries } from '@voyage/api-client/queries.ts';
import { brand } from '@voyage/brand';
import { Checkbox, PasswordField } from '@voyage/forms/fields.tsx';
import { Form, SubmitButton } from '@voyage/forms/Form.tsx';
import { useClearDraft } from '@voyage/forms/form-draft.ts';
import { useForm } from '@voyage/forms/use-form.ts';
import { PartFailure } from '@voyage/site-core/errors/PartFailure.tsx';
import { usePage } from '@voyage/site-core/context/use-page.ts';
import { TermsLinks } from '@voyage/site-chrome/links/TermsLinks.tsx';
import { useQuery } from '@tanstack/react-query';
import { useAtom, useStore } from 'jotai';
import { useState } from 'react';
import * as v from 'valibot';
import {
  accountDraft,
  ageVerdict,
  chosenPassword,
  detailsDraft,
  detailsSchema,
  levelDraft,
  levelSchema,
  noDetails,
} from '../state/registration.ts';
import { RegisterAddressFields } from './RegisterAddressFields.tsx';
import { RegisterContactFields } from './RegisterContactFields.tsx';
import { GuardianFields, RegisterPersonFields } from './RegisterPersonFields.tsx';
import type { RegisteredQuery } from '@voyage/routes/account-query.ts';
import { AlreadyRegistered } from './AlreadyRegistered.tsx';
import { InvitationBenefit } from './InvitationBenefit.tsx';
import * as css from './register.css.ts';
import { useRefused } from './use-refused.ts';

const paidTiers = ['elite', 'platinum', 'noir'] as const;
/** The choice of the second step; a basic membership if it is missing or invalid. */
const levelOf = (draft: unknown) => {
  const read = v.safeParse(levelSchema, draft);
  return read.success ? read.output : { level: 'basic' as const, inviteCode: '' };
};

/**
 * The third step of a registration: the person, both verifications, the address, the emergency contact, and
 * the consents.
 */
export default function RegisterDetails({
  redirect,
  onDone,
}: {
  /** Where the visitor goes on, if they turn out to be a member. */
  redirect: string | undefined;
  /** A session is open; with the chosen level that is still to be paid, if any. */
  onDone: (upgrade: RegisteredQuery['upgrade']) => void;
}) {
  const { t, locale, api, queryClient } = usePage();
  const store = useStore();
  const clear = [useClearDraft(accountDraft), useClearDraft(levelDraft), useClearDraft(detailsDraft)];
  const [password, setPassword] = useAtom(chosenPassword);
  const [registered, setRegistered] = useState(false);
  // Lost by a reload, or rejected by the service: required here, so that the visitor does not have to go
  // back.
  const [asksPassword, askPassword] = useState(password === '');
  const titles = useQuery(queries.titles(api, locale));
  const countries = useQuery(queries.countries(api, locale));
  const areas = useQuery(queries.phoneAreas(api, locale));
  const email = String(store.get(accountDraft).email ?? '');
  const form = useForm({
    schema: detailsSchema,
    defaults: { ...noDetails, email, password },
    labels: {
      email: '',
      emailTicket: '',
      title: t('register.title'),
      lastname: t('register.lastname'),
      firstname: t('register.firstname'),
      birthDate: t('register.birthDate'),
      phone: t('register.phone'),
      phoneTicket: '',
      country: t('register.country'),
      city: t('register.city'),
      street: t('register.street'),
      building: t('register.building'),
      postalCode: t('register.postalCode'),
      'emergencyContact.name': t('register.emergency.name'),
      'emergencyContact.phone': t('register.emergency.phone'),
      'guardianConsent.name': t('register.guardian.name'),
      'guardianConsent.phone': t('register.guardian.phone'),
      password: t('password.new'),
      newsletter: '',
      agreed: '',
    },
    messageOf: (field, code) => {
      if (field === 'agreed') return t('register.agree.missing');
      if (field === 'emailTicket') return t('register.verify.email.missing');
      if (field === 'phoneTicket') return t('register.verify.phone.missing');
      return field === 'birthDate' && code === 'too-young' ? t('register.tooYoung') : undefined;
    },
    draft: { atom: detailsDraft, without: ['email', 'password', 'agreed'] },
    send: async ({ guardianConsent, agreed, ...person }) => {
      const { level, inviteCode } = levelOf(store.get(levelDraft));
      const guardian =
        ageVerdict(person.birthDate, new Date()) === 'guardian-consent' && guardianConsent.name !== '';
      const answer = await api.call('register', {
        body: {
          ...person,
          agreed,
          lang: locale,
          brand: brand.id,
          level,
          ...(inviteCode ? { inviteCode } : {}),
          ...(guardian ? { guardianConsent } : {}),
        },
      });
      return answer;
    },
    onSent: (answer) => {
      queryClient.removeQueries({ queryKey: ['me'] });
      api.session?.store({ accessToken: answer.accessToken, refreshToken: answer.refreshToken });
      setPassword('');
      for (const forget of clear) forget();
      onDone(paidTiers.find((tier) => tier === answer.upgradeTo));
    },
    onFailed: (error) => {
      if (isFailure(error, 'emailRegistered')) setRegistered(true);
      for (const { path } of issuesOf(error)) {
        if (path === 'password') askPassword(true);
        if (path === 'emailTicket' || path === 'phoneTicket') form.change(path, '');
      }
    },
  });
  const refused = useRefused(form);
  const lists = [titles, countries, areas];
  if (!titles.data || !countries.data || !areas.data) return <PartFailure queries={lists} loading={6} />;
  if (registered) return <AlreadyRegistered email={email} redirect={redirect} />;
  return (
    <Form form={form} inParts refused={refused}>
      <InvitationBenefit code={levelOf(store.get(levelDraft)).inviteCode} />
      <RegisterPersonFields form={form} titles={titles.data.titles}>
        <GuardianFields form={form} phoneAreas={areas.data.areas} />
      </RegisterPersonFields>
      <RegisterContactFields
        form={form}
        email={email}
        redirect={redirect}
        phoneAreas={areas.data.areas}
        onRegistered={() => setRegistered(true)}
      />
      <RegisterAddressFields form={form} countries={countries.data.countries} phoneAreas={areas.data.areas} />
      <div className={css.part}>
        {asksPassword && (
          <PasswordField
            form={form}
            name="password"
            hint={t('register.password.again')}
            autoComplete="new-password"
            maxLength={128}
            required
          />
        )}
        <Checkbox form={form} name="newsletter">
          {t('register.newsletter')}
        </Checkbox>
        <Checkbox form={form} name="agreed">
          {t('register.agree')}
        </Checkbox>
        <TermsLinks of={['member-terms', 'service-terms', 'privacy-policy']} />
        <SubmitButton form={form} busyLabel={t('register.submitting')}>
          {t('register.submit')}
        </SubmitButton>
      </div>
    </Form>
  );
}
