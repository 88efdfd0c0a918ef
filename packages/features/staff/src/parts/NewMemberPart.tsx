import { isFailure } from '@voyage/api-client/failure.ts';
import { queries } from '@voyage/api-client/queries.ts';
import { brand } from '@voyage/brand';
import { createUser } from '@voyage/contracts/staff.ts';
import { fullName } from '@voyage/domain/full-name.ts';
import { EmailField, SelectField, TextArea, TextField } from '@voyage/forms/fields.tsx';
import { Form, SubmitButton } from '@voyage/forms/Form.tsx';
import { LeaveGuard } from '@voyage/forms/LeaveGuard.tsx';
import { PhoneField } from '@voyage/forms/phone-field.tsx';
import { useForm } from '@voyage/forms/use-form.ts';
import { useFailureNotice } from '@voyage/site-core/errors/failure-notice.ts';
import { useErrorMessage } from '@voyage/site-core/errors/error-message.ts';
import { ButtonLink } from '@voyage/site-core/router/ButtonLink.tsx';
import { TextLink } from '@voyage/site-core/router/TextLink.tsx';
import { ListsFailure } from '@voyage/site-core/meta/ListsFailure.tsx';
import type { BookedFor } from '@voyage/stay-parts/booked-for.ts';
import { deskAddress } from '@voyage/routes/desk-address.ts';
import { text } from '@voyage/ui/base/typography.css.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import { useDesk } from '../state/desk-words.ts';
import { BookForMember } from './BookForMember.tsx';
import * as css from './desk.css.ts';
import { LanguageOptions } from './LanguageOptions.tsx';
import { MemberFacts } from './MemberFacts.tsx';
import { Section } from './Section.tsx';

/** A basic member created by an employee; then links to continue. */
export function NewMemberPart() {
  const { tDesk, locale } = useDesk();
  const [made, setMade] = useState<BookedFor | null>(null);
  const done = useRef<HTMLParagraphElement>(null);
  useEffect(() => done.current?.focus(), [made]);
  return (
    <Section title={tDesk('new')} text={tDesk('new.text')}>
      {made ? (
        <>
          <p className={`${text.strong} ${css.confirmation}`} ref={done} tabIndex={-1}>
            {tDesk('new.done', { name: fullName(made) })}
          </p>
          <MemberFacts member={made} />
          <div className={css.actions}>
            <BookForMember member={made} />
            <ButtonLink variant="secondary" href={deskAddress(locale, 'members', made.userId)}>
              {tDesk('member.orders', { name: fullName(made) })}
            </ButtonLink>
          </div>
        </>
      ) : (
        <MemberForm onMade={setMade} />
      )}
      <p>
        <TextLink href={deskAddress(locale, 'members')}>{tDesk('member.back')}</TextLink>
      </p>
    </Section>
  );
}

const { email, title, firstname, lastname, phone, lang, reason } = createUser.body.entries;
const schema = v.object({ title, lastname, firstname, email, phone, lang, reason });

function MemberForm({ onMade }: { onMade: (member: BookedFor) => void }) {
  const { t, tDesk, locale, api } = useDesk();
  const showFailure = useFailureNotice();
  const errorMessage = useErrorMessage();
  const titles = useQuery(queries.titles(api, locale));
  const phoneAreas = useQuery(queries.phoneAreas(api, locale));
  const form = useForm({
    schema,
    defaults: { title: '', lastname: '', firstname: '', email: '', phone: '', lang: locale, reason: '' },
    labels: {
      title: t('register.title'),
      lang: tDesk('new.lang'),
      lastname: t('booking.lastname'),
      firstname: t('booking.firstname'),
      email: t('login.email'),
      phone: t('company.contact.phone'),
      reason: tDesk('new.reason'),
    },
    send: (filledIn) => api.call('createUser', { body: { ...filledIn, brand: brand.id } }),
    onSent: onMade,
    onFailed: (error, shownAtFields) => {
      if (!isFailure(error, 'memberExists')) showFailure(error, shownAtFields);
    },
  });
  const isKnown = isFailure(form.failure, 'memberExists');
  return (
    <Form
      form={form}
      refused={
        isKnown
          ? {
              title: errorMessage(form.failure),
              faults: [{ id: form.idOf('email'), text: form.labels.email ?? '' }],
            }
          : undefined
      }
    >
      <ListsFailure lists={[titles, phoneAreas]} />
      <div className={css.two}>
        <SelectField
          form={form}
          name="title"
          required
          options={titles.data?.titles.map(({ code, desc }) => [code, desc])}
          emptyLabel={t('booking.salutation.choose')}
        />
        <SelectField form={form} name="lang" required>
          <LanguageOptions />
        </SelectField>
      </div>
      <div className={css.two}>
        <TextField form={form} name="lastname" required maxLength={60} lang="en" autoComplete="off" />
        <TextField form={form} name="firstname" required maxLength={60} lang="en" autoComplete="off" />
      </div>
      <EmailField form={form} name="email" required autoComplete="off" />
      <PhoneField form={form} name="phone" areas={phoneAreas.data?.areas} />
      <TextArea form={form} name="reason" rows={2} maxLength={200} required />
      <div className={css.actions}>
        <SubmitButton form={form}>{tDesk('new.submit')}</SubmitButton>
      </div>
      <LeaveGuard when={form.dirty && !form.sent} />
    </Form>
  );
}
