import { queries } from '@voyage/api-client/queries.ts';
import { SelectField, TextField } from '@voyage/forms/fields.tsx';
import { useLocale, useSite } from '@voyage/frame/router/site-context.ts';
import { useIntl } from '@voyage/i18n/intl.tsx';
import { heading, secondary } from '@voyage/ui/typography.css.ts';
import { useQuery } from '@tanstack/react-query';
import * as css from '../pages/BookingPage.css.ts';
import type { BookingFormHandle } from '../state/booking-form.ts';

/** Who stays. */
export function GuestFields({ form }: { form: BookingFormHandle }) {
  const { formatMessage: t } = useIntl();
  const locale = useLocale();
  const { data: titles } = useQuery(queries.titles(useSite().api, locale));
  return (
    <fieldset className={css.part}>
      <legend className={heading.h3}>{t({ id: 'booking.guest' })}</legend>
      <p className={secondary}>{t({ id: 'booking.guest.hint' })}</p>
      <SelectField form={form} name="guest.title" required>
        <option value="">{t({ id: 'booking.salutation.choose' })}</option>
        {titles?.titles.map(({ code, desc }) => (
          <option key={code} value={code}>
            {desc}
          </option>
        ))}
      </SelectField>
      <div className={css.two}>
        <TextField
          form={form}
          name="guest.lastname"
          required
          autoComplete="family-name"
          maxLength={60}
          lang="en"
        />
        <TextField
          form={form}
          name="guest.firstname"
          required
          autoComplete="given-name"
          maxLength={60}
          lang="en"
        />
        <TextField
          form={form}
          name="guest.email"
          required
          type="email"
          autoComplete="email"
          inputMode="email"
        />
        <TextField form={form} name="guest.phone" required type="tel" autoComplete="tel" inputMode="tel" />
      </div>
    </fieldset>
  );
}
