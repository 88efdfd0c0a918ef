import { readTelephone, toE164, type NationalNumber } from '@voyage/domain/national-telephone.ts';
import { useIntl } from '@voyage/i18n/intl.tsx';
import UiPhoneField from '@voyage/ui/forms/PhoneField.tsx';
import { useMemo, useState, type ComponentProps } from 'react';
import { homeCountry } from './home-country.ts';
import type { PhoneArea } from './phone-area.ts';

interface Props extends Pick<ComponentProps<typeof UiPhoneField>, 'label' | 'hint' | 'error' | 'disabled'> {
  id: string;
  areas: readonly PhoneArea[];
  home?: string | undefined;
  value: string;
  onChange: (value: string) => void;
}

/** The control of PhoneField, with the numbering plans of all countries: loaded when it is shown. */
export default function PhoneControl({ areas, home, value, onChange, ...field }: Props) {
  const { t, language } = useIntl();
  const countries = useMemo(
    () =>
      areas.map(({ country, name, callingCode }) => ({
        code: country,
        name,
        callingCode: callingCode.replace('+', ''),
      })),
    [areas],
  );
  const [typed, setTyped] = useState<NationalNumber & { sent: string }>();
  // A value of another origin, such as the profile of another member, replaces what was typed.
  const shown =
    typed?.sent === value ? typed : readTelephone(value, typed?.country ?? home ?? homeCountry(language));
  return (
    <UiPhoneField
      {...field}
      codeLabel={t('phone.country')}
      numberLabel={t('phone.number')}
      emptyText={t('phone.none')}
      openLabel={t('phone.open')}
      countries={countries}
      value={shown}
      onChange={(next) => {
        const sent = toE164(next) ?? next.number;
        setTyped({ ...next, sent });
        onChange(sent);
      }}
    />
  );
}
