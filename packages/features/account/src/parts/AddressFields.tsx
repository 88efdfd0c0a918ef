import { SelectField, TextField, type FieldBinding } from '@voyage/forms/fields.tsx';
import type { FormHandle } from '@voyage/forms/use-form.ts';
import { useIntl } from '@voyage/i18n/intl.tsx';
import * as css from './register.css.ts';

/** A country option: ISO 3166-1 alpha-2 and its name in the reader's language. */
export interface CountryChoice {
  code: string;
  name: string;
}

/** The options of a country field, the first of which is a prompt. */
export function CountryOptions({ countries }: { countries: readonly CountryChoice[] }) {
  const { t } = useIntl();
  return (
    <>
      <option value="">{t('register.country.choose')}</option>
      {countries.map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </>
  );
}

/** A postal address. `names`: the paths of its parts in the form. */
export function AddressFields<V extends Record<string, unknown>>({
  form,
  names,
  countries,
}: {
  form: FormHandle<V>;
  names: Record<'country' | 'city' | 'street' | 'building' | 'postalCode', FieldBinding<V, string>['name']>;
  countries: readonly CountryChoice[];
}) {
  const optional = useIntl().t('register.optional');
  return (
    <>
      <div className={css.two}>
        <SelectField form={form} name={names.country} required autoComplete="country">
          <CountryOptions countries={countries} />
        </SelectField>
        <TextField form={form} name={names.city} required autoComplete="address-level2" maxLength={100} />
      </div>
      <TextField form={form} name={names.street} required autoComplete="address-line1" maxLength={200} />
      <div className={css.two}>
        <TextField
          form={form}
          name={names.building}
          optionalLabel={optional}
          autoComplete="address-line2"
          maxLength={200}
        />
        <TextField
          form={form}
          name={names.postalCode}
          optionalLabel={optional}
          autoComplete="postal-code"
          maxLength={12}
        />
      </div>
    </>
  );
}
