import { brand } from '@voyage/brand';
import { subscribe } from '@voyage/contracts/correspondence.ts';
import { consent } from '@voyage/forms/consent.ts';
import { Checkbox, EmailField } from '@voyage/forms/fields.tsx';
import { LineForm, SubmitButton } from '@voyage/forms/Form.tsx';
import { useForm } from '@voyage/forms/use-form.ts';
import { useIntl } from '@voyage/i18n/intl.tsx';
import { href } from '@voyage/routes/href.ts';
import { useErrorMessage } from '@voyage/site-core/errors/error-message.ts';
import { useHydrated } from '@voyage/site-core/preferences/preferences.ts';
import { usePage } from '@voyage/site-core/context/use-page.ts';
import { heading, link, secondary, text } from '@voyage/ui/base/typography.css.ts';
import { useId, useState } from 'react';
import * as v from 'valibot';
import * as css from './NewsletterForm.css.ts';

const schema = v.object({ email: subscribe.body.entries.email, agreed: consent });

/**
 * Newsletter sign-up: the address and consent. The response is the same whether or not the address was known
 * (docs/product/decisions.md, "newsletter").
 */
export function NewsletterForm() {
  const { t } = useIntl();
  const title = useId();
  const [isSent, setSent] = useState(false);
  return (
    <section className={css.newsletter} aria-labelledby={title}>
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
      ) : (
        <Fields onSent={() => setSent(true)} />
      )}
    </section>
  );
}

function Fields({ onSent }: { onSent: () => void }) {
  const { t, locale, api } = usePage();
  const hydrated = useHydrated();
  const errorMessage = useErrorMessage();
  const form = useForm({
    schema,
    defaults: { email: '', agreed: false },
    labels: { email: t('frame.newsletter.email'), agreed: '' },
    errors: 'on-submit',
    focus: 'field',
    send: ({ email }) => api.call('subscribe', { body: { email, lang: locale, brand: brand.id } }),
    onSent,
  });
  return (
    <LineForm form={form} className={css.line}>
      <EmailField form={form} name="email" />
      <div className={css.submit}>
        <SubmitButton
          form={form}
          variant="secondary"
          disabled={!hydrated}
          busyLabel={t('frame.newsletter.busy')}
        >
          {t('frame.newsletter.submit')}
        </SubmitButton>
      </div>
      <div className={css.agreed}>
        <Checkbox form={form} name="agreed">
          {t('frame.newsletter.agree')}
        </Checkbox>
        {/* Opens in a new tab, so that typed text is kept. */}
        <a className={`${link} ${text.small}`} href={href.page(locale, 'privacy-policy')} target="_blank">
          {t('company.privacy-policy.title')}
        </a>
      </div>
      {Boolean(form.failure) && (
        <p className={css.problem} role="alert">
          {errorMessage(form.failure)}
        </p>
      )}
    </LineForm>
  );
}
