import { SelectField, TextArea, TextField } from '@voyage/forms/fields.tsx';
import { Form, SubmitButton } from '@voyage/forms/Form.tsx';
import { PhoneField, type PhoneArea } from '@voyage/forms/phone-field.tsx';
import type { FormHandle } from '@voyage/forms/use-form.ts';
import { useIntl } from '@voyage/i18n/intl.tsx';
import { Button } from '@voyage/ui/forms/Button.tsx';
import { useContext, type ReactNode } from 'react';
import {
  addressSchema,
  CloseSection,
  companySchema,
  emergencySchema,
  personalSchema,
  titleSchema,
  useProfileForm,
  type Profile,
} from '../state/profile-form.ts';
import { AddressFields, CountryOptions, type CountryChoice } from './AddressFields.tsx';
import * as css from './register.css.ts';

interface Props {
  profile: Profile;
}
interface Countries {
  countries: readonly CountryChoice[];
}

function Shell<V extends Record<string, unknown>>({
  form,
  children,
}: {
  form: FormHandle<V>;
  children: ReactNode;
}) {
  const { t } = useIntl();
  const close = useContext(CloseSection);
  return (
    <Form form={form}>
      {children}
      <div className={css.actions}>
        <SubmitButton form={form} busyLabel={t('site.saving')}>
          {t('favourites.save')}
        </SubmitButton>
        <Button variant="secondary" onClick={close}>
          {t('favourites.cancel')}
        </Button>
      </div>
    </Form>
  );
}

/** The form of address: the only part of the identity that members can change. */
export function TitleForm({
  profile,
  titles,
}: Props & { titles: readonly { code: string; desc: string }[] }) {
  const { t } = useIntl();
  const form = useProfileForm({
    schema: titleSchema,
    defaults: { title: profile.title },
    labels: { title: t('register.title') },
    body: (change) => change,
  });
  return (
    <Shell form={form}>
      <SelectField
        form={form}
        name="title"
        required
        autoComplete="honorific-prefix"
        options={titles.map(({ code, desc }) => [code, desc])}
      />
    </Shell>
  );
}

const noAddress = { country: '', city: '', street: '', building: '', postalCode: '' };

export function AddressForm({ profile, countries }: Props & Countries) {
  const { t } = useIntl();
  const form = useProfileForm({
    schema: addressSchema,
    defaults: { address: profile.address ?? noAddress },
    labels: {
      'address.country': t('register.country'),
      'address.city': t('register.city'),
      'address.street': t('register.street'),
      'address.building': t('register.building'),
      'address.postalCode': t('register.postalCode'),
    },
    body: (change) => change,
  });
  return (
    <Shell form={form}>
      <AddressFields
        form={form}
        names={{
          country: 'address.country',
          city: 'address.city',
          street: 'address.street',
          building: 'address.building',
          postalCode: 'address.postalCode',
        }}
        countries={countries}
      />
    </Shell>
  );
}

export function EmergencyForm({ profile, phoneAreas }: Props & { phoneAreas: readonly PhoneArea[] }) {
  const { t } = useIntl();
  const form = useProfileForm({
    schema: emergencySchema,
    defaults: { emergencyContact: profile.emergencyContact ?? { name: '', phone: '' } },
    labels: {
      'emergencyContact.name': t('register.emergency.name'),
      'emergencyContact.phone': t('register.emergency.phone'),
    },
    body: (change) => change,
  });
  return (
    <Shell form={form}>
      <TextField form={form} name="emergencyContact.name" required autoComplete="off" maxLength={100} />
      <PhoneField form={form} name="emergencyContact.phone" areas={phoneAreas} />
    </Shell>
  );
}

/**
 * The member's occupation, and the details for invoices. Particulars are saved as a whole, including those
 * not shown here.
 */
export function CompanyForm({ profile }: Props) {
  const { t } = useIntl();
  const { companyTitle = '', companyName = '', taxId = '' } = profile.particulars;
  const form = useProfileForm({
    schema: companySchema,
    defaults: { particulars: { companyTitle, companyName, taxId } },
    labels: {
      'particulars.companyName': t('profile.companyName'),
      'particulars.companyTitle': t('profile.companyTitle'),
      'particulars.taxId': t('profile.taxId'),
    },
    body: ({ particulars }) => ({ particulars: { ...profile.particulars, ...particulars } }),
  });
  return (
    <Shell form={form}>
      <TextField form={form} name="particulars.companyName" autoComplete="organization" maxLength={100} />
      <div className={css.two}>
        <TextField
          form={form}
          name="particulars.companyTitle"
          autoComplete="organization-title"
          maxLength={100}
        />
        <TextField
          form={form}
          name="particulars.taxId"
          autoComplete="off"
          maxLength={20}
          spellCheck={false}
        />
      </div>
    </Shell>
  );
}

export function PersonalForm({ profile, countries }: Props & Countries) {
  const { t } = useIntl();
  const {
    passportNationality = '',
    maritalStatus = '',
    anniversary = '',
    hobby = '',
    preferredContactTime = '',
  } = profile.particulars;
  const form = useProfileForm({
    schema: personalSchema,
    defaults: {
      particulars: { passportNationality, maritalStatus, anniversary, hobby, preferredContactTime },
    },
    labels: {
      'particulars.passportNationality': t('profile.passportNationality'),
      'particulars.maritalStatus': t('profile.maritalStatus'),
      'particulars.anniversary': t('profile.anniversary'),
      'particulars.preferredContactTime': t('profile.preferredContactTime'),
      'particulars.hobby': t('profile.hobby'),
    },
    body: ({ particulars }) => ({ particulars: { ...profile.particulars, ...particulars } }),
  });
  return (
    <Shell form={form}>
      <div className={css.two}>
        <SelectField form={form} name="particulars.passportNationality">
          <CountryOptions countries={countries} />
        </SelectField>
        <SelectField form={form} name="particulars.maritalStatus">
          <option value="">{t('profile.none')}</option>
          <option value="married">{t('profile.married')}</option>
          <option value="single">{t('profile.single')}</option>
        </SelectField>
      </div>
      <div className={css.two}>
        <TextField form={form} name="particulars.anniversary" type="date" min="1900-01-01" />
        <TextField form={form} name="particulars.preferredContactTime" maxLength={100} />
      </div>
      <TextArea form={form} name="particulars.hobby" maxLength={200} rows={2} />
    </Shell>
  );
}
