/**
 * The rules that a request can break. Each has a message in the i18n catalogs under `error.{code}`, so that a
 * site can show it at the field. The messages of these have a `{limit}`.
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
  'too-many-adults', // in a room
  'too-many-children', // in a room
  'child-age', // years
] as const;
const plainIssueCodes = [
  'required',
  'value', // not among the allowed values, or of another type
  'characters', // control characters, bidirectional controls
  'email',
  'phone', // not a number
  'phone-number', // formatted like one, but invalid
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
  'amount', // more than a number can represent exactly
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
  'password-mismatch', // the two passwords differ: a rule of the form
  'card-eligibility', // the card does not qualify (checkCard)
  'arrival-late', // at a hotel that no longer receives guests then; `limit`: its latest check-in
  'past', // arrival before today at the hotel
  'stay-order', // departure not after arrival
  'no-adult', // in a room
] as const;
export const issueCodes = [...limitedIssueCodes, ...plainIssueCodes] as const;
export type IssueCode = (typeof issueCodes)[number];

/** One violation of a request. `path` is dotted, as in `stay.rooms.0.adults`; empty for the body as a whole. */
export interface RequestIssue {
  path: string;
  code: IssueCode;
  /** Of an `arrival-late`: in minutes after 00:00 of the day of arrival, so that 1560 is 02:00 of the next. */
  limit?: number;
}
