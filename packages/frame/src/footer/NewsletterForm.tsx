import { queries } from '@voyage/api-client/queries.ts';
import { brand } from '@voyage/brand';
import { subscribe } from '@voyage/contracts/correspondence.ts';
import { SelectField, TextField } from '@voyage/forms/fields.tsx';
import { LineForm, SubmitButton } from '@voyage/forms/Form.tsx';
import { useForm } from '@voyage/forms/use-form.ts';
import { useIntl } from '@voyage/i18n/intl.tsx';
import { heading, secondary } from '@voyage/ui/typography.css.ts';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import * as v from 'valibot';
import { useErrorMessage } from '../errors/error-message.ts';
import * as css from './NewsletterForm.css.ts';
import { useHydrated } from '../preferences/preferences.ts';
import { useLocale, useSite } from '../router/site-context.ts';

const { email, name, country } = subscribe.body.entries;
const schema = v.object({ email, name, country });

/** Newsletter sign-up. It says the same whether or not the address was known (docs/product/decisions.md, "newsletter"). */
export function NewsletterForm() {
  const { formatMessage: t } = useIntl();
  const failureWords = useErrorMessage();
  const locale = useLocale();
  const { api } = useSite();
  const title = useId();
  const hydrated = useHydrated();
  const { data } = useQuery({ ...queries.phoneAreas(api, locale), enabled: hydrated });
  const form = useForm({
    schema,
    defaults: { email: '', name: '', country: '' },
    labels: {
      email: t({ id: 'frame.newsletter.email' }),
      name: t({ id: 'frame.newsletter.name' }),
      country: t({ id: 'frame.newsletter.country' }),
    },
    errors: 'on-submit',
    focus: 'field',
    send: (filledIn) => api.call('subscribe', { body: { ...filledIn, lang: locale, brand: brand.id } }),
  });
  return (
    <section className={css.newsletter} aria-labelledby={title}>
      <div className={css.words}>
        <h2 className={heading.h2} id={title}>
          {t({ id: 'brand.newsletter' })}
        </h2>
        <p className={secondary}>{t({ id: 'brand.newsletter.text' })}</p>
      </div>
      {form.sent ? (
        <p ref={(element) => element?.focus()} className={css.done} tabIndex={-1}>
          {t({ id: 'frame.newsletter.done' })}
        </p>
      ) : (
        <LineForm form={form} className={css.form}>
          <TextField form={form} name="email" type="email" autoComplete="email" />
          <TextField form={form} name="name" autoComplete="name" maxLength={60} />
          <SelectField form={form} name="country" autoComplete="country">
            <option value="" disabled>
              {t({ id: 'frame.newsletter.choose' })}
            </option>
            {data?.areas.map(({ country, name }) => (
              <option key={country} value={country}>
                {name}
              </option>
            ))}
          </SelectField>
          <div className={css.submit}>
            <SubmitButton form={form} disabled={!hydrated} busyLabel={t({ id: 'frame.newsletter.busy' })}>
              {t({ id: 'frame.newsletter.submit' })}
            </SubmitButton>
          </div>
          {Boolean(form.failure) && (
            <p className={css.problem} role="alert">
              {failureWords(form.failure)}
            </p>
          )}
        </LineForm>
      )}
    </section>
  );
}
