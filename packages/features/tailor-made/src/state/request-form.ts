import { tailorMade } from '@voyage/contracts/tailor-made.ts';
import { consultingFee, inTimeForTailorMade } from '@voyage/domain/tailor-made.ts';
import { consent } from '@voyage/forms/consent.ts';
import { formDraft } from '@voyage/forms/form-draft.ts';
import { typedNumber } from '@voyage/forms/typed-number.ts';
import * as v from 'valibot';

const { name, email, phone, destination, countries, departure, days, adults, children, budgetTwd, note } =
  tailorMade.body.entries;

/** The member's fields: the contract's own rules, including the required notice. */
export const requestSchema = v.object({
  destination,
  countries: countries.wrapped,
  departure: v.pipe(
    departure,
    v.check((day) => inTimeForTailorMade(day, new Date()), 'too-soon'),
  ),
  days: v.pipe(typedNumber, v.transform(Number), days),
  adults,
  children: children.wrapped,
  /** Empty: not stated. */
  budgetTwd: v.pipe(
    typedNumber,
    v.transform((figures) => (figures === '' ? null : Number(figures))),
    budgetTwd,
  ),
  note: note.wrapped,
  name,
  email,
  phone,
  agreed: consent,
});
export type RequestValues = v.InferInput<typeof requestSchema>;

export const noRequest: RequestValues = {
  destination: '',
  countries: 1,
  departure: '',
  days: '',
  adults: 2,
  children: 0,
  budgetTwd: '',
  note: '',
  name: '',
  email: '',
  phone: '',
  agreed: false,
};
/** Survives a reload, a login and a rejection. */
export const requestDraft = formDraft('tailorMadeDraft');

/** The fee for what is filled in so far; null while unknown. */
export function feeSoFar(countriesNow: number, daysNow: string): number | null {
  const read = v.safeParse(requestSchema.entries.days, daysNow);
  return read.success ? consultingFee(countriesNow, read.output) : null;
}
