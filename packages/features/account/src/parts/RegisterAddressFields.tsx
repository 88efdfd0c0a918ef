import { TextField } from '@voyage/forms/fields.tsx';
import { PhoneField, type PhoneArea } from '@voyage/forms/phone-field.tsx';
import { useIntl } from '@voyage/i18n/intl.tsx';
import { heading, secondary } from '@voyage/ui/base/typography.css.ts';
import type { DetailsForm } from '../state/registration.ts';
import { AddressFields, type CountryChoice } from './AddressFields.tsx';
import * as css from './register.css.ts';

interface Props {
  form: DetailsForm;
  countries: readonly CountryChoice[];
  phoneAreas: readonly PhoneArea[];
}

/** The member's address, and an emergency contact. */
export function RegisterAddressFields({ form, countries, phoneAreas }: Props) {
  const { t } = useIntl();
  return (
    <>
      <fieldset className={css.part}>
        <legend className={`${heading.h3} ${css.legend}`}>{t('register.address')}</legend>
        <AddressFields
          form={form}
          names={{
            country: 'country',
            city: 'city',
            street: 'street',
            building: 'building',
            postalCode: 'postalCode',
          }}
          countries={countries}
        />
      </fieldset>
      <fieldset className={css.part}>
        <legend className={`${heading.h3} ${css.legend}`}>{t('register.emergency')}</legend>
        <p className={secondary}>{t('register.emergency.hint')}</p>
        <TextField form={form} name="emergencyContact.name" required autoComplete="off" maxLength={100} />
        <PhoneField form={form} name="emergencyContact.phone" areas={phoneAreas} />
      </fieldset>
    </>
  );
}
