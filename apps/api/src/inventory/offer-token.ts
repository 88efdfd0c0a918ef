import { createHmac, timingSafeEqual } from 'node:crypto';
import { policy } from '@voyage/domain/policy.ts';
import type { Charge } from '@voyage/domain/prepaid.ts';
import { keyFor } from '../keys.ts';
import type { RateKey, SupplierRate, SupplierStay } from './supplier.ts';

/** What an offer stands for: enough to price it again and to see what moved. */
export interface OfferContent {
  rate: RateKey;
  stay: SupplierStay;
  total: number;
  /** What the total was made of, to say line by line what moved; `nights` in the order of the stay. */
  lines: { nights: number[]; subtotal: number; discount: number; service: number; tax: number };
  currency: string;
  policyHash: string;
  expiresAt: Date;
  /** Of a prepaid rate, as it was shown: the offer fixes the dollars too, so that a rate of exchange that moves changes nothing. */
  charge: Charge | null;
}

export interface OfferToken {
  offerRef: string;
  expiresAt: Date;
  charge: Charge | null;
}

/** Rises whenever what an offer holds is counted or written otherwise: one of before is then not ours, and is never misread. */
const form = 3;
const mac = (secret: string, payload: string) =>
  createHmac('sha256', keyFor(secret, 'offer')).update(`${form}.${payload}`).digest('base64url');

/** An opaque, signed reference to a rate; it opens nothing and only spares us a table. */
export function createOffer(
  secret: string,
  rate: SupplierRate,
  stay: SupplierStay,
  charge: Charge | null,
  now: Date,
): OfferToken {
  const expiresAt = new Date(now.getTime() + policy.offerMinutes * 60_000);
  const fields = [
    rate.hotelId,
    rate.roomTypeId,
    rate.planCode,
    stay.checkIn,
    stay.checkOut,
    stay.rooms,
    stay.adults,
    stay.childAges.join('.'),
    rate.total,
    rate.currency,
    rate.policyHash,
    expiresAt.getTime(),
    rate.nights.map((night) => night.rate),
    [rate.subtotal, rate.discount, rate.service, rate.tax],
    ...(charge ? [charge.amountTwd, charge.rate, charge.asOf] : []),
  ];
  const payload = Buffer.from(JSON.stringify(fields)).toString('base64url');
  return { offerRef: `${payload}.${mac(secret, payload)}`, expiresAt, charge };
}

type Fields = [
  hotelId: number,
  roomTypeId: number,
  planCode: string,
  checkIn: string,
  checkOut: string,
  rooms: number,
  adults: number,
  ages: string,
  total: number,
  currency: string,
  policyHash: string,
  expires: number,
  nights: number[],
  sums: [subtotal: number, discount: number, service: number, tax: number],
  amountTwd?: number,
  perUnit?: number,
  asOf?: string,
];
/** Null when we did not sign it. An expired offer is still read: the caller decides. */
export function readOffer(secret: string, offerRef: string): OfferContent | null {
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
    adults,
    ages,
    total,
    currency,
    policyHash,
    expires,
    nights,
    [subtotal, discount, service, tax],
    amountTwd,
    perUnit,
    asOf,
  ]: Fields = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')); // signed, and so as it was written
  return {
    rate: { hotelId, roomTypeId, planCode },
    total,
    lines: { nights, subtotal, discount, service, tax },
    currency,
    policyHash,
    expiresAt: new Date(expires),
    charge: amountTwd === undefined ? null : { amountTwd, rate: perUnit ?? 0, asOf: asOf ?? '' },
    stay: { checkIn, checkOut, rooms, adults, childAges: ages === '' ? [] : ages.split('.').map(Number) },
  };
}
