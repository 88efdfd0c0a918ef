import { queries } from '@voyage/api-client/queries.ts';
import { brand } from '@voyage/brand';
import { SelectField, TextArea, TextField } from '@voyage/forms/fields.tsx';
import { Form, SubmitButton } from '@voyage/forms/Form.tsx';
import { useClearDraft } from '@voyage/forms/form-draft.ts';
import { homeCountry } from '@voyage/frame/preferences/home-country.ts';
import { LeaveGuard } from '@voyage/forms/LeaveGuard.tsx';
import { useFieldValue } from '@voyage/forms/use-field-value.ts';
import { useForm } from '@voyage/forms/use-form.ts';
import { useErrorMessage } from '@voyage/frame/errors/error-message.ts';
import { useNotify } from '@voyage/frame/errors/notices.tsx';
import { useLocale, useSite } from '@voyage/frame/router/site-context.ts';
import { useProfile } from '@voyage/frame/session/member.ts';
import { useIntl } from '@voyage/i18n/intl.tsx';
import { Button } from '@voyage/ui/Button.tsx';
import { secondary, text } from '@voyage/ui/typography.css.ts';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect } from 'react';
import * as css from '../pages/ContactPage.css.ts';
import {
  contactDraft,
  contactSchema,
  noInquiry,
  typeNamed,
  type ContactValues,
} from '../state/contact-form.ts';

const PhoneField = lazy(() =>
  import('@voyage/forms/phone-field.tsx').then((part) => ({ default: part.PhoneField<ContactValues> })),
);

/** An inquiry to customer service. What was typed is kept until it is sent. */
export function ContactForm({
  type,
  hydrated,
  onSent,
}: {
  /** A code of the kinds of inquiry, from the address. */
  type: string | undefined;
  /** Before that it is what the server drew: without a draft. */
  hydrated: boolean;
  onSent: (inquiryNumber: string) => void;
}) {
  const { formatMessage: t } = useIntl();
  const failureWords = useErrorMessage();
  const notify = useNotify();
  const locale = useLocale();
  const { api } = useSite();
  const clearDraft = useClearDraft(contactDraft);
  const { data: profile } = useProfile();
  // What another part of the page has fetched already waits too: the server's page has none of it.
  const titles = useQuery({ ...queries.titles(api, locale), enabled: hydrated });
  const phoneAreas = useQuery({ ...queries.phoneAreas(api, locale), enabled: hydrated });
  const types = useQuery({ ...queries.contactTypes(api, locale), enabled: hydrated });
  const areas = hydrated ? phoneAreas.data?.areas : undefined;
  useEffect(() => {
    if (types.error) notify(failureWords(types.error));
    // oxlint-disable-next-line exhaustive-deps -- once a failure
  }, [types.error]);
  const form = useForm({
    schema: contactSchema,
    defaults: { ...noInquiry, type: typeNamed(type) },
    labels: {
      type: t({ id: 'company.contact.type' }),
      text: t({ id: 'company.contact.text' }),
      title: t({ id: 'company.contact.salutation' }),
      name: t({ id: 'company.contact.name' }),
      country: t({ id: 'company.contact.country' }),
      phone: t({ id: 'company.contact.phone' }),
      email: t({ id: 'company.contact.email' }),
    },
    ...(hydrated && { draft: { atom: contactDraft } }),
    known: profile && {
      title: profile.title,
      name: [profile.firstname, profile.lastname].filter(Boolean).join(' '),
      phone: profile.phone,
      email: profile.email,
    },
    send: (filledIn, idempotencyKey) =>
      api.call('contact', { idempotencyKey: idempotencyKey(), body: { ...filledIn, brand: brand.id } }),
    onSent: ({ inquiryNumber }) => {
      clearDraft();
      onSent(inquiryNumber);
    },
    onFailed: (error, shownAtFields) => shownAtFields || notify(failureWords(error)),
  });
  const country = useFieldValue(form, 'country');
  const choose = (
    <option value="" disabled>
      {t({ id: 'company.contact.choose' })}
    </option>
  );
  return (
    <Form form={form}>
      {types.error && (
        <div className={css.problem} role="alert">
          <p>{t({ id: 'company.contact.noTypes' })}</p>
          <Button
            variant="secondary"
            busy={types.isFetching && t({ id: 'site.loading' })}
            onClick={() => void types.refetch()}
          >
            {t({ id: 'site.retry' })}
          </Button>
        </div>
      )}
      <div className={css.fields}>
        <SelectField form={form} name="type" required>
          {choose}
          {hydrated &&
            types.data?.types.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
        </SelectField>
        <TextArea
          form={form}
          name="text"
          required
          rows={7}
          maxLength={4000}
          placeholder={t({ id: 'company.contact.text.placeholder' })}
        />
        <div className={css.two}>
          <SelectField form={form} name="title" required autoComplete="honorific-prefix">
            {choose}
            {hydrated &&
              titles.data?.titles.map(({ code, desc }) => (
                <option key={code} value={code}>
                  {desc}
                </option>
              ))}
          </SelectField>
          <TextField form={form} name="name" required autoComplete="name" />
        </div>
        <SelectField form={form} name="country" required autoComplete="country">
          {choose}
          {areas?.map(({ country, name }) => (
            <option key={country} value={country}>
              {name}
            </option>
          ))}
        </SelectField>
        <div className={css.phone}>
          {areas && (
            <Suspense>
              <PhoneField
                form={form}
                name="phone"
                home={country || homeCountry(locale)}
                countries={areas.map(({ country, name, callingCode }) => ({
                  code: country,
                  name,
                  callingCode: callingCode.replace('+', ''),
                }))}
              />
            </Suspense>
          )}
        </div>
        <TextField form={form} name="email" required type="email" autoComplete="email" inputMode="email" />
      </div>
      <div className={css.send}>
        <p className={`${text.small} ${secondary}`}>{t({ id: 'company.contact.privacy' })}</p>
        <SubmitButton form={form} disabled={!hydrated} busyLabel={t({ id: 'company.contact.sending' })}>
          {t({ id: 'company.contact.send' })}
        </SubmitButton>
      </div>
      <LeaveGuard when={form.dirty && !form.sent} />
    </Form>
  );
}
