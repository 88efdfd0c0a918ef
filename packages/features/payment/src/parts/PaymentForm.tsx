import { isFailure } from '@voyage/api-client/failure.ts';
import type { OrderDetail } from '@voyage/contracts/booking.ts';
import { formatMoney } from '@voyage/domain/money.ts';
import { useIntl } from '@voyage/i18n/intl.tsx';
import { href } from '@voyage/routes/href.ts';
import { useErrorMessage } from '@voyage/frame/errors/error-message.ts';
import { useProfile } from '@voyage/frame/session/member.ts';
import { useNotify } from '@voyage/frame/errors/notices.tsx';
import { useLocale, useSite } from '@voyage/frame/router/site-context.ts';
import { Button } from '@voyage/ui/Button.tsx';
import { Checkbox, TextField } from '@voyage/ui/Field.tsx';
import { Form } from '@voyage/ui/Form.tsx';
import { heading, secondary, text } from '@voyage/ui/typography.css.ts';
import { useUnsavedChanges } from '@voyage/ui/use-unsaved-changes.ts';
import { useMutation } from '@tanstack/react-query';
import { useBlocker } from '@tanstack/react-router';
import { Lock } from 'lucide-react';
import { lazy, Suspense, useEffect, useId, useRef, useState } from 'react';
import * as css from './payment.css.ts';
import type { PaymentState } from '../pages/PaymentPage.tsx';
import { CardRefused, untouched, type CardFields, type CardState } from '../state/card-fields.ts';
import type { CardField } from '../state/card-number.ts';
import {
  draftProblems,
  invoiceOf,
  payerOf,
  usePaymentDraft,
  type DraftField,
} from '../state/payment-draft.ts';
import { cardErrorMessage } from './card-error-message.ts';
import { TapPayCardFields } from './TapPayCardFields.tsx';
import { InvoiceFields } from './InvoiceFields.tsx';
import { EmbeddedCardFields } from './EmbeddedCardFields.tsx';
import { PaymentRefused, type Refusal } from './PaymentRefused.tsx';

const LeaveDialog = lazy(() => import('@voyage/ui/LeaveDialog.tsx'));
const cardFields = ['number', 'expiry', 'ccv'] as const;
const draftFields = [
  'name',
  'email',
  'phone',
  'mobile',
  'certificate',
  'companyTitle',
  'companyNumber',
  'donation',
] as const;

interface Props {
  state: PaymentState;
  stay: OrderDetail | undefined;
  /** Something about the order may have changed: it is asked anew. */
  onChanged: () => void;
}

/** Payer, invoice, card, agreement. A refused card costs nothing of what was typed but the card itself. */
export function PaymentForm({ state: { order, gateway, cards }, stay, onChanged }: Props) {
  const { formatMessage: t, hasMessage: has } = useIntl();
  const failureWords = useErrorMessage();
  const notify = useNotify();
  const locale = useLocale();
  const { api } = useSite();
  const form = useId();
  const { data: profile } = useProfile();
  const [draft, change, changed] = usePaymentDraft(
    profile && {
      name: `${profile.firstname} ${profile.lastname}`.toUpperCase(),
      email: profile.email,
      phone: profile.phone,
    },
  );
  const [card, setCard] = useState<CardState>(untouched);
  const [agreed, agree] = useState(false);
  const [touched, touch] = useState<ReadonlySet<string>>(new Set());
  const [submitted, submit] = useState(false);
  const [refusal, refuse] = useState<Refusal | null>(null);
  const [going, go] = useState<string | null>(null);
  const fields = useRef<CardFields>(null);
  // One key for one attempt: a reply that was lost never charges twice. A definite answer ends the attempt.
  const key = useRef(crypto.randomUUID());

  const cardTyped =
    Object.values(card.faults).filter((fault) => fault === 'empty').length < cardFields.length;
  const { mayLeave, question } = useUnsavedChanges((changed || cardTyped) && going === null);
  useBlocker({
    shouldBlockFn: async () => !(await mayLeave()),
    enableBeforeUnload: false,
    disabled: going !== null,
  });
  useEffect(() => {
    if (going) location.assign(going);
  }, [going]);
  useEffect(() => {
    const fresh = (event: PageTransitionEvent) => event.persisted && location.reload(); // kept by the browser for the way back from the bank
    addEventListener('pageshow', fresh);
    return () => removeEventListener('pageshow', fresh);
  }, []);

  const stop = (why: Refusal) => {
    fields.current?.clear();
    submit(false);
    touch(new Set());
    refuse(why);
  };
  const payment = useMutation({
    mutationFn: async () => {
      refuse(null);
      const prime = await (fields.current?.prime() ?? Promise.reject(new CardRefused('unreachable')));
      return api.call('payDirect', {
        idempotencyKey: key.current,
        body: {
          orderId: order.id,
          prime: prime.prime,
          payer: payerOf(draft),
          invoice: invoiceOf(draft),
          agreed: true,
        },
      });
    },
    onSuccess: ({ tradeId, status, paymentUrl, reason }) => {
      if (status === 'failure') {
        key.current = crypto.randomUUID();
        stop(reason ?? 'unavailable');
        return;
      }
      fields.current?.clear();
      go(
        status === 'redirect' && paymentUrl && /^https?:\/\//.test(paymentUrl)
          ? paymentUrl
          : href.paymentResult(locale, order.kind, order.id, tradeId),
      );
    },
    onError: (error) => {
      if (error instanceof CardRefused) return stop(error.reason === 'card' ? 'card' : 'unavailable');
      fields.current?.clear();
      submit(false);
      if (!isFailure(error, 'network', 'timeout', 'rq0008')) key.current = crypto.randomUUID();
      notify(failureWords(error));
      onChanged(); // paid, under way or over: the page then shows what the service knows
    },
  });
  const busy = payment.isPending || going !== null;

  const problems = draftProblems(draft);
  const wordsOf = (message: string) => {
    const id = `error.${message}`;
    return t({ id: has(id) ? id : 'error.value' });
  };
  const shown = (field: string) => submitted || touched.has(field);
  const leave = (field: string) => touch((all) => new Set(all).add(field));
  const fieldOf = (name: DraftField) => ({
    id: `${form}-${name}`,
    value: draft[name],
    error: problems[name] && shown(name) ? wordsOf(problems[name]) : undefined,
    onBlur: () => leave(name),
    onChange: (event: { target: { value: string } }) => change({ [name]: event.target.value }),
  });
  const cardErrors = Object.fromEntries(
    cardFields.flatMap((field) => {
      const fault = card.faults[field];
      return fault && (submitted || (touched.has(field) && fault !== 'empty'))
        ? [[field, cardErrorMessage(t, fault)]]
        : [];
    }),
  ) as Partial<Record<CardField, string>>;
  const labels: Record<DraftField | CardField, string> = {
    name: t({ id: 'payment.payer.name' }),
    email: t({ id: 'payment.payer.email' }),
    phone: t({ id: 'payment.payer.phone' }),
    mobile: t({ id: 'payment.invoice.mobile.number' }),
    certificate: t({ id: 'payment.invoice.certificate.number' }),
    companyTitle: t({ id: 'payment.invoice.company.title' }),
    companyNumber: t({ id: 'payment.invoice.company.number' }),
    donation: t({ id: 'payment.invoice.donation.code' }),
    number: t({ id: 'payment.card.number' }),
    expiry: t({ id: 'payment.card.expiry' }),
    ccv: t({ id: 'payment.card.ccv' }),
  };
  const faults = [
    ...draftFields.flatMap((name) =>
      problems[name] ? [{ id: `${form}-${name}`, text: `${labels[name]}: ${wordsOf(problems[name])}` }] : [],
    ),
    ...cardFields.flatMap((name) =>
      card.faults[name]
        ? [{ id: `${form}-${name}`, text: `${labels[name]}: ${cardErrorMessage(t, card.faults[name])}` }]
        : [],
    ),
    ...(agreed ? [] : [{ id: `${form}-agreed`, text: t({ id: 'payment.agree.missing' }) }]),
  ];
  const press = () => {
    if (busy) return;
    submit(true);
    if (faults.length === 0) payment.mutate();
  };
  const cardProps = {
    id: form,
    accepted: cards,
    errors: cardErrors,
    onState: setCard,
    onLeaveField: leave,
    ref: fields,
  };
  const { serverType, primeUrl } = gateway;
  return (
    <div className={css.rest}>
      {refusal && <PaymentRefused why={refusal} />}
      <Form
        className={css.form}
        faults={submitted && !busy ? faults : []}
        faultsTitle={t({ id: 'error.summary' })}
        onSubmit={press}
        autoComplete="on"
      >
        <fieldset className={css.part}>
          <legend className={`${heading.h3} ${css.legend}`}>{t({ id: 'payment.payer' })}</legend>
          <TextField
            {...fieldOf('name')}
            label={labels.name}
            hint={t({ id: 'payment.payer.name.hint' })}
            required
            autoComplete="cc-name"
            maxLength={80}
            lang="en"
            autoCapitalize="characters"
            spellCheck={false}
          />
          <div className={css.two}>
            <TextField
              {...fieldOf('email')}
              label={labels.email}
              required
              type="email"
              autoComplete="email"
              inputMode="email"
              maxLength={254}
            />
            <TextField
              {...fieldOf('phone')}
              label={labels.phone}
              required
              type="tel"
              autoComplete="tel"
              inputMode="tel"
              maxLength={30}
            />
          </div>
        </fieldset>
        <InvoiceFields draft={draft} field={fieldOf} onKind={(invoice) => change({ invoice })} />
        <fieldset className={css.part}>
          <legend className={`${heading.h3} ${css.legend}`}>{t({ id: 'payment.card' })}</legend>
          <p className={secondary}>{t({ id: 'payment.card.accepted' })}</p>
          {serverType === 'embedded' ? (
            <EmbeddedCardFields {...cardProps} primeUrl={primeUrl ?? ''} />
          ) : (
            <TapPayCardFields {...cardProps} gateway={{ ...gateway, serverType }} />
          )}
          <p className={`${text.small} ${css.safe}`}>
            <Lock className={css.sign} size={16} aria-hidden />
            <span>{t({ id: 'payment.card.notStored' })}</span>
          </p>
          {serverType === 'embedded' && (
            <p className={`${text.small} ${secondary}`}>{t({ id: 'payment.card.demo' })}</p>
          )}
        </fieldset>
        <div className={css.part}>
          {stay?.plan.payAt === 'prepaid' && stay.cancellation.policy.kind === 'non-refundable' && (
            <p className={text.strong}>{t({ id: 'payment.nonRefundable' })}</p>
          )}
          <Checkbox
            id={`${form}-agreed`}
            checked={agreed}
            error={submitted && !agreed ? t({ id: 'payment.agree.missing' }) : undefined}
            onChange={(event) => agree(event.target.checked)}
          >
            {t({ id: 'payment.agree' })}
          </Checkbox>
          {/* A press does not leave the field first: its error would come, and move the button away from under the pointer. */}
          <Button
            type="submit"
            block
            busy={busy && t({ id: 'payment.submitting' })}
            onMouseDown={(event) => event.preventDefault()}
          >
            {t({ id: 'payment.submit' }, { amount: formatMoney(order.amount) })}
          </Button>
        </div>
      </Form>
      {question && (
        <Suspense>
          <LeaveDialog
            title={t({ id: 'booking.leave.title' })}
            text={t({ id: 'booking.leave.text' })}
            stayLabel={t({ id: 'booking.leave.stay' })}
            leaveLabel={t({ id: 'booking.leave.leave' })}
            closeLabel={t({ id: 'site.close' })}
            onStay={question.stay}
            onLeave={question.leave}
          />
        </Suspense>
      )}
    </div>
  );
}
