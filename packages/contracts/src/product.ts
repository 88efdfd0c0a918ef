import {
  isCitizenCertificate,
  isCompanyNumber,
  isDonationCode,
  isMobileCarrier,
} from '@voyage/domain/taiwan.ts';
import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { brandId } from './correspondence.ts';
import { code, count, id, isoDay, level, money, requiredText, text } from './values.ts';

const tag = 'product';
const auth = ['au0102', 'au0103', 'au0104'] as const;
const uuid = v.pipe(v.string(), v.uuid());
/** Whole New Taiwan dollars: the only currency accepted for payment (docs/product/constants.md). */
const twd = count;

/** A `stay` is made by v1/hotel/booking with a prepaid rate: `hotelOrderId` names its booking. */
export const productKinds = [
  'membership',
  'booking-credit',
  'fast-track',
  'tailor-made',
  'custom',
  'stay',
] as const;
export const productStatuses = [
  'open',
  'paid',
  'awaiting-confirmation',
  'confirmed',
  'completed',
  'cancelled',
  'expired',
  'refunded',
] as const;
export const productOrder = v.object({
  id: v.string(),
  orderNumber: v.string(),
  kind: v.picklist(productKinds),
  status: v.picklist(productStatuses),
  /** What was bought, in the reader's language. */
  title: v.string(),
  /** Further lines: term, flight, travellers ... */
  lines: v.array(v.object({ term: v.string(), value: v.string() })),
  amount: money,
  createdAt: v.string(),
  /** Until when an open order may be paid. */
  expiresAt: v.nullable(v.string()),
  /** Of a stay: the booking that it pays (v1/user/hotel/order/{id}). */
  hotelOrderId: v.nullable(v.string()),
  /** Of the payment that counts, or of the last attempt. */
  payment: v.nullable(
    v.object({
      tradeId: v.string(),
      status: v.picklist(['pending', 'success', 'failure', 'refunded']),
      cardBrand: v.nullable(v.string()),
      cardLastFour: v.nullable(v.string()),
      at: v.string(),
    }),
  ),
});
export type ProductOrder = v.InferOutput<typeof productOrder>;

export const memberships = endpoint({
  method: 'GET',
  path: 'v1/product/memberships',
  tag,
  access: 'none',
  summary: 'The price list: memberships by the year and booking credits, in TWD.',
  data: v.object({
    memberships: v.array(
      v.object({
        level,
        priceTwd: twd,
        /** Shown as waived where it is not charged. */ listPriceTwd: twd,
        purchasable: v.boolean(),
        invitationOnly: v.boolean(),
        monthlyFreeBookings: v.nullable(count),
      }),
    ),
    bookingCredit: v.object({ priceTwd: twd, packs: v.array(count) }),
  }),
});
/** Why a member may not buy a level, or credits, now. */
export const membershipRefusal = v.picklist([
  'lower-level',
  'invitation-only',
  'not-for-sale',
  'guardian-consent',
  'too-early',
]);
export const membershipAllow = endpoint({
  method: 'POST',
  path: 'v1/user/membership/allow',
  tag,
  access: 'required',
  summary: 'Whether the member may buy or renew a level now, from when to when and for how much.',
  body: v.object({ level }),
  data: v.object({
    allowed: v.boolean(),
    kind: v.nullable(v.picklist(['upgrade', 'renewal'])),
    reason: v.nullable(membershipRefusal),
    priceTwd: twd,
    startsAt: v.nullable(v.string()),
    endsAt: v.nullable(v.string()),
  }),
  errors: auth,
});

const made = v.object({ order: productOrder });
export const orderMembership = endpoint({
  method: 'POST',
  path: 'v1/product/order/membership',
  tag,
  access: 'required',
  summary:
    'An order for a year of a level, to be paid within the hour. Asking again while one is open answers the same order.',
  body: v.object({
    level,
    brand: v.optional(brandId, 'main'),
    /** For members of 18 and 19 (docs/product/decisions.md, "Registrant age"). */
    guardianConsent: v.optional(
      v.object({
        name: requiredText(100),
        phone: v.pipe(v.string(), v.trim(), v.regex(/^\+[0-9]{9,15}$/, 'phone')),
        agreed: v.literal(true, 'required'),
      }),
    ),
  }),
  data: made,
  errors: [...auth, 'py0001'],
});
export const orderBookingCredits = endpoint({
  method: 'POST',
  path: 'v1/product/order/booking-credit',
  tag,
  access: 'required',
  summary: 'An order for paid booking credits, which do not lapse with the month.',
  body: v.object({
    credits: v.pipe(count, v.minValue(1), v.maxValue(50)),
    brand: v.optional(brandId, 'main'),
  }),
  data: made,
  errors: [...auth, 'py0001'],
});

export const fastTrackServices = ['arrival', 'departure', 'transfer'] as const;
export const airport = v.object({
  iata: v.string(),
  name: v.string(),
  city: v.string(),
  country: v.string(),
  timeZone: v.string(),
  products: v.array(
    v.object({
      id: v.string(),
      service: v.picklist(fastTrackServices),
      name: v.string(),
      description: v.string(),
      minutesSaved: count,
      includes: v.array(v.string()),
      priceTwd: twd,
      childPriceTwd: twd,
      hoursAhead: count,
    }),
  ),
});
export const fastTrackAirports = endpoint({
  method: 'GET',
  path: 'v1/product/fast-track',
  tag,
  access: 'none',
  summary: 'Airports where fast track is offered, with its products and prices for a traveller.',
  data: v.object({ airports: v.array(airport) }),
});
export const fastTrackAirport = endpoint({
  method: 'GET',
  path: 'v1/product/fast-track/{iata}',
  tag,
  access: 'none',
  summary: 'Fast track at one airport.',
  params: v.object({ iata: v.pipe(v.string(), v.regex(/^[A-Za-z]{3}$/), v.toUpperCase()) }),
  data: airport,
  errors: ['py0006'],
});
export const orderFastTrack = endpoint({
  method: 'POST',
  path: 'v1/product/order/fast-track',
  tag,
  access: 'required',
  summary: 'An order for fast track on a flight; after payment it awaits the confirmation of the airport.',
  body: v.object({
    productId: code,
    serviceDay: isoDay,
    /** By the airport's clock. */ serviceTime: v.pipe(
      v.string(),
      v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'time'),
    ),
    flightNumber: v.pipe(
      v.string(),
      v.trim(),
      v.toUpperCase(),
      v.regex(/^[A-Z0-9]{2}\d{1,4}[A-Z]?$/, 'flight'),
    ),
    adults: v.pipe(count, v.minValue(1), v.maxValue(20)),
    children: v.optional(v.pipe(count, v.maxValue(20)), 0),
    contactName: requiredText(100),
    contactPhone: v.pipe(v.string(), v.trim(), v.regex(/^\+[0-9]{9,15}$/, 'phone')),
    note: v.optional(text(500), ''),
    brand: v.optional(brandId, 'main'),
  }),
  data: made,
  errors: [...auth, 'py0006', 'py0007'],
});

export const invoice = v.variant('type', [
  v.object({
    type: v.literal('personal'),
    carrier: v.variant('kind', [
      v.object({ kind: v.literal('member') }),
      v.object({
        kind: v.literal('mobile'),
        number: v.pipe(v.string(), v.trim(), v.toUpperCase(), v.check(isMobileCarrier, 'carrier')),
      }),
      v.object({
        kind: v.literal('certificate'),
        number: v.pipe(v.string(), v.trim(), v.toUpperCase(), v.check(isCitizenCertificate, 'carrier')),
      }),
    ]),
  }),
  v.object({
    type: v.literal('company'),
    title: requiredText(60),
    companyNumber: v.pipe(v.string(), v.trim(), v.check(isCompanyNumber, 'company-number')),
  }),
  v.object({
    type: v.literal('donation'),
    code: v.pipe(v.string(), v.trim(), v.check(isDonationCode, 'donation-code')),
  }),
]);
/** Names match the card and the ID, in English spelling (docs/product/validation.md). */
const payer = v.object({
  name: v.pipe(requiredText(80), v.regex(/^[A-Za-z][A-Za-z '.-]*$/, 'latin')),
  email: v.pipe(v.string(), v.trim(), v.maxLength(254), v.email('email')),
  phone: v.pipe(v.string(), v.trim(), v.regex(/^\+[0-9]{9,15}$/, 'phone')),
});
export const payDirect = endpoint({
  method: 'POST',
  path: 'v1/product/order/membership/payment/tappay-direct',
  tag,
  access: 'required',
  idempotent: true,
  summary:
    'Pays an open order of any kind with a one-time prime; the card number never reaches us. `redirect` leads to the bank (3-D Secure); `pending` means that nobody knows yet, and that paying again would be wrong.',
  body: v.object({
    orderId: uuid,
    prime: v.pipe(v.string(), v.minLength(10), v.maxLength(200)),
    payer,
    invoice,
    agreed: v.literal(true, 'required'),
  }),
  data: v.object({
    tradeId: v.string(),
    status: v.picklist(['success', 'redirect', 'pending', 'failure']),
    paymentUrl: v.nullable(v.string()),
    reason: v.nullable(v.picklist(['declined', 'card-again', 'unavailable'])),
  }),
  errors: [...auth, 'py0002', 'py0003', 'py0004', 'py0005', 'rq0007', 'rq0008', 'rq0009'],
});
export const payment = endpoint({
  method: 'GET',
  path: 'v1/product/order/payment/{id}',
  tag,
  access: 'required',
  summary: 'What the payment page of an order needs: the order, and how cards become primes.',
  params: v.object({ id: uuid }),
  data: v.object({
    order: productOrder,
    payable: v.boolean(),
    gateway: v.object({
      appId: count,
      appKey: v.string(),
      serverType: v.picklist(['sandbox', 'production', 'embedded']),
      primeUrl: v.nullable(v.string()),
    }),
    cards: v.array(v.string()),
  }),
  errors: [...auth, 'py0002'],
});
export const paymentResult = endpoint({
  method: 'GET',
  path: 'v1/product/order/payment/result/{id}',
  tag,
  access: 'required',
  summary: 'How a payment ended, by its trade id: asked of the gateway where it is not known yet.',
  params: v.object({ id: uuid }),
  data: v.object({
    status: v.picklist(['success', 'failure', 'pending', 'refunded']),
    /** stopped: on the bank's page, by the payer. unconfirmed: there too, and the bank does not say by whom. */
    reason: v.nullable(
      v.picklist(['declined', 'card-again', 'unavailable', 'abandoned', 'stopped', 'unconfirmed']),
    ),
    order: productOrder,
  }),
  errors: [...auth, 'py0002'],
});
export const productOrders = endpoint({
  method: 'POST',
  path: 'v1/product/order/list',
  tag,
  access: 'required',
  summary: "The member's orders of products, newest first.",
  body: v.object({
    kind: v.optional(v.picklist(productKinds)),
    page: v.optional(v.pipe(count, v.minValue(1), v.maxValue(1000)), 1),
    pageSize: v.optional(v.pipe(count, v.minValue(1), v.maxValue(50)), 10),
  }),
  data: v.object({ total: count, page: count, pageSize: count, orders: v.array(productOrder) }),
  errors: auth,
});
export const cancelProductOrder = endpoint({
  method: 'POST',
  path: 'v1/product/order/cancel',
  tag,
  access: 'required',
  summary: 'Cancels an order that was not paid.',
  body: v.object({ orderId: uuid }),
  data: made,
  errors: [...auth, 'py0002', 'py0003', 'py0004'],
});
export const orderCustom = endpoint({
  method: 'POST',
  path: 'v1/product/order/custom',
  tag,
  access: 'staff',
  summary: 'An order of its own for a member, made by an employee: what it is, and what it costs.',
  body: v.object({
    userId: id,
    title: requiredText(120),
    description: v.optional(text(1000), ''),
    amountTwd: v.pipe(twd, v.minValue(1), v.maxValue(10_000_000)),
    days: v.optional(v.pipe(count, v.minValue(1), v.maxValue(60)), 7),
    reason: requiredText(200),
    brand: v.optional(brandId, 'main'),
  }),
  data: made,
  errors: [...auth, 'au0107', 'us0002'],
});
export const settleProductOrder = endpoint({
  method: 'POST',
  path: 'v1/admin/order',
  tag,
  access: 'staff',
  summary:
    'What employees do with a paid order: confirm it (fast track), complete it, or give the money back, with a reason that is written down. The refund of a stay that is still to come cancels it at the hotel too, at no cost to the member; bk0004 means that the hotel has not answered yet (it is finished all the same), bk0005 that the guests have arrived: once they have left, the money can be given back.',
  body: v.object({
    orderId: uuid,
    action: v.picklist(['confirm', 'complete', 'refund']),
    reason: requiredText(200),
  }),
  data: made,
  errors: [...auth, 'au0107', 'bk0004', 'bk0005', 'py0002', 'py0003', 'py0005'],
});
export const paymentNotify = endpoint({
  method: 'POST',
  path: 'v1/product/order/payment/notify',
  tag,
  access: 'none',
  summary: "The gateway's notice. It carries no signature: a hint to look the payment up, nothing more.",
  body: v.looseObject({
    bank_transaction_id: v.optional(v.pipe(v.string(), v.maxLength(40))),
    rec_trade_id: v.optional(v.pipe(v.string(), v.maxLength(60))),
  }),
  data: v.object({}),
});

export const tailorMade = endpoint({
  method: 'POST',
  path: 'v1/product/tailor-made',
  tag,
  access: 'required',
  idempotent: true,
  summary: 'Asks for a tailor-made journey: elite and above, at least 30 days before departure.',
  body: v.object({
    name: requiredText(100),
    email: v.pipe(v.string(), v.trim(), v.maxLength(254), v.email('email')),
    phone: v.pipe(v.string(), v.trim(), v.regex(/^\+?[0-9][0-9 -]{7,18}$/, 'phone')),
    destination: requiredText(200),
    countries: v.optional(v.pipe(count, v.minValue(1), v.maxValue(30)), 1),
    departure: isoDay,
    days: v.pipe(count, v.minValue(1), v.maxValue(180)),
    adults: v.pipe(count, v.minValue(1), v.maxValue(40)),
    children: v.optional(v.pipe(count, v.maxValue(40)), 0),
    budgetTwd: v.nullable(v.pipe(twd, v.maxValue(100_000_000))),
    note: v.optional(text(2000), ''),
    agreed: v.literal(true, 'required'),
    brand: v.optional(brandId, 'main'),
  }),
  data: v.object({ requestNumber: v.string(), consultingFeeTwd: twd }),
  errors: [...auth, 'py0008', 'py0009', 'rq0007', 'rq0009'],
});
export const tailorMadeStages = [
  'inquiry',
  'first-contact',
  'consulting-fee',
  'basic-plan',
  'modifications',
  'contract',
  'travel',
] as const;
export const tailorMadeList = endpoint({
  method: 'GET',
  path: 'v1/product/tailor-made',
  tag,
  access: 'required',
  summary: "The member's requests with the stage of each, and the fee that is open.",
  data: v.object({
    requests: v.array(
      v.object({
        requestNumber: v.string(),
        destination: v.string(),
        departure: isoDay,
        days: count,
        stage: v.picklist(tailorMadeStages),
        createdAt: v.string(),
        openOrder: v.nullable(productOrder),
      }),
    ),
  }),
  errors: auth,
});
export const moveTailorMade = endpoint({
  method: 'POST',
  path: 'v1/admin/tailor-made',
  tag,
  access: 'staff',
  summary:
    'Moves a request to its next stage; at the consulting fee and at every modification beyond two an order is made for the member.',
  body: v.object({
    requestNumber: v.pipe(v.string(), v.maxLength(20)),
    action: v.picklist(['advance', 'modification']),
    reason: requiredText(200),
  }),
  data: v.object({ stage: v.picklist(tailorMadeStages), order: v.nullable(productOrder) }),
  errors: [...auth, 'au0107', 'py0002', 'py0003'],
});
