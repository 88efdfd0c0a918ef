import type { Offer } from '@voyage/contracts/stay.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { rapidInventory } from '../../src/inventory/rapid/rapid-inventory.ts';
import { sandboxProperties } from '../../src/inventory/rapid/sandbox/properties.ts';
import { serveRapidSandbox, type RapidSandbox } from '../../src/inventory/rapid/sandbox/server.ts';
import { testStart } from '../environment.ts';
import { runJobs } from '../memory-inventory/service.ts';
import { payWith } from '../prepaid-offers.ts';
import { startService, threeNights, type TestService } from '../service.ts';

// The whole service on the supplier's sandbox: what a member does, from the list to a cancellation.

const key = { key: 'a-key', secret: 'a-secret' };
let now = new Date(testStart);
let sandbox: RapidSandbox;
let s: TestService;
beforeAll(async () => {
  sandbox = await serveRapidSandbox({
    key,
    now: () => s?.clock.now ?? now,
    properties: sandboxProperties(40),
  });
  s = await startService(
    { TAPPAY_THREE_D_SECURE: 'false', PICTURE_HOSTS: 'i.sandbox.example' },
    undefined,
    async (parts) => {
      const adapter = await rapidInventory(parts, {
        url: sandbox.url,
        key,
        userAgent: 'Voyage/1.0',
        pointOfSale: { country: 'TW', currency: 'TWD', termsUrl: 'https://terms.example/{language}' },
        choice: { minRating: 4.5, chains: new Set(), properties: new Set(), excluded: new Set() },
        callsPerMinute: null,
        holdMs: null,
        noticeKey: null,
      });
      await adapter.jobs[0].run();
      await adapter.content.refresh();
      return adapter;
    },
  );
});
afterAll(async () => {
  await s.close();
  await sandbox.close();
});
beforeEach(() => {
  now = new Date(testStart);
  s.clock.now = now;
});

const ways = ['property', 'prepaid'];

test('a stay is found, booked, paid and cancelled, at exactly what the supplier bills', async () => {
  const [member] = await s.addMembers(1, 'basic');
  const { token } = member!;
  const list = await s.call('POST', 'v1/tp/hotel/search', {
    body: { code: 'tyo', stay: threeNights, payAt: ways },
    locale: 'zh-tw',
  });
  expect(list.data.hotels.length, list.text.slice(0, 300)).toBeGreaterThan(5);
  const hotelIds = list.data.hotels.map(({ hotel }: { hotel: { id: string } }) => hotel.id);
  const priced = await s.call('POST', 'v1/tp/hotel/availability/search', {
    body: { hotelIds, stay: threeNights, payAt: ways },
  });
  expect(priced.data.hotels[0].cheapest, priced.text.slice(0, 300)).toMatchObject({
    total: { currency: 'TWD' },
    memberOnly: false,
  });
  const hotelId = priced.data.hotels[0].hotelId;
  const rooms = await s.call('POST', 'v1/tp/hotel/plan/search', {
    token,
    body: { hotelId, stay: threeNights, payAt: ways },
    locale: 'ja',
  });
  const offers: Offer[] = rooms.data.rooms.flatMap(({ offers: own }: { offers: Offer[] }) => own);
  expect(offers.some(({ plan }) => plan.memberOnly)).toBe(true);
  const offer = offers.find(({ plan }) => plan.code === 'refundable')!;
  expect(offer, rooms.text.slice(0, 300)).toMatchObject({
    plan: { name: 'キャンセル可プラン' },
    beds: expect.arrayContaining([expect.objectContaining({ text: 'キングベッド1台', lang: 'ja' })]),
  });

  const quoted = await s.call('POST', 'v1/tp/hotel/plan', {
    token,
    body: { offerRef: offer.offerRef },
    locale: 'zh-tw',
  });
  expect(quoted.data?.notes, quoted.text).toContain('特殊要求視入住當日情況安排，無法保證。');

  const booked = await s.book(token, offer.offerRef);
  expect(booked.data, booked.text).toMatchObject({ status: 'payment', payment: { held: false } });
  const { orderId, payment } = booked.data;
  expect(sandbox.bookings, 'not before a card is authorised').toHaveLength(0);
  const paid = await payWith(s, token, payment.orderId);
  expect(paid.data, paid.text).toMatchObject({ status: 'success' });
  await runJobs(s);
  const order = await s.call('GET', `v1/user/hotel/order/${orderId}`, { token });
  expect(order.data, order.text).toMatchObject({
    status: 'confirmed',
    price: { total: offer.price.total },
    payment: { charge: { amount: offer.price.total, rate: null } },
  });
  expect(sandbox.bookings).toHaveLength(1);
  expect(order.text).not.toMatch(/rapid|expedia/i);
  const inJapanese = await s.call('GET', `v1/user/hotel/order/${orderId}`, { token, locale: 'ja' });
  expect(inJapanese.data.supplierTerms).toEqual({ url: 'https://terms.example/ja-JP', lang: 'ja' });

  const cancelled = await s.call('DELETE', 'v1/hotel/booking', { token, body: { orderId } });
  expect(cancelled.status, cancelled.text).toBe(200);
  expect(sandbox.bookings[0]?.rooms.every(({ isCancelled }) => isCancelled)).toBe(true);
});
