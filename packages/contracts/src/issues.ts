/**
 * The rules that a request can break. Each has its words in the i18n catalogs under `error.{code}`, so that
 * a site can say what is wrong beside the very field. With these the words name a `{limit}`.
 */
export const limitedIssueCodes = [
  'too-short', // characters
  'too-long', // characters
  'name-length', // characters
  'too-few', // of a list
  'too-many', // of a list
  'too-small',
  'too-large',
  'too-young', // years
  'stay-length', // nights
  'stay-horizon', // days from today
  'no-adult', // adults: one for each room
  'too-many-adults', // in so many rooms
  'too-many-children', // in so many rooms
  'child-age', // years
] as const;
const plainIssueCodes = [
  'required',
  'value', // not among the values that the field may have, or of another shape altogether
  'characters', // control characters, marks that turn text around
  'email',
  'phone', // not written like a number
  'phone-number', // written like one, and nobody can have it
  'latin',
  'day',
  'time',
  'country',
  'salutation',
  'postal-code',
  'tax-id',
  'company-number',
  'carrier',
  'donation-code',
  'flight',
  'loyalty-number',
  'currency',
  'amount', // more than a number holds exactly
  'code',
  'bin',
  'ticket',
  'invite',
  'fixed',
  'password-length',
  'password-upper',
  'password-lower',
  'password-digit',
  'password-name',
  'password-breached',
  'password-mismatch', // typed twice and not the same: the form's own rule
  'card-eligibility', // the card does not qualify (checkCard)
  'past', // arrival before today at the hotel
  'stay-order', // departure not after arrival
] as const;
export const issueCodes = [...limitedIssueCodes, ...plainIssueCodes] as const;
export type IssueCode = (typeof issueCodes)[number];

/** One thing wrong with a request. `path` is dotted, as in `stay.childAges.0`; empty for the body as a whole. */
export interface RequestIssue {
  path: string;
  code: IssueCode;
  limit?: number;
}
