import type { Output } from '@voyage/contracts/endpoint.ts';
import type { plan } from '@voyage/contracts/hotel.ts';
import { addDays } from '@voyage/domain/stay-date.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { testStart } from '../environment.ts';
import { firstHotel, memoryLimits, place } from '../memory-inventory/hotel.ts';
import { offerToPay, runJobs, startOnMemory } from '../memory-inventory/service.ts';
import type { MemorySupplier } from '../memory-inventory/supplier.ts';
import { heldByBank, payWith } from '../prepaid-offers.ts';
import { threeNights, type TestService } from '../service.ts';
import { finishCancellations } from '../../src/use-cases/stays/open-intents.ts';

// What a supplier sells and on which terms is its own: here one that differs from ours in all of it.

let s: TestService;
let supplier: MemorySupplier;
beforeAll(async () => {
  ({ s, supplier } = await startOnMemory());
});
afterAll(() => s.close());
beforeEach(() => void (s.clock.now = new Date(testStart)));

test('its limits hold for every call, and it has no calendars', async () => {
  const rules = await s.call('GET', 'v1/tp/hotel/stay-rules', {});
  expect(rules.data).toEqual({
    limits: memoryLimits,
    payAt: ['prepaid'],
    calendars: false,
    memberRates: 'members',
  });
  const hotelId = String(firstHotel);
  const calls = (stay: { rooms: object[]; checkIn: string }) => [
    s.call('POST', 'v1/tp/hotel/search', { body: { code: place, stay } }),
    s.call('POST', 'v1/tp/hotel/availability/search', { body: { hotelIds: [hotelId], stay } }),
    s.call('POST', 'v1/tp/hotel/plan/search', { body: { hotelId, stay } }),
  ];
  const nearlyAdult = { ...threeNights, rooms: [{ adults: 2, childAges: [17] }] };
  for (const { status, text } of await Promise.all(calls(nearlyAdult))) expect(status, text).toBe(200);
  const long = { ...threeNights, checkOut: addDays(threeNights.checkIn, memoryLimits.nights + 1) };
  const many = { ...threeNights, rooms: [{ adults: memoryLimits.adults + 1 }] };
  for (const [stay, path, code, limit] of [
    [long, 'checkOut', 'stay-length', memoryLimits.nights],
    [many, 'rooms.0.adults', 'too-many-adults', memoryLimits.adults],
  ] as const)
    for (const reply of await Promise.all(calls(stay)))
      expect(reply.failure.details, reply.text).toEqual({
        issues: [{ path: `stay.${path}`, code, limit }],
      });
  const body = { hotelId, from: threeNights.checkIn, rooms: threeNights.rooms };
  expect((await s.call('POST', 'v1/tp/hotel/price-calendar', { body })).data).toEqual({ days: [] });
  const crowded = { ...body, rooms: Array.from({ length: 8 }, () => ({ adults: 3 })) };
  expect((await s.call('POST', 'v1/tp/hotel/price-calendar', { body: crowded })).code).toBe('rq0001');
});

test('its member rates are for everyone who has logged in', async () => {
  const [member] = await s.addMembers(1, 'basic');
  const token = member!.token;
  const hotelId = String(firstHotel);
  const lowest = (answer: { hotels: { cheapest: { total: object; memberRate: unknown } }[] }) =>
    answer.hotels[0]?.cheapest;
  const onlyMembers = { code: place, stay: threeNights, privilegeOnly: true };
  for (const [path, body] of [
    ['availability/search', { hotelIds: [hotelId], stay: threeNights }],
    ['search', onlyMembers],
  ] as const) {
    const guests = await s.call('POST', `v1/tp/hotel/${path}`, { body });
    const members = await s.call('POST', `v1/tp/hotel/${path}`, { body, token });
    expect(lowest(guests.data)).toMatchObject({ total: { amount: 90_000 }, memberRate: null });
    expect(lowest(members.data)).toMatchObject({
      total: { amount: 81_000 },
      memberOnly: true,
      memberRate: { total: { amount: 81_000 } },
    });
  }
  const offersFor = async (reader: { token?: string }) => {
    const body = { hotelId, stay: threeNights };
    const { data } = await s.call('POST', 'v1/tp/hotel/plan/search', { ...reader, body });
    return data.rooms[0].offers as { offerRef: string; plan: { code: string } }[];
  };
  const codes = (offers: Awaited<ReturnType<typeof offersFor>>) => offers.map(({ plan }) => plan.code);
  expect(codes(await offersFor({}))).toEqual(['mem-now']);
  const offers = await offersFor({ token });
  expect(codes(offers)).toEqual(['mem-member', 'mem-now']);
  const body = { offerRef: offers[0]?.offerRef };
  expect((await s.call('POST', 'v1/tp/hotel/plan', { body })).code).toBe('ht0003');
  const quoted = await s.call('POST', 'v1/tp/hotel/plan', { body, token });
  expect(quoted.data?.offer?.price.total.amount, quoted.text).toBe(81_000);
});

test('a search that does not say when it is paid finds what the supplier sells by default', async () => {
  const hotelId = String(firstHotel);
  const { data } = await s.call('POST', 'v1/tp/hotel/plan/search', {
    body: { hotelId, stay: threeNights },
  });
  const offers = data.rooms[0].offers as { plan: { payAt: string } }[];
  expect(offers.map(({ plan }) => plan.payAt)).toEqual(['prepaid']);
});

test('a fee at the hotel that has changed since the offer is shown, and accepted before anything is booked', async () => {
  const [member] = await s.addMembers(1, 'basic');
  const { token } = member!;
  const offerRef = await offerToPay(s, 'property');
  supplier.prices.resortFee = 1_000;
  const booked = await s.book(token, offerRef);
  expect([booked.status, booked.code], booked.text).toEqual([409, 'ht0006']);
  const { changed, offer } = booked.failure.details as Output<typeof plan.data>;
  expect(changed.price?.linesBefore.feesAtHotel[0]?.amount.amount).toBe(1_500);
  expect(offer.price.feesAtHotel[0]?.amount.amount).toBe(3_000);
  const accepted = await s.book(token, offer.offerRef);
  expect(accepted.data, accepted.text).toMatchObject({ status: 'confirmed' });
  supplier.prices.resortFee = 500;
  const { orderId } = accepted.data;
  expect((await s.call('DELETE', 'v1/hotel/booking', { token, body: { orderId } })).status).toBe(200);
});

test('a card is charged what the supplier bills, unconverted, and nothing else without being shown it', async () => {
  const [member] = await s.addMembers(1, 'basic');
  const { token } = member!;
  const offerRef = await offerToPay(s, 'prepaid');
  const shown = await s.call('POST', 'v1/tp/hotel/plan', { token, body: { offerRef } });
  const billed = { amount: 900 * supplier.prices.twdPerUsd, currency: 'TWD' };
  expect(shown.data.offer.charge).toMatchObject({ amount: billed, rate: null });
  supplier.prices.twdPerUsd += 1;
  const changed = await s.book(token, offerRef);
  expect([changed.status, changed.code], changed.text).toEqual([409, 'ht0006']);
  const { offer } = changed.failure.details as Output<typeof plan.data>;
  expect(offer.charge?.amount).toEqual({ amount: 900 * supplier.prices.twdPerUsd, currency: 'TWD' });
  const booked = await s.book(token, offer.offerRef);
  expect(booked.data, booked.text).toMatchObject({
    status: 'payment',
    payment: { amount: offer.charge?.amount },
  });
  const { orderId, payment } = booked.data;
  const page = await s.call('GET', `v1/product/order/payment/${payment.orderId}`, { token });
  expect(page.data.order.amount).toEqual(offer.charge?.amount);
  expect(page.text).not.toMatch(/exchange/i);
  expect((await s.call('DELETE', 'v1/hotel/booking', { token, body: { orderId } })).status).toBe(200);
  await runJobs(s);
});

test('cancelling costs what its windows say, in the share of what was charged', async () => {
  const before = (days: number) => Date.parse(`${threeNights.checkIn}T18:00:00+08:00`) - days * 86_400_000;
  for (const [at, percent] of [
    [before(3), 0],
    [before(3) + 1, 100 / 3],
    [before(1), 100 / 3],
    [before(1) + 1, 80],
  ] as const) {
    s.clock.now = new Date(testStart);
    const [member] = await s.addMembers(1, 'basic');
    const booked = await s.book(member!.token, await offerToPay(s, 'prepaid'));
    const { orderId, payment } = booked.data;
    const paid = payment.amount.amount as number;
    await payWith(s, member!.token, payment.orderId);
    await runJobs(s);
    s.clock.now = new Date(at);
    const token = (await s.session(member!.id)).accessToken;
    const { data: order } = await s.call('GET', `v1/user/hotel/order/${orderId}`, { token });
    expect(order.cancellation.windows.map((window: { basis: object }) => window.basis)).toEqual([
      { kind: 'percent', percent: 0 },
      { kind: 'nights', nights: 1 },
      { kind: 'percent', percent: 80 },
    ]);
    expect(order.cancelNow.penalty.amount).toBe(Math.round(900 * percent));
    const cancelled = await s.call('DELETE', 'v1/hotel/booking', {
      token,
      body: { orderId, acceptedPenalty: order.cancelNow.penalty },
    });
    expect(cancelled.status, cancelled.text).toBe(200);
    s.pass(3 * 86_400_000); // part of a payment is refunded once the bank has captured it
    await runJobs(s);
    const kept = Math.round((paid * percent) / 100);
    expect(Math.abs((await heldByBank(s, payment.orderId)) - kept), `${percent} %`).toBeLessThanOrEqual(1);
  }
});

test('a cancellation that reached the supplier only in a more expensive window is not carried out: the member is told the cost, and decides', async () => {
  const [member] = await s.addMembers(1, 'basic');
  const { data } = await s.book(member!.token, await offerToPay(s, 'property'));
  const { inventory } = s.services;
  s.services.inventory = { ...inventory, cancel: () => Promise.reject(new Error('socket hang up')) };
  const body = { orderId: data.orderId };
  const unanswered = await s.call('DELETE', 'v1/hotel/booking', { token: member!.token, body });
  expect(unanswered.code, unanswered.text).toBe('bk0004');
  s.services.inventory = inventory;
  s.clock.now = new Date(Date.parse(`${threeNights.checkIn}T18:00:00+08:00`) - 2 * 86_400_000);
  for (let tries = 0; tries < 2; tries++) await finishCancellations(s.services);
  const token = (await s.session(member!.id)).accessToken;
  const order = await s.call('GET', `v1/user/hotel/order/${data.orderId}`, { token });
  const penalty = { amount: 30_000, currency: 'USD' };
  expect(order.data, order.text).toMatchObject({
    status: 'confirmed',
    cancelAskedAt: null,
    cancelNow: { free: false, penalty },
  });
  const [owner] = await s.sql<{ username: string }>('select username from users where id = $1', [member!.id]);
  const told = async () =>
    (await s.emails(owner?.username ?? '')).filter(({ template }) => template === 'booking-not-cancelled');
  expect((await told()).map(({ text }) => text)).toEqual([expect.stringContaining('US$300')]);
  expect((await s.call('DELETE', 'v1/hotel/booking', { token, body })).code).toBe('bk0006');
  const accepted = await s.call('DELETE', 'v1/hotel/booking', {
    token,
    body: { ...body, acceptedPenalty: penalty },
  });
  expect(accepted.data, accepted.text).toMatchObject({ penalty });
  expect(await told()).toHaveLength(1);
});
