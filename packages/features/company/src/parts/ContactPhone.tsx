import type { Locale } from '@voyage/domain/locale.ts';
import { useLocale } from '@voyage/frame/router/site-context.ts';
import { useIntl } from '@voyage/i18n/intl.tsx';
import { parsePhone, toE164, type PhoneCountry, type PhoneValue } from '@voyage/ui/phone.ts';
import PhoneField from '@voyage/ui/PhoneField.tsx';
import { useEffect, useState } from 'react';
import type { ContactFormHandle } from '../state/contact-form.ts';

/** Where a reader of the language most likely telephones from. */
const likely: Record<Locale, string> = { 'zh-tw': 'TW', 'zh-cn': 'CN', ja: 'JP', en: 'TW' };

/** As it is sent: with its country code; what is no number yet stays as it was typed, and the rules say so. */
function written(value: PhoneValue, countries: readonly PhoneCountry[]): string {
  if (value.number.trim() === '') return '';
  const code = countries.find(({ code }) => code === value.country)?.callingCode;
  return toE164(value, countries) ?? (code ? `+${code} ${value.number}` : value.number);
}

/** The mobile phone of an inquiry, in one value of the form. */
export default function ContactPhone({
  form,
  countries,
}: {
  form: ContactFormHandle;
  countries: readonly PhoneCountry[];
}) {
  const { formatMessage: t } = useIntl();
  const locale = useLocale();
  const read = () => parsePhone(form.valueOf('phone'), countries, form.valueOf('country') || likely[locale]);
  const [value, setValue] = useState(read);
  const kept = form.valueOf('phone');
  // The profile, which comes late, fills in what is empty; and numbers are read once their countries are known.
  useEffect(() => {
    setValue((shown) => (written(shown, countries) === kept ? shown : read()));
    // oxlint-disable-next-line exhaustive-deps -- `read` is new each time
  }, [kept, countries]);
  return (
    <div
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) form.leave('phone');
      }}
    >
      <PhoneField
        id={form.idOf('phone')}
        label={t({ id: 'company.contact.phone' })}
        codeLabel={t({ id: 'company.contact.phone.code' })}
        numberLabel={t({ id: 'company.contact.phone.number' })}
        emptyText={t({ id: 'company.contact.phone.none' })}
        openLabel={t({ id: 'company.contact.phone.open' })}
        countries={countries}
        error={form.errorOf('phone')}
        value={value}
        onChange={(changed) => {
          setValue(changed);
          form.change('phone', written(changed, countries));
        }}
      />
    </div>
  );
}
