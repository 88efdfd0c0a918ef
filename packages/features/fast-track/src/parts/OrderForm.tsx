import { isFailure } from '@voyage/api-client/failure.ts';
import { queries } from '@voyage/api-client/queries.ts';
import { brand } from '@voyage/brand';
import { fullName } from '@voyage/domain/full-name.ts';
import { formatTwd } from '@voyage/domain/money.ts';
import { addDays, dayInZone } from '@voyage/domain/stay-date.ts';
import { CapitalsField, SelectField, TextArea, TextField } from '@voyage/forms/fields.tsx';
import { Form, SubmitButton } from '@voyage/forms/Form.tsx';
import { useClearDraft } from '@voyage/forms/form-draft.ts';
import { LeaveGuard } from '@voyage/forms/LeaveGuard.tsx';
import { useFieldValue } from '@voyage/forms/use-field-value.ts';
import { useForm } from '@voyage/forms/use-form.ts';
import { PhoneField } from '@voyage/forms/phone-field.tsx';
import { useFailureNotice } from '@voyage/site-core/errors/failure-notice.ts';
import { ListsFailure } from '@voyage/site-core/meta/ListsFailure.tsx';
import { usePage } from '@voyage/site-core/context/use-page.ts';
import { useProfile } from '@voyage/site-core/session/member.ts';
import { FoldedSummary } from '@voyage/ui/content/FoldedSummary.tsx';
import { href } from '@voyage/routes/href.ts';
import { Summary } from '@voyage/ui/content/FactsList.tsx';
import { heading, secondary, smallPrint } from '@voyage/ui/base/typography.css.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Airport } from '../state/fast-track-routes.ts';
import { nameField, noOrder, orderDraft, orderSchema, places, type NameField } from '../state/order-form.ts';
import * as css from './order.css.ts';
import { Passengers } from './Passengers.tsx';

/** Flight, travellers and contact, with the price beside them. Leads to the payment of the new order. */
export function OrderForm({ airport, product }: { airport: Airport; product: Airport['products'][number] }) {
  const { t, locale, api } = usePage();
  const showFailure = useFailureNotice();
  const clearDraft = useClearDraft(orderDraft);
  const { data: profile } = useProfile();
  const phoneAreas = useQuery(queries.phoneAreas(api, locale));
  const [goingTo, setGoingTo] = useState<string | null>(null);
  const [days] = useState(() => {
    const now = Date.now();
    const dayAt = (instant: number) => dayInZone(new Date(instant), airport.timeZone);
    return { first: dayAt(now + product.hoursAhead * 3_600_000), last: addDays(dayAt(now), 365) };
  });
  const nameLabels: Partial<Record<NameField, string>> = Object.fromEntries(
    places.map((at) => [nameField(at), t('fastTrack.traveller', { number: at + 1 })]),
  );
  const form = useForm({
    schema: orderSchema,
    defaults: noOrder,
    labels: {
      flightNumber: t('fastTrack.flight'),
      serviceDay: t(`fastTrack.day.${product.service}`),
      serviceTime: t(`fastTrack.time.${product.service}`),
      terminal: t('fastTrack.terminal.label'),
      adults: t('stays.adults'),
      children: t('stays.children'),
      ...nameLabels,
      contactName: t('fastTrack.contactName'),
      contactPhone: t('company.contact.phone'),
      note: t('fastTrack.note'),
    },
    draft: { atom: orderDraft },
    known: profile && {
      'names.0': fullName(profile),
      contactName: fullName(profile),
      contactPhone: profile.phone,
    },
    send: (filledIn) =>
      api.call('orderFastTrack', { body: { ...filledIn, productId: product.id, brand: brand.id } }),
    onSent: ({ order }) => {
      clearDraft();
      setGoingTo(href.payment(locale, order.kind, order.id));
    },
    onFailed: (error, shownAtFields) => {
      if (!isFailure(error, 'tooCloseToFlight')) showFailure(error, shownAtFields);
    },
  });
  // The payment page is a separate document: only there may the payment provider's script be loaded.
  useEffect(() => {
    if (goingTo) location.assign(goingTo);
  }, [goingTo]);
  const adults = useFieldValue(form, 'adults');
  const children = useFieldValue(form, 'children');
  const total = product.priceTwd * adults + product.childPriceTwd * children;
  const isTooSoon = isFailure(form.failure, 'tooCloseToFlight');
  return (
    <div className={css.columns}>
      <Form
        form={form}
        inParts
        refused={
          isTooSoon
            ? {
                title: t('fastTrack.tooSoon', { hours: product.hoursAhead }),
                faults: [{ id: form.idOf('serviceTime'), text: form.labels.serviceTime ?? '' }],
              }
            : undefined
        }
      >
        <fieldset className={css.part}>
          <legend className={`${heading.h3} ${css.legend}`}>{t('fastTrack.order.heading')}</legend>
          <CapitalsField
            form={form}
            name="flightNumber"
            required
            maxLength={8}
            autoComplete="off"
            hint={t('fastTrack.flight.hint')}
          />
          <div className={css.two}>
            <TextField form={form} name="serviceDay" type="date" min={days.first} max={days.last} required />
            <TextField form={form} name="serviceTime" type="time" required />
          </div>
          <p className={smallPrint}>{t('fastTrack.time.hint', { city: airport.city })}</p>
          {airport.terminals.length > 0 && (
            <SelectField
              form={form}
              name="terminal"
              options={airport.terminals.map((code) => [code, t('fastTrack.terminal', { code })])}
              emptyLabel={t('fastTrack.terminal.unknown')}
            />
          )}
        </fieldset>
        <Passengers form={form} />
        <fieldset className={css.part}>
          <legend className={`${heading.h3} ${css.legend}`}>{t('fastTrack.order.contact')}</legend>
          <p className={secondary}>{t('fastTrack.order.contact.hint')}</p>
          <TextField form={form} name="contactName" required maxLength={100} autoComplete="name" />
          <ListsFailure lists={[phoneAreas]} />
          <PhoneField form={form} name="contactPhone" areas={phoneAreas.data?.areas} />
          <TextArea
            form={form}
            name="note"
            rows={3}
            maxLength={500}
            optionalLabel={t('tailorMade.optional')}
            hint={t('fastTrack.note.hint')}
          />
        </fieldset>
        <div className={css.send}>
          <p className={secondary}>{t('fastTrack.afterwards')}</p>
          <SubmitButton form={form} busyLabel={t('fastTrack.sending')}>
            {t('fastTrack.send')}
          </SubmitButton>
        </div>
      </Form>
      <aside className={css.aside} aria-label={t('payment.summary')}>
        <FoldedSummary name={product.name} total={formatTwd(total, locale)}>
          <Summary
            amounts={[
              {
                label: t('fastTrack.adults.line', { count: adults }),
                value: formatTwd(product.priceTwd * adults, locale),
              },
              ...(children > 0
                ? [
                    {
                      label: t('fastTrack.children.line', { count: children }),
                      value: formatTwd(product.childPriceTwd * children, locale),
                    },
                  ]
                : []),
            ]}
            total={{ label: t('payment.summary.charge'), value: formatTwd(total, locale) }}
          >
            <h2 className={heading.h3}>{product.name}</h2>
            <p className={secondary}>{`${airport.name} (${airport.iata})`}</p>
          </Summary>
        </FoldedSummary>
      </aside>
      <LeaveGuard when={form.dirty && goingTo === null} />
    </div>
  );
}
