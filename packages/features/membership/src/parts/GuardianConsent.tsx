import { queries } from '@voyage/api-client/queries.ts';
import { brand } from '@voyage/brand';
import { orderMembership } from '@voyage/contracts/membership.ts';
import type { Level } from '@voyage/domain/level.ts';
import { consentAge } from '@voyage/domain/registrant-age.ts';
import { consent } from '@voyage/forms/consent.ts';
import { Checkbox, TextField } from '@voyage/forms/fields.tsx';
import { Form, SubmitButton } from '@voyage/forms/Form.tsx';
import { PhoneField } from '@voyage/forms/phone-field.tsx';
import { useForm } from '@voyage/forms/use-form.ts';
import { useFailureNotice } from '@voyage/site-core/errors/failure-notice.ts';
import { usePage } from '@voyage/site-core/context/use-page.ts';
import { useSuspenseQuery } from '@tanstack/react-query';
import * as v from 'valibot';

/** As the contract has them. */
const guardian = v.unwrap(orderMembership.body.entries.guardianConsent).entries;
const schema = v.object({ name: guardian.name, phone: guardian.phone, agreed: consent });

/** A guardian's consent, which a paid membership and its order have to wait for. */
export default function GuardianConsent({
  level,
  onOrdered,
}: {
  level: Level;
  onOrdered: (orderId: string) => void;
}) {
  const { t, locale, api } = usePage();
  const { areas } = useSuspenseQuery(queries.phoneAreas(api, locale)).data;
  const form = useForm({
    schema,
    defaults: { name: '', phone: '', agreed: false },
    labels: {
      name: t('register.guardian.name'),
      phone: t('register.guardian.phone'),
      agreed: '',
    },
    messageOf: (field) => (field === 'agreed' ? t('upgrade.guardian.missing') : undefined),
    fieldOf: (path) =>
      (['name', 'phone', 'agreed'] as const).find((field) => path === `guardianConsent.${field}`),
    send: ({ name, phone }) =>
      api.call('orderMembership', {
        body: { level, brand: brand.id, guardianConsent: { name, phone, agreed: true } },
      }),
    onSent: ({ order }) => onOrdered(order.id),
    onFailed: useFailureNotice(),
  });
  return (
    <Form form={form}>
      <p>{t('upgrade.guardian', { age: consentAge() })}</p>
      <TextField form={form} name="name" autoComplete="off" maxLength={100} required />
      <PhoneField form={form} name="phone" areas={areas} />
      <Checkbox form={form} name="agreed">
        {t('upgrade.guardian.agreed')}
      </Checkbox>
      <SubmitButton form={form} block busyLabel={t('site.loading')}>
        {t('register.upgrade.pay')}
      </SubmitButton>
    </Form>
  );
}
