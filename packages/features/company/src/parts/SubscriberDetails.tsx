import { queries } from '@voyage/api-client/queries.ts';
import { describeSubscriber } from '@voyage/contracts/correspondence.ts';
import { SelectField, TextField } from '@voyage/forms/fields.tsx';
import { LineForm, SubmitButton } from '@voyage/forms/Form.tsx';
import { useForm } from '@voyage/forms/use-form.ts';
import { useErrorMessage } from '@voyage/site-core/errors/error-message.ts';
import { usePage } from '@voyage/site-core/context/use-page.ts';
import { ListsFailure } from '@voyage/site-core/meta/ListsFailure.tsx';
import { Section } from '@voyage/site-chrome/layout/Section.tsx';
import { secondary } from '@voyage/ui/base/typography.css.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import * as v from 'valibot';
import * as css from './NewsletterStep.css.ts';

const { name, country } = describeSubscriber.body.entries;
const schema = v.pipe(
  v.object({ name, country }),
  v.forward(
    v.check((given) => given.name !== '' || given.country !== '', 'required'),
    ['name'],
  ),
);

/** How to address a new subscriber, and from where they travel: offered once, both optional. */
export function SubscriberDetails({ token }: { token: string }) {
  const { t, locale, api } = usePage();
  const errorMessage = useErrorMessage();
  const areas = useQuery(queries.phoneAreas(api, locale));
  const [isSaved, setSaved] = useState(false);
  const form = useForm({
    schema,
    defaults: { name: '', country: '' },
    labels: { name: t('newsletter.details.name'), country: t('newsletter.details.country') },
    errors: 'on-submit',
    focus: 'field',
    send: (filledIn) => api.call('describeSubscriber', { body: { token, ...filledIn } }),
    onSent: () => setSaved(true),
  });
  if (isSaved)
    return (
      <p ref={(element) => element?.focus()} tabIndex={-1}>
        {t('newsletter.details.done')}
      </p>
    );
  return (
    <Section className={css.details} id="subscriber-details" title={t('newsletter.details.title')}>
      <p className={secondary}>{t('newsletter.details.text')}</p>
      <ListsFailure lists={[areas]} />
      <LineForm form={form} className={css.fields}>
        <TextField form={form} name="name" autoComplete="name" maxLength={60} />
        <SelectField
          form={form}
          name="country"
          autoComplete="country"
          options={areas.data?.areas.map((area) => [area.country, area.name])}
          emptyLabel={t('newsletter.details.choose')}
        />
        <SubmitButton form={form} variant="secondary" busyLabel={t('frame.newsletter.busy')}>
          {t('newsletter.details.save')}
        </SubmitButton>
      </LineForm>
      {Boolean(form.failure) && (
        <p className={css.problem} role="alert">
          {errorMessage(form.failure)}
        </p>
      )}
    </Section>
  );
}
