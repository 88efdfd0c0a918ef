import { createHmac, randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { testStart } from '../../testing/environment.ts';
import { newKey, startService, type TestService } from '../../testing/service.ts';
import type { PenaltyBasis } from '@voyage/domain/cancellation-windows.ts';
import { policy } from '@voyage/domain/policy.ts';
import type { Charge } from '@voyage/domain/prepaid.ts';
import { feeKinds, priceLineKinds } from '@voyage/domain/rate-terms.ts';
import { addDays } from '@voyage/domain/stay-date.ts';
import { keyFor } from '../platform/keys.ts';
import { purgeOldRows } from '../use-cases/maintenance/purge-old-rows.ts';
import type { OfferContent } from './offer-content.ts';
import { createOffer, createOffers, readOffer } from './offer-store.ts';
import type { SupplierRate, SupplierStay } from './supplier.ts';

let s: TestService;
beforeAll(async () => void (s = await startService()));
afterAll(() => s.close());
beforeEach(() => void (s.clock.now = new Date(testStart)));

const amount = fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER });
const instant = fc.date({ min: new Date('2026-01-01'), max: new Date('2030-01-01'), noInvalidDate: true });
const basis: fc.Arbitrary<PenaltyBasis> = fc.oneof(
  fc.record({ kind: fc.constant('percent' as const), percent: fc.double({ min: 0, max: 100, noNaN: true }) }),
  fc.record({ kind: fc.constant('nights' as const), nights: fc.integer({ min: 1, max: 30 }) }),
  fc.constant({ kind: 'amount' as const }),
);
const charge: fc.Arbitrary<Charge> = fc.record({
  amountTwd: amount,
  rate: fc.option(fc.double({ min: 1e-9, max: 1e6, noNaN: true })),
  asOf: fc.constant('2026-11-09'),
});
const stay: fc.Arbitrary<SupplierStay> = fc.record({
  checkIn: fc.constant('2026-12-04'),
  checkOut: fc.integer({ min: 1, max: 30 }).map((nights) => addDays('2026-12-04', nights)),
  rooms: fc.array(
    fc.record({
      adults: fc.integer({ min: 1, max: 8 }),
      childAges: fc.array(fc.integer({ min: 0, max: 17 })),
    }),
    { minLength: 1, maxLength: 8 },
  ),
});
const rate: fc.Arbitrary<SupplierRate> = fc.record(
  {
    hotelId: fc.nat(),
    roomTypeId: fc.nat(),
    planCode: fc.string(),
    supplierKey: fc.string({ unit: 'grapheme', maxLength: 3_000, size: 'max' }),
    nights: fc
      .array(amount, { minLength: 1, maxLength: 30 })
      .map((rates) => rates.map((each, i) => ({ day: addDays('2026-12-04', i), rate: each }))),
    subtotal: amount,
    discount: amount,
    service: amount,
    tax: amount,
    total: amount,
    strikethrough: amount,
    lines: fc.array(
      fc.record({
        kind: fc.constantFrom(...priceLineKinds),
        room: fc.nat(7),
        night: fc.constantFrom(null, '2026-12-04'),
        amount: fc.integer(),
      }),
    ),
    feesAtHotel: fc.array(
      fc.record({ kind: fc.constantFrom(...feeKinds), amount, currency: fc.constantFrom('JPY', 'USD') }),
    ),
    deposits: fc.array(fc.record({ amount, currency: fc.constant('JPY'), due: fc.constant('2026-11-30') })),
    supplierTerms: fc.record({ en: fc.webUrl() }),
    extras: fc.array(fc.record({ en: fc.string(), ja: fc.string() }, { requiredKeys: [] })),
    promotionCode: fc.constantFrom(null, 'early'),
    windows: fc.array(
      fc.record({ until: fc.option(instant.map((at) => at.toISOString())), penalty: amount, basis }),
      { minLength: 1 },
    ),
    timeZone: fc.constant('Asia/Tokyo'),
    payAt: fc.constantFrom('property' as const, 'prepaid' as const),
    currency: fc.constantFrom('JPY', 'KWD'),
    expiresAt: fc.option(instant),
    beds: fc.uniqueArray(
      fc.record({ id: fc.string(), name: fc.record({ en: fc.string() }), supplierKey: fc.string() }),
      { selector: ({ id }) => id, maxLength: 4 },
    ),
    memberOnly: fc.boolean(),
    billing: fc.option(fc.record({ amount, currency: fc.constantFrom('TWD', 'USD') })),
    median60: fc.option(amount),
  },
  {
    requiredKeys: [
      ...(['hotelId', 'roomTypeId', 'planCode', 'nights', 'subtotal', 'discount', 'service', 'tax'] as const),
      ...(['total', 'feesAtHotel', 'promotionCode', 'windows', 'timeZone', 'payAt', 'currency'] as const),
      ...(['expiresAt', 'memberOnly', 'billing', 'median60'] as const),
    ],
  },
);

/** What a rate is read back as. */
function contentOf(
  of: SupplierRate,
  asked: SupplierStay,
  fixed: Charge | null,
  now: Date,
  at = 0,
): OfferContent {
  const { hotelId, roomTypeId, planCode, supplierKey, expiresAt, beds, ...rest } = of;
  const chosen = beds?.[at];
  const { promotionCode: _, timeZone: __, memberOnly: ___, billing: ____, median60: _____, ...terms } = rest;
  const ours = new Date(now.getTime() + policy.offerMinutes * 60_000);
  return {
    rate: {
      hotelId,
      roomTypeId,
      planCode,
      ...(supplierKey === undefined ? {} : { supplierKey }),
      ...(chosen && { supplierKey: chosen.supplierKey, bedsId: chosen.id }),
    },
    ...(beds && { beds }),
    ...(chosen && { chosenBeds: { id: chosen.id, name: chosen.name } }),
    stay: asked,
    terms,
    charge: fixed,
    offeredAt: now,
    expiresAt: expiresAt && expiresAt < ours ? expiresAt : ours,
  };
}

test('every offer of an answer is read back exactly, with the shorter of two lifetimes', async () => {
  const offered = fc.record({ rate, charge: fc.option(charge) });
  await fc.assert(
    fc.asyncProperty(
      stay,
      fc.array(offered, { minLength: 1, maxLength: 12 }),
      instant,
      async (asked, answer, now) => {
        const made = await createOffers(s.services, asked, answer, now);
        expect(new Set(made.map(({ offerRef }) => offerRef)).size).toBe(answer.length);
        for (const [i, { offerRef, expiresAt, charge: fixed }] of made.entries()) {
          const expected = contentOf(answer[i]!.rate, asked, answer[i]!.charge, now);
          expect(await readOffer(s.services, offerRef)).toEqual(expected);
          for (const [at, own] of (made[i]?.beds ?? []).entries()) {
            const withThem = contentOf(answer[i]!.rate, asked, answer[i]!.charge, now, at);
            expect(await readOffer(s.services, own.offerRef)).toEqual(withThem);
          }
          expect([expiresAt, fixed]).toEqual([expected.expiresAt, expected.charge]);
        }
      },
    ),
    { numRuns: 60 },
  );
});

const rows = async () => (await s.sql<{ n: number }>('select count(*)::int as n from supplier_offers'))[0]?.n;

test('an answer is one row, and one without offers none', async () => {
  const before = (await rows()) ?? 0;
  const found = await s.firstOffer('par');
  expect(await rows()).toBe(before + 1);
  expect(await createOffers(s.services, found.stay as SupplierStay, [], s.clock.now)).toEqual([]);
  expect(await rows()).toBe(before + 1);
});

test('a reference that is truncated, altered or unknown is refused', async () => {
  const { offerRef } = await s.firstOffer('tyo');
  expect(await readOffer(s.services, offerRef)).not.toBeNull();
  const [id = '', position = ''] = offerRef.split('_');
  const others = [
    ...Array.from(offerRef, (_, i) => offerRef.slice(0, i)),
    ...Array.from(offerRef, (_, i) => offerRef.slice(i + 1)),
    `${id}_99`,
    `${id}_-1`,
    `${id}_1.5`,
    `${id}_99999`,
    `${id}_${position}_0`,
    `${id}_${position}_1`,
    `${id}_${position}_`,
    `${id}_${position}\n`,
    ` ${offerRef}`,
    offerRef.toUpperCase(),
    `${randomUUID()}_${position}`,
    `${id}_${position}'--`,
    `${id}_\0`,
  ];
  for (const other of others) expect(await readOffer(s.services, other), other).toBeNull();
});

// As version 0.2 signed it.
function signed(secret: string, { rate: of, stay: asked, terms, charge: fixed, expiresAt }: OfferContent) {
  const written = (each: PenaltyBasis) =>
    each.kind === 'percent' ? `${each.percent}%` : each.kind === 'nights' ? `${each.nights}n` : '';
  const fields = [
    of.hotelId,
    of.roomTypeId,
    of.planCode,
    asked.checkIn,
    asked.checkOut,
    asked.rooms.map(({ adults, childAges }) => [adults, ...childAges]),
    terms.total,
    terms.currency,
    terms.windows.map((each) => [each.until && Date.parse(each.until), each.penalty, written(each.basis)]),
    expiresAt.getTime(),
    terms.nights.map((night) => night.rate),
    [terms.subtotal, terms.discount, terms.service, terms.tax],
    terms.feesAtHotel.map((fee) => [feeKinds.indexOf(fee.kind), fee.amount, fee.currency]),
    of.supplierKey ?? '',
    ...(fixed ? [fixed.amountTwd, fixed.rate, fixed.asOf] : []),
  ];
  const payload = Buffer.from(JSON.stringify(fields)).toString('base64url');
  const mac = createHmac('sha256', keyFor(secret, 'offer')).update(`5.${payload}`).digest('base64url');
  return `${payload}.${mac}`;
}

test('a reference that version 0.2 signed is read, checked and booked; with another signature it is not', async () => {
  const found = await s.firstOffer('tyo');
  const content = (await readOffer(s.services, found.offerRef))!;
  const offerRef = signed(s.services.env.AUTH_SECRET, content);
  expect(await readOffer(s.services, offerRef)).toEqual(content);
  const [member] = await s.addMembers(1, 'basic');
  const checked = await s.call('POST', 'v1/tp/hotel/plan', { body: { offerRef } });
  expect(checked.data.changed).toEqual({ price: null, policy: null });
  expect((await s.book(member!.token, offerRef)).data.status).toBe('confirmed');
  for (const other of [signed('another secret', content), offerRef.slice(0, -1), offerRef.slice(1)])
    expect(await readOffer(s.services, other)).toBeNull();
  const prepaid: OfferContent = {
    ...content,
    charge: { amountTwd: 12_345, rate: 0.2, asOf: '2026-11-09' },
    terms: { ...content.terms, payAt: 'prepaid' },
    rate: { ...content.rate, supplierKey: 'key' },
  };
  expect(await readOffer(s.services, signed(s.services.env.AUTH_SECRET, prepaid))).toEqual(prepaid);
});

test('an offer is read for a day, then purged; a request that it answered is answered again', async () => {
  const found = await s.firstOffer('osa');
  const [member] = await s.addMembers(1, 'elite');
  const key = newKey();
  const booked = await s.book(member!.token, found.offerRef, { key });
  expect(booked.data.status).toBe('confirmed');
  const quote = () => s.call('POST', 'v1/tp/hotel/plan', { body: { offerRef: found.offerRef } });
  s.pass(23 * 3_600_000);
  await purgeOldRows(s.services);
  const { offer } = (await quote()).data;
  expect(new Date(offer.expiresAt).getTime()).toBe(s.clock.now.getTime() + policy.offerMinutes * 60_000);
  s.pass(2 * 3_600_000);
  await purgeOldRows(s.services);
  expect((await quote()).code).toBe('ht0003');
  expect(await readOffer(s.services, offer.offerRef)).not.toBeNull();
  const { token } = await s.session(member!.id).then(({ accessToken }) => ({ token: accessToken }));
  expect((await s.book(token, found.offerRef, { key })).data).toEqual(booked.data);
  expect((await s.book(token, found.offerRef)).code).toBe('ht0003');
});

test('one offer is an answer with one', async () => {
  const found = await s.firstOffer('par');
  const { rate: key, stay: asked } = (await readOffer(s.services, found.offerRef))!;
  const checked = await s.services.inventory.priceCheck(key, asked);
  if (!checked || checked === 'soldOut') throw new Error('there is no such rate');
  const made = await createOffer(s.services, asked, { rate: checked, charge: null }, s.clock.now);
  expect(await readOffer(s.services, made.offerRef)).toEqual(contentOf(checked, asked, null, s.clock.now));
});
