import { problemsOf } from '@voyage/forms/schema-issues.ts';
import { expect, test } from 'vitest';
import * as v from 'valibot';
import { noPayment, paymentField, paymentSchema, type PaymentValues } from './payment-form.ts';

const fields = [
  ...['name', 'email', 'phone'].map((name) => `payer.${name}`),
  ...Object.keys(noPayment.invoice).map((name) => `invoice.${name}`),
  ...['number', 'expiry', 'ccv'].map((name) => `card.${name}`),
  'agreed',
];
type Invoice = Partial<PaymentValues['invoice']>;
const values = (invoice: Invoice = {}, payer: Partial<PaymentValues['payer']> = {}): PaymentValues => ({
  payer: { name: 'MEI LING CHEN', email: 'mei@demo.test', phone: '+886 912-345-678', ...payer },
  invoice: { ...noPayment.invoice, ...invoice },
  card: { number: '', expiry: '', ccv: '' },
  agreed: true,
});
/** Error messages by field. */
function problems(typed: PaymentValues): Record<string, string> {
  const valueOf = (field: string): unknown =>
    field.split('.').reduce<unknown>((part, name) => new Map(Object.entries(part ?? {})).get(name), typed);
  const found = problemsOf(v.safeParse(paymentSchema, typed).issues ?? [], fields, valueOf, (path) =>
    paymentField(path, valueOf),
  );
  return Object.fromEntries(found.map(({ field, code }) => [field, code]));
}

test.each([
  ['+886 (0)912 345 678', '+886912345678'],
  ['+81 90 1234 5678', '+819012345678'],
  ['0081 (90) 1234-5678', '+819012345678'],
  ['＋８８６９１２３４５６７８', '+886912345678'],
])('the phone %s is sent as %s', (phone, sent) =>
  expect(v.parse(paymentSchema, values({}, { phone })).payer.phone).toBe(sent),
);

test.each<[Invoice, unknown]>([
  [{}, { type: 'personal', carrier: { kind: 'member' } }],
  [
    { kind: 'mobile', mobile: '/ABC+123' },
    { type: 'personal', carrier: { kind: 'mobile', number: '/ABC+123' } },
  ],
  [
    { kind: 'certificate', certificate: 'AB12345678901234' },
    { type: 'personal', carrier: { kind: 'certificate', number: 'AB12345678901234' } },
  ],
  [
    { kind: 'company', companyTitle: 'Voyage Ltd', companyNumber: '10458575' },
    { type: 'company', title: 'Voyage Ltd', companyNumber: '10458575' },
  ],
  [
    { kind: 'donation', donation: '919' },
    { type: 'donation', code: '919' },
  ],
])('the invoice %j is sent as it should be', (typed, sent) =>
  expect(v.parse(paymentSchema, values(typed)).invoice).toEqual(sent),
);

test.each<[PaymentValues, object]>([
  [values(), {}],
  [values({}, { name: '陳美玲' }), { 'payer.name': 'latin' }],
  [
    values({}, { name: '', email: '', phone: '12' }),
    { 'payer.name': 'required', 'payer.email': 'required', 'payer.phone': 'phone' },
  ],
  [
    values({ kind: 'company', companyTitle: '', companyNumber: '10458576' }),
    { 'invoice.companyTitle': 'required', 'invoice.companyNumber': 'company-number' },
  ],
  [values({ kind: 'mobile', mobile: 'ABC' }), { 'invoice.mobile': 'carrier' }],
  [values({ kind: 'certificate', certificate: '' }), { 'invoice.certificate': 'required' }],
  [values({ kind: 'donation', donation: '12' }), { 'invoice.donation': 'donation-code' }],
  [
    { ...values(), card: { number: 'brand', expiry: 'past', ccv: 'empty' } },
    { 'card.number': 'brand', 'card.expiry': 'past', 'card.ccv': 'empty' },
  ],
  [{ ...values(), agreed: false }, { agreed: 'required' }],
])('case %#: the error is at its field', (typed, wrong) => expect(problems(typed)).toEqual(wrong));
