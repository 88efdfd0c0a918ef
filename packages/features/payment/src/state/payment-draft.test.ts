import { expect, test } from 'vitest';
import { draftProblems, emptyDraft, invoiceOf, payerOf, type PaymentDraft } from './payment-draft.ts';

const draft = (part: Partial<PaymentDraft> = {}): PaymentDraft => ({
  ...emptyDraft,
  name: 'MEI LING CHEN',
  email: 'mei@demo.test',
  phone: '+886 912-345-678',
  ...part,
});

test.each([
  ['0912 345 678', '+886912345678'],
  ['+81 90 1234 5678', '+819012345678'],
  ['0081 (90) 1234-5678', '+819012345678'],
  ['＋８８６９１２３４５６７８', '+886912345678'],
])('the phone %s is sent as %s', (typed, sent) => expect(payerOf(draft({ phone: typed })).phone).toBe(sent));

test('what every kind of invoice is sent as', () => {
  expect(draftProblems(draft())).toEqual({});
  expect(invoiceOf(draft())).toEqual({ type: 'personal', carrier: { kind: 'member' } });
  const sent: [Partial<PaymentDraft>, unknown][] = [
    [
      { invoice: 'mobile', mobile: '/ABC+123' },
      { type: 'personal', carrier: { kind: 'mobile', number: '/ABC+123' } },
    ],
    [
      { invoice: 'certificate', certificate: 'AB12345678901234' },
      { type: 'personal', carrier: { kind: 'certificate', number: 'AB12345678901234' } },
    ],
    [
      { invoice: 'company', companyTitle: 'Voyage Ltd', companyNumber: '10458575' },
      { type: 'company', title: 'Voyage Ltd', companyNumber: '10458575' },
    ],
    [
      { invoice: 'donation', donation: '919' },
      { type: 'donation', code: '919' },
    ],
  ];
  for (const [part, invoice] of sent) {
    expect(draftProblems(draft(part))).toEqual({});
    expect(invoiceOf(draft(part))).toEqual(invoice);
  }
});

test.each<[Partial<PaymentDraft>, object]>([
  [{ name: '陳美玲' }, { name: 'latin' }],
  [
    { name: '', email: 'x', phone: '12' },
    { name: 'required', email: 'email', phone: 'phone' },
  ],
  [
    { invoice: 'company', companyTitle: '', companyNumber: '10458576' },
    { companyTitle: 'required', companyNumber: 'company-number' },
  ],
  [{ invoice: 'mobile', mobile: 'ABC' }, { mobile: 'carrier' }],
  [{ invoice: 'certificate', certificate: '' }, { certificate: 'required' }],
  [{ invoice: 'donation', donation: '12' }, { donation: 'donation-code' }],
])('%j is refused by its field', (part, problems) => expect(draftProblems(draft(part))).toEqual(problems));
