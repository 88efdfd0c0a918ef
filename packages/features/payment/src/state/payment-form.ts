import { invoice as invoiceContract, payer as payerContract } from '@voyage/contracts/payer.ts';
import type { Input } from '@voyage/contracts/endpoint.ts';
import { consent } from '@voyage/forms/consent.ts';
import type { FormHandle, Labels } from '@voyage/forms/use-form.ts';
import type { Translate } from '@voyage/i18n/intl.tsx';
import * as v from 'valibot';
import { cardFaultCodes } from './card-number.ts';

export const invoiceKinds = ['member', 'mobile', 'certificate', 'company', 'donation'] as const;

/** Values for every type of invoice: switching back and forth loses nothing. */
const invoiceDraft = v.object({
  kind: v.picklist(invoiceKinds),
  mobile: v.string(),
  certificate: v.string(),
  companyTitle: v.string(),
  companyNumber: v.string(),
  donation: v.string(),
});
function invoiceOf(draft: v.InferOutput<typeof invoiceDraft>): Input<typeof invoiceContract> {
  switch (draft.kind) {
    case 'company':
      return { type: 'company', title: draft.companyTitle, companyNumber: draft.companyNumber };
    case 'donation':
      return { type: 'donation', code: draft.donation };
    case 'mobile':
    case 'certificate':
      return { type: 'personal', carrier: { kind: draft.kind, number: draft[draft.kind] } };
    case 'member':
      return { type: 'personal', carrier: { kind: 'member' } };
  }
}

/** The error of a card field, or '': the form never gets its content. */
const cardField = v.pipe(
  v.picklist(['', ...cardFaultCodes]),
  v.check(
    (fault) => fault === '',
    ({ input }) => input,
  ),
);
/** The payer's fields: the contract's own rules, including the check of a 統一編號. */
export const paymentSchema = v.object({
  payer: payerContract,
  invoice: v.pipe(invoiceDraft, v.transform(invoiceOf), invoiceContract),
  card: v.object({ number: cardField, expiry: cardField, ccv: cardField }),
  agreed: consent,
});
export type PaymentValues = v.InferInput<typeof paymentSchema>;
export type PaymentFormHandle = FormHandle<PaymentValues>;

export const noPayment: PaymentValues = {
  payer: { name: '', email: '', phone: '' },
  invoice: {
    kind: 'member',
    mobile: '',
    certificate: '',
    companyTitle: '',
    companyNumber: '',
    donation: '',
  },
  card: { number: 'empty', expiry: 'empty', ccv: 'empty' },
  agreed: false,
};
export const paymentLabels = (t: Translate): Labels<PaymentValues> => ({
  'payer.name': t('payment.payer.name'),
  'payer.email': t('payment.payer.email'),
  'payer.phone': t('payment.payer.phone'),
  'invoice.kind': t('payment.invoice'),
  'invoice.mobile': t('payment.invoice.mobile.number'),
  'invoice.certificate': t('payment.invoice.certificate.number'),
  'invoice.companyTitle': t('payment.invoice.company.title'),
  'invoice.companyNumber': t('payment.invoice.company.number'),
  'invoice.donation': t('payment.invoice.donation.code'),
  'card.number': t('payment.card.number'),
  'card.expiry': t('payment.card.expiry'),
  'card.ccv': t('payment.card.ccv'),
  agreed: '',
});
/** Maps the fields of the contract's invoice to ours. */
export function paymentField(path: string, valueOf: (field: 'invoice.kind') => unknown) {
  switch (path) {
    case 'invoice.title':
      return 'invoice.companyTitle';
    case 'invoice.code':
      return 'invoice.donation';
    case 'invoice.carrier.number':
      return valueOf('invoice.kind') === 'certificate' ? 'invoice.certificate' : 'invoice.mobile';
    default:
      return undefined;
  }
}
