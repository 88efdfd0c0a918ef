import { queries } from '@voyage/api-client/queries.ts';
import { brand } from '@voyage/brand';
import { subscribe } from '@voyage/contracts/correspondence.ts';
import { consent } from '@voyage/forms/consent.ts';
import { Checkbox, SelectField, TextField } from '@voyage/forms/fields.tsx';
import { LineForm, SubmitButton } from '@voyage/forms/Form.tsx';
import { useForm } from '@voyage/forms/use-form.ts';
import { useIntl } from '@voyage/i18n/intl.tsx';
import { href } from '@voyage/routes/href.ts';
import { focusField } from '@voyage/ui/forms/focus-field.ts';
import { heading, link, secondary, text } from '@voyage/ui/base/typography.css.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import * as v from 'valibot';
import { useErrorMessage } from '@voyage/site-core/errors/error-message.ts';
import { ListsFailure } from '@voyage/site-core/meta/ListsFailure.tsx';
import * as css from './NewsletterForm.css.ts';
import { useHydrated } from '@voyage/site-core/preferences/preferences.ts';
import { usePage } from '@voyage/site-core/context/use-page.ts';

const { email, name, country } = subscribe.body.entries;
const addressSchema = v.object({ email });
const detailsSchema = v.object({ name, country, agreed: consent });

/**
 * Newsletter sign-up: first the address alone, then name, country and consent. The response is the same
 * whether or not the address was known (docs/product/decisions.md, "newsletter").
 */
export function NewsletterForm() {
  const { t } = useIntl();
  const title = useId();
  const [typed, setTyped] = useState('');
  const [address, setAddress] = useState<string>();
  const [isSent, setSent] = useState(false);
  return (
    <section
      className={css.newsletter}
      data-details={address !== undefined || undefined}
      aria-labelledby={title}
    >
      <div className={css.words}>
        <h2 className={heading.h2} id={title}>
          {t('brand.newsletter')}
        </h2>
        <p className={secondary}>{t('brand.newsletter.text')}</p>
      </div>
      {isSent ? (
        <p ref={(element) => element?.focus()} className={css.done} tabIndex={-1}>
          {t('frame.newsletter.done')}
        </p>
      ) : address === undefined ? (
        <AddressForm email={typed} onNext={setAddress} />
      ) : (
        <DetailsForm
          email={address}
          onChange={() => {
            setTyped(address);
            setAddress(undefined);
          }}
          onSent={() => setSent(true)}
        />
      )}
    </section>
  );
}

/** `email`: the address entered before, when returning to change it. */
function AddressForm({ email, onNext }: { email: string; onNext: (email: string) => void }) {
  const { t } = useIntl();
  const hydrated = useHydrated();
  const form = useForm({
    schema: addressSchema,
    defaults: { email },
    labels: { email: t('frame.newsletter.email') },
    errors: 'on-submit',
    focus: 'field',
    send: (filledIn) => Promise.resolve(filledIn.email),
    onSent: onNext,
  });
  const field = form.idOf('email');
  useEffect(() => {
    if (email) focusField(field); // returned to change it
    // oxlint-disable-next-line exhaustive-deps -- once
  }, []);
  return (
    <LineForm form={form} className={css.line}>
      <TextField form={form} name="email" type="email" autoComplete="email" />
      <div className={css.submit}>
        <SubmitButton form={form} variant="secondary" disabled={!hydrated} busyLabel={t('site.loading')}>
          {t('frame.newsletter.next')}
        </SubmitButton>
      </div>
    </LineForm>
  );
}

function DetailsForm({
  email,
  onChange,
  onSent,
}: {
  email: string;
  onChange: () => void;
  onSent: () => void;
}) {
  const { t, locale, api } = usePage();
  const errorMessage = useErrorMessage();
  const areas = useQuery(queries.phoneAreas(api, locale));
  const form = useForm({
    schema: detailsSchema,
    defaults: { name: '', country: '', agreed: false },
    labels: {
      name: t('frame.newsletter.name'),
      country: t('frame.newsletter.country'),
      agreed: '',
    },
    errors: 'on-submit',
    focus: 'field',
    send: ({ name, country }) =>
      api.call('subscribe', { body: { email, name, country, lang: locale, brand: brand.id } }),
    onSent,
  });
  const first = useRef(form.idOf('name'));
  useEffect(() => focusField(first.current), []);
  return (
    <LineForm form={form} className={css.form}>
      <p className={css.to}>
        <span>{t('frame.newsletter.to', { email })}</span>
        <button type="button" className={`${link} ${css.change}`} onClick={onChange}>
          {t('frame.newsletter.change')}
        </button>
      </p>
      <ListsFailure lists={[areas]} />
      <TextField form={form} name="name" autoComplete="name" maxLength={60} />
      <SelectField form={form} name="country" autoComplete="country">
        <option value="" disabled>
          {t('frame.newsletter.choose')}
        </option>
        {areas.data?.areas.map(({ country, name }) => (
          <option key={country} value={country}>
            {name}
          </option>
        ))}
      </SelectField>
      <div className={css.agreed}>
        <Checkbox form={form} name="agreed">
          {t('frame.newsletter.agree')}
        </Checkbox>
        {/* Opens in a new tab, so that typed text is kept. */}
        <a className={`${link} ${text.small}`} href={href.page(locale, 'privacy-policy')} target="_blank">
          {t('company.privacy-policy.title')}
        </a>
      </div>
      <div>
        <SubmitButton form={form} variant="secondary" busyLabel={t('frame.newsletter.busy')}>
          {t('frame.newsletter.submit')}
        </SubmitButton>
      </div>
      {Boolean(form.failure) && (
        <p className={css.problem} role="alert">
          {errorMessage(form.failure)}
        </p>
      )}
    </LineForm>
  );
}
