import { policy } from '@voyage/domain/policy.ts';
import { consentAge } from '@voyage/domain/registrant-age.ts';
import { CapitalsField, SelectField, TextField } from '@voyage/forms/fields.tsx';
import { PhoneField, type PhoneArea } from '@voyage/forms/phone-field.tsx';
import { useFieldValue } from '@voyage/forms/use-field-value.ts';
import type { FormHandle } from '@voyage/forms/use-form.ts';
import { useIntl } from '@voyage/i18n/intl.tsx';
import { heading, secondary } from '@voyage/ui/base/typography.css.ts';
import { useState, type ReactNode } from 'react';
import { ageVerdict, lastBirthDay, type DetailsForm, type Registrant } from '../state/registration.ts';
import * as css from './register.css.ts';

interface Props {
  form: FormHandle<Registrant>;
  titles: readonly { code: string; desc: string }[];
  /** Below them, as a guardian's. */
  children?: ReactNode;
}

/** The registrant, as in the passport. */
export function RegisterPersonFields({ form, titles, children }: Props) {
  const { t } = useIntl();
  const [now] = useState(() => new Date());
  return (
    <fieldset className={css.part}>
      <legend className={`${heading.h3} ${css.legend}`}>{t('register.person')}</legend>
      <p className={secondary}>{t('register.person.hint')}</p>
      <SelectField
        form={form}
        name="title"
        required
        autoComplete="honorific-prefix"
        options={titles.map(({ code, desc }) => [code, desc])}
        emptyLabel={t('booking.salutation.choose')}
      />
      <div className={css.two}>
        <CapitalsField
          form={form}
          name="lastname"
          required
          autoComplete="family-name"
          maxLength={60}
          lang="en"
        />
        <CapitalsField
          form={form}
          name="firstname"
          required
          autoComplete="given-name"
          maxLength={60}
          lang="en"
        />
      </div>
      <div className={css.two}>
        <TextField
          form={form}
          name="birthDate"
          type="date"
          hint={t('register.birthDate.hint', { minimum: policy.registrantAge.built.minimum })}
          required
          autoComplete="bday"
          min="1900-01-01"
          max={lastBirthDay(now)}
        />
      </div>
      {children}
    </fieldset>
  );
}

/** A guardian, for a registrant below full age. */
export function GuardianFields({
  form,
  phoneAreas,
}: {
  form: DetailsForm;
  phoneAreas: readonly PhoneArea[];
}) {
  const { t } = useIntl();
  const [now] = useState(() => new Date());
  if (ageVerdict(useFieldValue(form, 'birthDate'), now) !== 'guardian-consent') return null;
  return (
    <div className={css.guardian}>
      <p className={css.note}>{t('register.guardian', { age: consentAge() })}</p>
      <TextField
        form={form}
        name="guardianConsent.name"
        optionalLabel={t('register.optional')}
        autoComplete="off"
        maxLength={100}
      />
      <PhoneField form={form} name="guardianConsent.phone" areas={phoneAreas} />
    </div>
  );
}
