import { queries } from '@voyage/api-client/queries.ts';
import { fullName } from '@voyage/domain/full-name.ts';
import { EmailField, SelectField, TextField } from '@voyage/forms/fields.tsx';
import { PhoneField } from '@voyage/forms/phone-field.tsx';
import { useFieldValue } from '@voyage/forms/use-field-value.ts';
import type { FormHandle } from '@voyage/forms/use-form.ts';
import { ListsFailure, type List } from '@voyage/site-core/meta/ListsFailure.tsx';
import { useLocale, useSite } from '@voyage/site-core/context/site-context.ts';
import { useProfile } from '@voyage/site-core/session/member.ts';
import { useIntl } from '@voyage/i18n/intl.tsx';
import { useQuery } from '@tanstack/react-query';
import * as css from './ContactFields.css.ts';
import type { Writer } from './writer.ts';

/** The labels of the fields, for `useForm`. */
export function useWriterLabels(): Record<keyof Writer, string> {
  const { t } = useIntl();
  return {
    title: t('company.contact.salutation'),
    name: t('company.contact.name'),
    country: t('company.contact.country'),
    phone: t('company.contact.phone'),
    email: t('company.contact.email'),
  };
}
/** Values from a member's profile, for `useForm`. */
export function useKnownWriter() {
  const { data: profile } = useProfile();
  return (
    profile && {
      title: profile.title,
      name: fullName(profile),
      phone: profile.phone,
      email: profile.email,
    }
  );
}

/** The empty first option of a required select. */
export function EmptyOption() {
  const { t } = useIntl();
  return (
    <option value="" disabled>
      {t('company.contact.choose')}
    </option>
  );
}

/**
 * Title, name, country, mobile phone and email address. `hydrated`: until then it matches the server's
 * output.
 */
export function ContactFields({
  form,
  hydrated,
  lists = [],
}: {
  form: FormHandle<Writer>;
  hydrated: boolean;
  /** Others that the form needs. */ lists?: readonly List[];
}) {
  const locale = useLocale();
  const { api } = useSite();
  // Ignores data that another part of the page has already fetched: the server-rendered page does not
  // include it.
  const titles = useQuery({ ...queries.titles(api, locale), enabled: hydrated });
  const phoneAreas = useQuery({ ...queries.phoneAreas(api, locale), enabled: hydrated });
  const areas = hydrated ? phoneAreas.data?.areas : undefined;
  const country = useFieldValue(form, 'country');
  return (
    <>
      <ListsFailure lists={[titles, phoneAreas, ...lists]} />
      <div className={css.two}>
        <SelectField form={form} name="title" required autoComplete="honorific-prefix">
          <EmptyOption />
          {hydrated &&
            titles.data?.titles.map(({ code, desc }) => (
              <option key={code} value={code}>
                {desc}
              </option>
            ))}
        </SelectField>
        <TextField form={form} name="name" required autoComplete="name" />
      </div>
      <SelectField
        form={form}
        name="country"
        required
        autoComplete="country"
        options={areas?.map(({ country, name }) => [country, name])}
      >
        <EmptyOption />
      </SelectField>
      <div hidden={!areas && phoneAreas.isError}>
        <PhoneField form={form} name="phone" home={country || undefined} areas={areas} />
      </div>
      <EmailField form={form} name="email" required />
    </>
  );
}
