import { invoice as invoiceSchema, payer as payerSchema } from '@voyage/contracts/payer.ts';
import type { Input } from '@voyage/contracts/endpoint.ts';
import { isTaiwanMobile } from '@voyage/domain/taiwan.ts';
import { useEffect, useState } from 'react';
import * as v from 'valibot';

export const invoiceKinds = ['member', 'mobile', 'certificate', 'company', 'donation'] as const;
export type InvoiceKind = (typeof invoiceKinds)[number];

/** What is typed beside the card: kept for this tab, so that a refused card, the bank's page or a reload loses nothing. */
export interface PaymentDraft {
  name: string;
  email: string;
  phone: string;
  invoice: InvoiceKind;
  mobile: string;
  certificate: string;
  companyTitle: string;
  companyNumber: string;
  donation: string;
}
export type DraftField = Exclude<keyof PaymentDraft, 'invoice'>;
export const emptyDraft: PaymentDraft = {
  name: '',
  email: '',
  phone: '',
  invoice: 'member',
  mobile: '',
  certificate: '',
  companyTitle: '',
  companyNumber: '',
  donation: '',
};
const key = 'paymentDraft';

/** "0912 345 678" becomes "+886912345678"; spaces, dashes and brackets are left out. */
function phoneToSend(typed: string): string {
  const plain = typed.normalize('NFKC').replaceAll(/[\s()-]/g, '');
  return isTaiwanMobile(plain) ? plain.replace(/^0/, '+886') : plain.replace(/^00/, '+');
}
export const payerOf = ({ name, email, phone }: PaymentDraft) => ({
  name: name.trim(),
  email: email.trim(),
  phone: phoneToSend(phone),
});
export function invoiceOf(draft: PaymentDraft): Input<typeof invoiceSchema> {
  switch (draft.invoice) {
    case 'company':
      return { type: 'company', title: draft.companyTitle, companyNumber: draft.companyNumber };
    case 'donation':
      return { type: 'donation', code: draft.donation };
    case 'mobile':
    case 'certificate':
      return { type: 'personal', carrier: { kind: draft.invoice, number: draft[draft.invoice] } };
    case 'member':
      return { type: 'personal', carrier: { kind: 'member' } };
  }
}

/** The fields of the contract by ours. */
const fieldOf = (draft: PaymentDraft): Record<string, DraftField> => ({
  name: 'name',
  email: 'email',
  phone: 'phone',
  title: 'companyTitle',
  companyNumber: 'companyNumber',
  code: 'donation',
  'carrier.number': draft.invoice === 'certificate' ? 'certificate' : 'mobile',
});
/** What is wrong, by field: the contract's own rules, of which the check of a 統一編號 is one. A field that is empty is missing. */
export function draftProblems(draft: PaymentDraft): Partial<Record<DraftField, string>> {
  const issues = [
    ...(v.safeParse(payerSchema, payerOf(draft)).issues ?? []),
    ...(v.safeParse(invoiceSchema, invoiceOf(draft)).issues ?? []),
  ];
  const byField = fieldOf(draft);
  return Object.fromEntries(
    issues
      .flatMap((issue): [DraftField, string][] => {
        const field = byField[v.getDotPath(issue) ?? ''];
        return field ? [[field, draft[field].trim() === '' ? 'required' : issue.message]] : [];
      })
      .toReversed(),
  );
}

function read(): PaymentDraft | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(key) ?? 'null') as Partial<PaymentDraft> | null;
    return kept && { ...emptyDraft, ...kept };
  } catch {
    return null;
  }
}
export const clearPaymentDraft = (): void => sessionStorage.removeItem(key);

/** The draft, what changes it, and whether it was changed on this visit. `known` fills in what is empty. */
export function usePaymentDraft(
  known: Pick<PaymentDraft, 'name' | 'email' | 'phone'> | undefined,
): [PaymentDraft, (part: Partial<PaymentDraft>) => void, boolean] {
  const [draft, set] = useState<PaymentDraft>(() => read() ?? emptyDraft);
  const [changed, setChanged] = useState(false);
  const text = JSON.stringify(known ?? {}); // as text: a new object with the same words changes nothing
  useEffect(() => {
    const own = JSON.parse(text) as Partial<PaymentDraft>;
    // Whoever types before the profile is there keeps what was typed.
    set((now) => ({
      ...now,
      ...Object.fromEntries(Object.entries(own).filter(([field]) => now[field as DraftField] === '')),
    }));
  }, [text]);
  const change = (part: Partial<PaymentDraft>) => {
    const next = { ...draft, ...part };
    sessionStorage.setItem(key, JSON.stringify(next));
    set(next);
    setChanged(true);
  };
  return [draft, change, changed];
}
