import { queries } from '@voyage/api-client/queries.ts';
import { tripPurposes } from '@voyage/contracts/booking-request.ts';
import { arrivalHours, checkInEnd } from '@voyage/domain/check-in-hours.ts';
import { isShortNotice } from '@voyage/domain/advance.ts';
import { policy } from '@voyage/domain/policy.ts';
import { dayInZone } from '@voyage/domain/stay-date.ts';
import { CheckboxOf } from '@voyage/forms/choice-fields.tsx';
import { CapitalsField, SelectField, TextArea } from '@voyage/forms/fields.tsx';
import { useFieldValue } from '@voyage/forms/use-field-value.ts';
import { usePage } from '@voyage/site-core/context/use-page.ts';
import { heading, secondary } from '@voyage/ui/base/typography.css.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import * as css from './booking.css.ts';
import type { BookingFormHandle } from '../state/booking-form.ts';
import type { Plan } from '../state/plan.ts';

/** How many requests are visible at once; the rest are behind a button. */
const commonRequests = 8;

/** Arrival time, loyalty number and requests to the hotel: a limited number from its list, and a note. */
export function RequestFields({
  form,
  plan,
  programme,
}: {
  form: BookingFormHandle;
  plan: Plan;
  /** The loyalty programme of the hotel's group, if it has one. */
  programme: string | undefined;
}) {
  const { t, locale, api } = usePage();
  const { data: special } = useQuery(queries.specialRequests(api, locale));
  const chosen = useFieldValue(form, 'specialRequests');
  const { stay, offer, checkInTime } = plan;
  const arrival = useFieldValue(form, 'arrivalTime');
  const hours = arrivalHours(plan);
  const isFolded = (code: string) =>
    (special?.requests.findIndex((request) => request.code === code) ?? 0) >= commonRequests;
  const [now] = useState(() => new Date());
  const [opensAtOnce] = useState(() => chosen.some(isFolded)); // the draft may include some of them
  const boxes = (from: number, to?: number) => (
    <div className={css.checks}>
      {special?.requests.slice(from, to).map(({ code, name }) => (
        <CheckboxOf key={code} form={form} name="specialRequests" option={code} most={special.limit}>
          {name}
        </CheckboxOf>
      ))}
    </div>
  );
  return (
    <fieldset className={css.part}>
      <legend className={`${heading.h3} ${css.legend}`}>{t('booking.requests')}</legend>
      {isShortNotice(stay.checkIn, dayInZone(now, offer.cancellation.timeZone)) && (
        <p className={css.advice}>{t('booking.advice', { days: policy.advisedDaysAhead })}</p>
      )}
      <div className={css.hinted}>
        <SelectField
          form={form}
          name="arrivalTime"
          hint={t('booking.arrival.hint', { time: checkInTime, ...checkInEnd(plan) })}
          optionalLabel={t('booking.optional')}
          options={[...hours, ...(arrival === '' || hours.includes(arrival) ? [] : [arrival])].map((time) => [
            time,
            t('booking.arrival.around', { time }),
          ])}
          emptyLabel={t('booking.arrival.unknown')}
        />
        {programme !== undefined && (
          <CapitalsField
            form={form}
            name={`loyaltyNumbers.${programme}`}
            maxLength={24}
            autoComplete="off"
            optionalLabel={t('booking.optional')}
            hint={t('booking.loyalty.hint')}
          />
        )}
      </div>
      {special && (
        <p className={secondary} role="status">
          {`${t('booking.requests.hint', { limit: special.limit })} ${t('booking.requests.chosen', { count: chosen.length, limit: special.limit })}`}
        </p>
      )}
      {boxes(0, commonRequests)}
      {special && special.requests.length > commonRequests && (
        <details className={css.more} open={opensAtOnce}>
          <summary className={css.moreButton}>{t('booking.requests.more')}</summary>
          {boxes(commonRequests)}
        </details>
      )}
      <TextArea form={form} name="note" maxLength={500} optionalLabel={t('booking.optional')} />
      <SelectField
        form={form}
        name="tripPurpose"
        options={tripPurposes.map((purpose) => [purpose, t(`booking.purpose.${purpose}`)])}
      />
    </fieldset>
  );
}
