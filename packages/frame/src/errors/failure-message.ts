import type { CallFailure, FailureCode } from '@voyage/api-client/failure.ts';
import type { EndpointName } from '@voyage/contracts/endpoints.ts';
import type { IssueCode } from '@voyage/contracts/issues.ts';
import type { MessageId } from '@voyage/i18n/messages.ts';

/** Mistakes between site and service that a reader can do nothing about but try again. */
const sharedWords = {
  rq0002: 'error.sy0002',
  rq0003: 'error.sy0002',
  rq0004: 'error.sy0002',
  rq0006: 'error.timeout',
  rq0009: 'error.sy0002',
} as const satisfies Partial<Record<FailureCode, MessageId>>;
type SharedCode = keyof typeof sharedWords;
const isShared = (code: FailureCode): code is SharedCode => code in sharedWords;

/** The words of a code: every other has its own, or this does not compile. */
export const codeMessage = (code: FailureCode): MessageId =>
  isShared(code)
    ? sharedWords[code]
    : (`error.${code}` satisfies `error.${Exclude<FailureCode, SharedCode>}`);

/** The words of a rule: a rule without any does not compile. */
export const issueMessage = (code: IssueCode): MessageId => `error.${code}`;

/** What a call was to bring, as in "We could not load {request}" (docs/product/errors.md, "Failed to get {request}"). */
const requests: Partial<Record<EndpointName, MessageId>> = {
  accountData: 'request.profile',
  accountRequests: 'request.profile',
  article: 'request.journal',
  availabilitySearch: 'request.rates',
  blogCategories: 'request.journal',
  blogList: 'request.journal',
  blogSearch: 'request.journal',
  brandHotels: 'request.hotels',
  contactMeta: 'request.form',
  countries: 'request.form',
  couponPolicy: 'request.coupons',
  couponSerial: 'request.coupons',
  coupons: 'request.coupons',
  exchange: 'request.exchange',
  favouriteDetails: 'request.favourites',
  favourites: 'request.favourites',
  hotelSearch: 'request.hotels',
  loyaltyNumbers: 'request.profile',
  loyaltyProgrammes: 'request.form',
  membership: 'request.membership',
  membershipAllow: 'request.membership',
  membershipRecord: 'request.membership',
  memberships: 'request.membership',
  order: 'request.bookings',
  orderList: 'request.bookings',
  orderPdf: 'request.certificate',
  ownGroups: 'request.hotels',
  ownHotel: 'request.hotel',
  payment: 'request.payment',
  paymentResult: 'request.payment',
  phoneAreas: 'request.form',
  plan: 'request.rates',
  planSearch: 'request.rates',
  productOrders: 'request.orders',
  profile: 'request.profile',
  region: 'request.hotels',
  regions: 'request.hotels',
  sessions: 'request.profile',
  specialRequests: 'request.form',
  titles: 'request.form',
  tpGroups: 'request.hotels',
};
const unknown: readonly FailureCode[] = ['shape', 'sy0002'];
const notSent: readonly FailureCode[] = [...unknown, 'network', 'timeout', 'sy0001', 'rq0006'];

/** What to say of a failed call; `request` is the name of what could not be had, for the words' `{request}`. */
export function failureMessage({ code, call }: Pick<CallFailure, 'code' | 'call'>): {
  id: MessageId;
  request?: MessageId;
} {
  if (call === 'contact' && notSent.includes(code)) return { id: 'error.contact' };
  const request = call && unknown.includes(code) ? requests[call] : undefined;
  return request ? { id: 'error.get', request } : { id: codeMessage(code) };
}

/** A script or style of a page that did not arrive: each browser says it in its own words, Vite in one more. */
export const isChunkFailure = (error: unknown): boolean =>
  error instanceof Error &&
  /dynamically imported module|Importing a module script failed|Unable to preload CSS|ChunkLoadError/i.test(
    `${error.name} ${error.message}`,
  );
