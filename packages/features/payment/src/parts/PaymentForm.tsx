import { brand } from '@voyage/brand';
import type { OrderDetail } from '@voyage/contracts/booking.ts';
import { isNonRefundable } from '@voyage/domain/cancellation-windows.ts';
import { formatMoney } from '@voyage/domain/money.ts';
import { Checkbox } from '@voyage/forms/fields.tsx';
import { Form, SubmitButton } from '@voyage/forms/Form.tsx';
import { LeaveGuard } from '@voyage/forms/LeaveGuard.tsx';
import { useForm } from '@voyage/forms/use-form.ts';
import { fullName } from '@voyage/domain/full-name.ts';
import { useFailureNotice } from '@voyage/site-core/errors/failure-notice.ts';
import { usePage } from '@voyage/site-core/context/use-page.ts';
import { useProfile } from '@voyage/site-core/session/member.ts';
import { TermsLinks } from '@voyage/site-chrome/links/TermsLinks.tsx';
import { href } from '@voyage/routes/href.ts';
import { text } from '@voyage/ui/base/typography.css.ts';
import { useEffect, useRef, useState } from 'react';
import * as css from './payment.css.ts';
import type { PaymentState } from '../state/payment-state.ts';
import { CardRefused, PaymentFailed, type CardFields } from '../state/card-fields.ts';
import { cardFaultCodes } from '../state/card-number.ts';
import { excludedFromDraft, paymentDraft } from '../state/payment-draft.ts';
import { noPayment, paymentField, paymentLabels, paymentSchema } from '../state/payment-form.ts';
import { CardPart } from './CardPart.tsx';
import { cardErrorMessage } from './card-error-message.ts';
import { InvoiceFields } from './InvoiceFields.tsx';
import { PayerFields } from './PayerFields.tsx';
import { PaymentRefused, type Refusal } from './PaymentRefused.tsx';

interface Props {
  state: PaymentState;
  stay: OrderDetail | undefined;
  /** The order may have changed: refetch it. */
  onChanged: () => void;
}

/** Payer, invoice, card, consent. After a declined card, everything except the card stays. */
export function PaymentForm({ state, stay, onChanged }: Props) {
  const { t, locale, api } = usePage();
  const showFailure = useFailureNotice();
  const { data: profile } = useProfile();
  const { order } = state;
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [goingTo, setGoingTo] = useState<string | null>(null);
  const card = useRef<CardFields>(null);
  const form = useForm({
    schema: paymentSchema,
    defaults: noPayment,
    labels: paymentLabels(t),
    fieldOf: paymentField,
    messageOf: (field, code) => {
      if (field === 'agreed') return t('payment.agree.missing');
      const fault = field.startsWith('card.') && cardFaultCodes.find((one) => one === code);
      return fault ? cardErrorMessage(t, fault) : undefined;
    },
    draft: { atom: paymentDraft, without: excludedFromDraft },
    known: profile && {
      'payer.name': fullName(profile).toUpperCase(),
      'payer.email': profile.email,
      'payer.phone': profile.phone,
    },
    send: async ({ payer, invoice, agreed }, idempotencyKey) => {
      setRefusal(null);
      const { prime } = await (card.current?.prime() ?? Promise.reject(new CardRefused('unreachable')));
      const paid = await api.call('payDirect', {
        idempotencyKey: idempotencyKey(),
        body: { orderId: order.id, prime, payer, invoice, agreed, brand: brand.id },
      });
      if (paid.status === 'failure') throw new PaymentFailed(paid.reason ?? 'unavailable');
      return paid;
    },
    onSent: ({ tradeId, status, paymentUrl }) => {
      card.current?.clear();
      setGoingTo(
        status === 'redirect' && paymentUrl && /^https?:\/\//.test(paymentUrl)
          ? paymentUrl
          : href.paymentResult(locale, order.kind, order.id, tradeId),
      );
    },
    onFailed: (error, shownAtFields) => {
      if (!shownAtFields) form.clearErrors();
      card.current?.clear();
      if (error instanceof CardRefused) return setRefusal(error.reason === 'card' ? 'card' : 'unavailable');
      if (error instanceof PaymentFailed) return setRefusal(error.reason);
      showFailure(error, shownAtFields);
      onChanged(); // paid, in progress or over: the page then shows the service's state
    },
  });
  useEffect(() => {
    if (goingTo) location.assign(goingTo);
  }, [goingTo]);
  useEffect(() => {
    // restored from the back-forward cache after returning from the bank
    const fresh = (event: PageTransitionEvent) => event.persisted && location.reload();
    addEventListener('pageshow', fresh);
    return () => removeEventListener('pageshow', fresh);
  }, []);
  return (
    <div className={css.rest}>
      {refusal && <PaymentRefused why={refusal} />}
      <Form form={form} inParts autoComplete="on">
        <PayerFields form={form} booker={stay?.guest ?? profile} />
        <InvoiceFields form={form} />
        <CardPart form={form} state={state} ref={card} />
        <div className={css.part}>
          {stay?.plan.payAt === 'prepaid' && isNonRefundable(stay.cancellation.windows) && (
            <p className={text.strong}>{t('payment.nonRefundable')}</p>
          )}
          <Checkbox form={form} name="agreed">
            {t('payment.agree')}
          </Checkbox>
          <TermsLinks of={['service-terms', 'privacy-policy']} />
          <SubmitButton form={form} block busyLabel={t('payment.submitting')}>
            {t('payment.submit', { amount: formatMoney(order.amount, locale) })}
          </SubmitButton>
        </div>
      </Form>
      <LeaveGuard when={form.dirty && goingTo === null} />
    </div>
  );
}
