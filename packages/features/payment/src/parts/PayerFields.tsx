import { queries } from '@voyage/api-client/queries.ts';
import { fullName } from '@voyage/domain/full-name.ts';
import { isNameOf, type PassportName } from '@voyage/domain/passport-name.ts';
import { CapitalsField, EmailField } from '@voyage/forms/fields.tsx';
import { PhoneField } from '@voyage/forms/phone-field.tsx';
import { useFieldValue } from '@voyage/forms/use-field-value.ts';
import { ListsFailure } from '@voyage/site-core/meta/ListsFailure.tsx';
import { usePage } from '@voyage/site-core/context/use-page.ts';
import { heading, smallPrint } from '@voyage/ui/base/typography.css.ts';
import { useQuery } from '@tanstack/react-query';
import * as css from './payment.css.ts';
import type { PaymentFormHandle } from '../state/payment-form.ts';

/** The payer's details. `booker`: in whose name the order is; undefined while unknown. */
export function PayerFields({ form, booker }: { form: PaymentFormHandle; booker: PassportName | undefined }) {
  const { t, locale, api } = usePage();
  const phoneAreas = useQuery(queries.phoneAreas(api, locale));
  const name = useFieldValue(form, 'payer.name');
  const differs = booker !== undefined && name.trim() !== '' && !isNameOf(name, booker);
  return (
    <fieldset className={css.part}>
      <legend className={`${heading.h3} ${css.legend}`}>{t('payment.payer')}</legend>
      <CapitalsField
        form={form}
        name="payer.name"
        hint={t('payment.payer.name.hint')}
        required
        autoComplete="cc-name"
        maxLength={80}
        lang="en"
      />
      <div role="status">
        {differs && (
          <p className={smallPrint}>{t('payment.payer.name.differs', { name: fullName(booker) })}</p>
        )}
      </div>
      <div className={css.two}>
        <EmailField form={form} name="payer.email" required maxLength={254} />
        <div>
          <ListsFailure lists={[phoneAreas]} />
          <PhoneField form={form} name="payer.phone" areas={phoneAreas.data?.areas} />
        </div>
      </div>
    </fieldset>
  );
}
