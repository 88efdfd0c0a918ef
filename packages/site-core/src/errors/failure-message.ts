import type { RequestFailure, FailureCode } from '@voyage/api-client/failure.ts';
import type { EndpointName } from '@voyage/contracts/endpoints.ts';
import type { IssueCode } from '@voyage/contracts/issues.ts';
import type { MessageId } from '@voyage/i18n/messages.ts';

/** Errors between site and service that a visitor can only retry. */
const sharedWords = {
  rq0002: 'error.sy0002',
  rq0003: 'error.sy0002',
  rq0004: 'error.sy0002',
  rq0006: 'error.timeout',
  rq0009: 'error.sy0002',
} as const satisfies Partial<Record<FailureCode, MessageId>>;
type SharedCode = keyof typeof sharedWords;
const isShared = (code: FailureCode): code is SharedCode => code in sharedWords;

/** The message of a code; one without a message is a type error. */
export const codeMessage = (code: FailureCode): MessageId =>
  isShared(code)
    ? sharedWords[code]
    : (`error.${code}` satisfies `error.${Exclude<FailureCode, SharedCode>}`);

/** The message of a rule; one without a message is a type error. */
export const issueMessage = (code: IssueCode): MessageId => `error.${code}`;

/**
 * What a call fetches, as in "We could not load {request}" (docs/product/errors.md, "Failed to get
 * {request}").
 */
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

/**
 * The message for a failed call; `request` names what could not be fetched, for the message's `{request}`.
 */
export function failureMessage({ code, call }: Pick<RequestFailure, 'code' | 'call'>): {
  id: MessageId;
  request?: MessageId;
} {
  if (call === 'contact' && notSent.includes(code)) return { id: 'error.contact' };
  const request = call && unknown.includes(code) ? requests[call] : undefined;
  return request ? { id: 'error.get', request } : { id: codeMessage(code) };
}

/** A script or style of a page failed to load: every browser words it differently, and so does Vite. */
export const isChunkFailure = (error: unknown): boolean =>
  error instanceof Error &&
  /dynamically imported module|Importing a module script failed|Unable to preload CSS|ChunkLoadError/i.test(
    `${error.name} ${error.message}`,
  );
