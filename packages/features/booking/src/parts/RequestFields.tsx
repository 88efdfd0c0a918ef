import { queries } from '@voyage/api-client/queries.ts';
import { tripPurposes } from '@voyage/contracts/booking-request.ts';
import { CheckboxOf } from '@voyage/forms/choice-fields.tsx';
import { SelectField, TextArea } from '@voyage/forms/fields.tsx';
import { useFieldValue } from '@voyage/forms/use-field-value.ts';
import { useLocale, useSite } from '@voyage/frame/router/site-context.ts';
import { useIntl } from '@voyage/i18n/intl.tsx';
import { heading, secondary } from '@voyage/ui/typography.css.ts';
import { useQuery } from '@tanstack/react-query';
import * as css from '../pages/BookingPage.css.ts';
import type { BookingFormHandle } from '../state/booking-form.ts';

/** What the hotel is asked for: up to so many requests of its list, and a note. */
export function RequestFields({ form }: { form: BookingFormHandle }) {
  const { formatMessage: t } = useIntl();
  const locale = useLocale();
  const { data: special } = useQuery(queries.specialRequests(useSite().api, locale));
  const chosen = useFieldValue(form, 'specialRequests');
  return (
    <fieldset className={css.part}>
      <legend className={heading.h3}>{t({ id: 'booking.requests' })}</legend>
      {special && (
        <p className={secondary} role="status">
          {t({ id: 'booking.requests.hint' }, { limit: special.limit })}{' '}
          {t({ id: 'booking.requests.chosen' }, { count: chosen.length, limit: special.limit })}
        </p>
      )}
      <div className={css.checks}>
        {special?.requests.map(({ code, name }) => (
          <CheckboxOf key={code} form={form} name="specialRequests" option={code} most={special.limit}>
            {name}
          </CheckboxOf>
        ))}
      </div>
      <TextArea form={form} name="note" maxLength={500} />
      <SelectField form={form} name="tripPurpose">
        {tripPurposes.map((purpose) => (
          <option key={purpose} value={purpose}>
            {t({ id: `booking.purpose.${purpose}` })}
          </option>
        ))}
      </SelectField>
    </fieldset>
  );
}
