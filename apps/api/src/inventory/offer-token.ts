import { createHmac, timingSafeEqual } from 'node:crypto';
import { policy } from '@voyage/domain/policy.ts';
import type { CancellationWindow, PenaltyBasis } from '@voyage/domain/cancellation-windows.ts';
import { itemAt } from '@voyage/domain/item-at.ts';
import { feeKinds, type FeeAtHotel } from '@voyage/domain/rate-terms.ts';
import type { Charge } from '@voyage/domain/prepaid.ts';
import { keyFor } from '../platform/keys.ts';
import type { RateKey, SupplierRate, SupplierStay } from './supplier.ts';

/** The content of an offer: enough to price it again and to detect changes. */
export interface OfferContent {
  rate: RateKey;
  stay: SupplierStay;
  total: number;
  /** The components of the total, to report changes line by line; `nights` in the order of the stay. */
  lines: { nights: number[]; subtotal: number; discount: number; service: number; tax: number };
  feesAtHotel: FeeAtHotel[];
  currency: string;
  windows: CancellationWindow[];
  expiresAt: Date;
  /**
   * For a prepaid rate, as it was shown: the offer also fixes the amount in New Taiwan dollars, so that
   * changed exchange rates do not matter.
   */
  charge: Charge | null;
}

export interface OfferToken {
  offerRef: string;
  expiresAt: Date;
  charge: Charge | null;
}

/**
 * Incremented whenever the content of an offer changes its format or meaning: earlier ones are then invalid,
 * and never misread.
 */
const form = 5;
const mac = (secret: string, payload: string) =>
  createHmac('sha256', keyFor(secret, 'offer')).update(`${form}.${payload}`).digest('base64url');

/** '50%', '1n', or '' for money. */
const writeBasis = (basis: PenaltyBasis): string =>
  basis.kind === 'percent' ? `${basis.percent}%` : basis.kind === 'nights' ? `${basis.nights}n` : '';
const readBasis = (text: string): PenaltyBasis => {
  const figure = Number.parseFloat(text);
  if (text.endsWith('%')) return { kind: 'percent', percent: figure };
  return text.endsWith('n') ? { kind: 'nights', nights: figure } : { kind: 'amount' };
};

/** An opaque, signed reference to a rate; it grants no access and only saves a table. */
export function createOffer(
  secret: string,
  rate: SupplierRate,
  stay: SupplierStay,
  charge: Charge | null,
  now: Date,
): OfferToken {
  const ours = new Date(now.getTime() + policy.offerMinutes * 60_000);
  const expiresAt = rate.expiresAt && rate.expiresAt < ours ? rate.expiresAt : ours;
  const fields = [
    rate.hotelId,
    rate.roomTypeId,
    rate.planCode,
    stay.checkIn,
    stay.checkOut,
    stay.rooms.map(({ adults, childAges }) => [adults, ...childAges]),
    rate.total,
    rate.currency,
    rate.windows.map(({ until, penalty, basis }) => [
      until === null ? null : Date.parse(until),
      penalty,
      writeBasis(basis),
    ]),
    expiresAt.getTime(),
    rate.nights.map((night) => night.rate),
    [rate.subtotal, rate.discount, rate.service, rate.tax],
    rate.feesAtHotel.map(({ kind, amount, currency }) => [feeKinds.indexOf(kind), amount, currency]),
    rate.supplierKey ?? '',
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
  perUnit?: number | null,
  asOf?: string,
];
/** Null if we did not sign it. An expired offer is still read: the caller decides. */
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
    total,
    lines: { nights, subtotal, discount, service, tax },
    feesAtHotel: fees.map(([kind, amount, currency]) => ({ kind: itemAt(feeKinds, kind), amount, currency })),
    currency,
    windows: windows.map(([until, penalty, basis]) => ({
      until: until === null ? null : new Date(until).toISOString(),
      penalty,
      basis: readBasis(basis),
    })),
    expiresAt: new Date(expires),
    charge: amountTwd === undefined ? null : { amountTwd, rate: perUnit ?? null, asOf: asOf ?? '' },
    stay: { checkIn, checkOut, rooms: rooms.map(([adults, ...childAges]) => ({ adults, childAges })) },
  };
}
