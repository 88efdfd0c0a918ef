import { queries } from '@voyage/api-client/queries.ts';
import { formatMoney } from '@voyage/domain/money.ts';
import { Checkbox } from '@voyage/forms/fields.tsx';
import { SubmitButton } from '@voyage/forms/Form.tsx';
import { useLocale, useSite } from '@voyage/frame/router/site-context.ts';
import { momentOn, taipeiClock } from '@voyage/i18n/dates.ts';
import { useIntl } from '@voyage/i18n/intl.tsx';
import { heading, secondary, text } from '@voyage/ui/typography.css.ts';
import { useQuery } from '@tanstack/react-query';
import * as css from '../pages/BookingPage.css.ts';
import type { BookingFormHandle } from '../state/booking-form.ts';
import type { Plan } from '../state/plan.ts';
import { HowToPay } from './HowToPay.tsx';

/** How it is paid, what it costs of the month's credits, agreeing and booking. */
export function BookingConditions({
  form,
  plan: { offer, notes },
  accepted,
}: {
  form: BookingFormHandle;
  plan: Plan;
  /** Whether what changed since the room was chosen is known to the member. */
  accepted: boolean;
}) {
  const { formatMessage: t } = useIntl();
  const locale = useLocale();
  const { data: membership } = useQuery(queries.membership(useSite().api));
  const noCredit =
    membership !== undefined && !membership.credits.unlimited && membership.credits.remaining === 0;
  const creditWords = () => {
    if (!membership || membership.credits.unlimited) return t({ id: 'booking.credit.unlimited' });
    const { remaining, renewsAt } = membership.credits;
    return noCredit
      ? t({ id: 'booking.credit.none' }, { day: momentOn(renewsAt, taipeiClock(locale), locale) })
      : t({ id: 'booking.credit.left' }, { count: remaining });
  };
  return (
    <fieldset className={css.part}>
      <legend className={heading.h3}>{t({ id: 'booking.conditions' })}</legend>
      <HowToPay offer={offer} />
      <ul className={`${text.small} ${secondary}`}>
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
      {membership && (
        <div className={css.credit}>
          {!membership.credits.unlimited && <span>{t({ id: 'booking.credit.uses' })}</span>}
          <strong>{creditWords()}</strong>
        </div>
      )}
      <Checkbox form={form} name="agreed">
        {t({ id: 'booking.agree' })}
      </Checkbox>
      <SubmitButton
        form={form}
        block
        disabled={!accepted || noCredit}
        busyLabel={t({ id: 'booking.submitting' })}
      >{`${t({ id: offer.charge ? 'booking.submit.pay' : 'booking.submit' })} · ${formatMoney(offer.charge?.amount ?? offer.price.total)}`}</SubmitButton>
    </fieldset>
  );
}
