import { SelectField, TextField } from '@voyage/forms/fields.tsx';
import { homeCountry } from '@voyage/frame/preferences/home-country.ts';
import { PhoneField } from '@voyage/forms/phone-field.tsx';
import { useLocale } from '@voyage/frame/router/site-context.ts';
import { useIntl } from '@voyage/i18n/intl.tsx';
import type { PhoneCountry } from '@voyage/ui/phone.ts';
import { heading, secondary } from '@voyage/ui/typography.css.ts';
import type { DetailsForm } from '../state/registration.ts';
import * as css from './register.css.ts';

interface Props {
  form: DetailsForm;
  countries: readonly { code: string; name: string }[];
  phoneCountries: readonly PhoneCountry[];
}

/** Where the member lives, and whom to call in an emergency. */
export function RegisterAddressFields({ form, countries, phoneCountries }: Props) {
  const { formatMessage: t } = useIntl();
  const optional = t({ id: 'register.optional' });
  return (
    <>
      <fieldset className={css.part}>
        <legend className={`${heading.h3} ${css.legend}`}>{t({ id: 'register.address' })}</legend>
        <div className={css.two}>
          <SelectField form={form} name="country" required autoComplete="country">
            <option value="">{t({ id: 'register.country.choose' })}</option>
            {countries.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </SelectField>
          <TextField form={form} name="city" required autoComplete="address-level2" maxLength={100} />
        </div>
        <TextField form={form} name="street" required autoComplete="address-line1" maxLength={200} />
        <div className={css.two}>
          <TextField
            form={form}
            name="building"
            optionalLabel={optional}
            autoComplete="address-line2"
            maxLength={200}
          />
          <TextField
            form={form}
            name="postalCode"
            optionalLabel={optional}
            autoComplete="postal-code"
            maxLength={12}
          />
        </div>
      </fieldset>
      <fieldset className={css.part}>
        <legend className={`${heading.h3} ${css.legend}`}>{t({ id: 'register.emergency' })}</legend>
        <p className={secondary}>{t({ id: 'register.emergency.hint' })}</p>
        <TextField form={form} name="emergencyContact.name" required autoComplete="off" maxLength={100} />
        <PhoneField
          form={form}
          name="emergencyContact.phone"
          countries={phoneCountries}
          home={homeCountry(useLocale())}
        />
      </fieldset>
    </>
  );
}
