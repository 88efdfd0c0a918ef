import { createHmac, timingSafeEqual } from 'node:crypto';
import { policy } from '@voyage/domain/policy.ts';
import type { PenaltyBasis } from '@voyage/domain/cancellation-windows.ts';
import { itemAt } from '@voyage/domain/item-at.ts';
import { feeKinds } from '@voyage/domain/rate-terms.ts';
import { nightsOf, type IsoDay } from '@voyage/domain/stay-date.ts';
import { keyFor } from '../platform/keys.ts';
import type { OfferContent } from './offer-content.ts';

const form = 5;
const mac = (secret: string, payload: string) =>
  createHmac('sha256', keyFor(secret, 'offer')).update(`${form}.${payload}`).digest('base64url');

/** From '50%', '1n', or '' for money. */
const readBasis = (text: string): PenaltyBasis => {
  const figure = Number.parseFloat(text);
  if (text.endsWith('%')) return { kind: 'percent', percent: figure };
  return text.endsWith('n') ? { kind: 'nights', nights: figure } : { kind: 'amount' };
};

type Fields = [
  hotelId: number,
  roomTypeId: number,
  planCode: string,
  checkIn: IsoDay,
  checkOut: IsoDay,
  rooms: [adults: number, ...childAges: number[]][],
  total: number,
  currency: string,
  windows: [until: number | null, penalty: number, basis: string][],
  expires: number,
  nights: number[],
  sums: [subtotal: number, discount: number, service: number, tax: number],
  fees: [kind: number, amount: number, currency: string][],
  supplierKey: string,
  amountTwd?: number,
  perUnit?: number,
  asOf?: string,
];
/**
 * An offer of version 0.2, which was its own reference. A process of that version may have issued it a moment ago, so
 * it is understood as long as one may run beside this one; then this file goes. Null if we did not sign it.
 */
export function readSignedOffer(secret: string, offerRef: string): OfferContent | null {
  const [payload, signature, ...rest] = offerRef.split('.');
  if (!payload || !signature || rest.length > 0) return null;
  const expected = Buffer.from(mac(secret, payload));
  const given = Buffer.from(signature);
  if (expected.length !== given.length || !timingSafeEqual(expected, given)) return null;
  const [
    hotelId,
    roomTypeId,
    planCode,
    checkIn,
    checkOut,
    rooms,
    total,
    currency,
    windows,
    expires,
    nights,
    [subtotal, discount, service, tax],
    fees,
    supplierKey,
    amountTwd,
    perUnit,
    asOf,
  ]: Fields = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')); // signed, so it has the type that was written
  return {
    rate: { hotelId, roomTypeId, planCode, ...(supplierKey === '' ? {} : { supplierKey }) },
    terms: {
      nights: nightsOf(checkIn, checkOut).map((day, i) => ({ day, rate: nights[i] ?? 0 })),
      subtotal,
      discount,
      service,
      tax,
      total,
      feesAtHotel: fees.map(([kind, amount, currency]) => ({
        kind: itemAt(feeKinds, kind),
        amount,
        currency,
      })),
      windows: windows.map(([until, penalty, basis]) => ({
        until: until === null ? null : new Date(until).toISOString(),
        penalty,
        basis: readBasis(basis),
      })),
      payAt: amountTwd === undefined ? 'property' : 'prepaid',
      currency,
    },
    charge: amountTwd === undefined ? null : { amountTwd, rate: perUnit ?? 0, asOf: asOf ?? '' },
    stay: { checkIn, checkOut, rooms: rooms.map(([adults, ...childAges]) => ({ adults, childAges })) },
    offeredAt: new Date(expires - policy.offerMinutes * 60_000),
    expiresAt: new Date(expires),
  };
}
