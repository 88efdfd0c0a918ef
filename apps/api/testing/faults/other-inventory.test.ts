import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { testStart } from '../environment.ts';
import { firstHotel } from '../memory-inventory/hotel.ts';
import { offerToPay, runJobs, startOnMemory } from '../memory-inventory/service.ts';
import { keyMs, type MemorySupplier } from '../memory-inventory/supplier.ts';
import type { TestService } from '../service.ts';
import { notifyOrders } from '../../src/use-cases/booking/emails/booking-emails.ts';
import { heldByBank, payWith } from '../prepaid-offers.ts';
import { compareLedgers } from '../../src/use-cases/booking/orders/compare-ledgers.ts';
import { reconcile } from '../../src/use-cases/booking/holds/reconcile.ts';

// The service on another inventory: a list in memory stands in for a supplier's own system. The embedded
// inventory's tables are dropped, so that any dependency on them would fail here.

const embeddedTables = ['supplier_bookings', 'room_nights', 'allotments', 'rate_plans'];
let s: TestService;
let supplier: MemorySupplier;
beforeAll(async () => {
  ({ s, supplier } = await startOnMemory());
  await s.sql(`drop table ${embeddedTables.join(', ')} cascade`);
});
afterAll(() => s.close());
beforeEach(() => void (s.clock.now = new Date(testStart)));

const stateOf = (locator: string) => supplier.bookings.find((booking) => booking.locator === locator)?.state;

describe('the service on another inventory', () => {
  test('a stay paid at the hotel is found, booked, shown, certified, mailed about and cancelled', async () => {
    const [member] = await s.addMembers(1, 'basic');
    const { token } = member!;
    const offerRef = await offerToPay(s, 'property');
    expect((await s.call('POST', 'v1/tp/hotel/plan', { token, body: { offerRef } })).status).toBe(200);
    const booked = await s.book(token, offerRef);
    expect(booked.data, booked.text).toMatchObject({ status: 'confirmed', reservationNumber: 'MEM1' });
    const { orderId } = booked.data;
    expect(stateOf('MEM1')).toBe('confirmed');
    await runJobs(s);
    const order = await s.call('GET', `v1/user/hotel/order/${orderId}`, { token, locale: 'zh-tw' });
    expect(order.data, order.text).toMatchObject({
      status: 'confirmed',
      hotel: { name: 'The Memory Harbour' },
      plan: { code: 'mem-later', name: 'Pay at the hotel' },
      hotelConfirmationNumber: 'M-1',
      hotelContact: { address: '記憶碼頭一號', telephone: '+886 2 5555 0101', latestCheckIn: '02:00' },
      pictures: expect.arrayContaining([
        expect.objectContaining({ caption: 'The harbour at night', langs: { caption: 'en' } }),
      ]),
      price: {
        total: { amount: 90_000, currency: 'USD' },
        feesAtHotel: [{ kind: 'resortFee', amount: { amount: 1_500, currency: 'TWD' } }],
      },
    });
    const pdf = await s.call('GET', `v1/user/hotel/order/${orderId}/pdf?brand=main`, { token });
    expect(pdf.status, pdf.text.slice(0, 200)).toBe(200);
    const [owner] = await s.sql<{ username: string }>('select username from users where id = $1', [
      member!.id,
    ]);
    const emails = await s.emails(owner?.username ?? '');
    expect(emails.map(({ template }) => template)).toEqual(['booking-confirmed']);
    expect(emails[0]?.html).toContain('src="https://i.pictures.example/harbour-1000.jpg"');
    expect(emails[0]?.text).toContain('from 15:00 to 02:00 the next day');
    expect(emails[0]?.text).toContain('+886 2 5555 0101');
    expect(emails[0]?.text).toMatch(/Also to pay at the hotel: Resort fee NT\$1,500/);
    const cancelled = await s.call('DELETE', 'v1/hotel/booking', { token, body: { orderId } });
    expect([cancelled.status, cancelled.data?.hotelCancellationNumber], cancelled.text).toEqual([200, null]);
    const again = await s.call('DELETE', 'v1/hotel/booking', { token, body: { orderId } });
    expect([again.status, again.data]).toEqual([200, cancelled.data]);
    await notifyOrders(s.services);
    const email = (await s.emails(owner?.username ?? '')).at(-1);
    expect(email?.template).toBe('booking-cancelled');
    expect(email?.text).not.toMatch(/cancellation number/i);
    expect(stateOf('MEM1')).toBe('cancelled');
  });

  test.each([
    ['zh-tw', '一座面朝港口的小酒店。', { name: 'en', story: 'zh-cn', policies: 'zh-cn' }],
    ['zh-cn', '一座面朝港口的小酒店。', { name: 'en', address: 'zh-tw' }],
    [
      'ja',
      'A small hotel that looks over the harbour.',
      { name: 'en', story: 'en', address: 'en', policies: 'en' },
    ],
    ['en', 'A small hotel that looks over the harbour.', undefined],
  ] as const)(
    'what it lacks in %s is read in the nearest language, which is named',
    async (locale, story, langs) => {
      const { data, text } = await s.call('GET', 'v1/hotel/the-memory-harbour', { locale });
      expect([data?.story, data?.langs], text).toEqual([[story], langs]);
    },
  );

  test('its own page has all pictures and the descriptions of rooms; lists have what the index keeps', async () => {
    const { inventory } = s.services;
    const detail = await inventory.hotelDetail('the-memory-harbour', 'zh-tw');
    expect(detail.telephone).toBe('+886 2 5555 0101');
    expect(detail.policies.map(({ text }) => text)).toEqual(['夜间抵达请按门铃。']);
    expect(detail.rooms).toEqual([
      expect.objectContaining({
        name: 'Harbour Room',
        description: '临水而居的客房。',
        langs: { name: 'en', description: 'zh-cn', beds: 'en' },
      }),
    ]);
    const shown = ({ pictures, leadPictures }: Pick<typeof detail, 'pictures' | 'leadPictures'>) => [
      new Set(pictures.map((one) => (typeof one === 'string' ? one : one.sizes[0]?.address))).size,
      leadPictures,
    ];
    expect(shown(detail)).toEqual([14, 14]);
    expect(shown(inventory.hotelSummary(firstHotel, 'zh-tw'))).toEqual([5, 5]);
    expect(inventory.hotel(String(firstHotel), 'zh-tw').rooms[0]).not.toHaveProperty('description');
  });

  test('an offer and an order name the languages of their texts too', async () => {
    const [member] = await s.addMembers(1, 'basic');
    const { token } = member!;
    const { inventory } = s.services;
    const plan = inventory.plan('mem-later', 'ja')!;
    vi.spyOn(inventory, 'plan').mockReturnValue({ ...plan, langs: { name: 'en' } });
    const offerRef = await offerToPay(s, 'property');
    const offered = await s.call('POST', 'v1/tp/hotel/plan', { token, body: { offerRef }, locale: 'ja' });
    expect(offered.data, offered.text).toMatchObject({
      room: { langs: { name: 'en', beds: 'en' } },
      notes: ['Please ring the bell at night.'],
      langs: { address: 'en', notes: 'en' },
    });
    const { orderId } = (await s.book(token, offerRef)).data;
    const order = `v1/user/hotel/order/${orderId}`;
    expect((await s.call('GET', order, { token, locale: 'ja' })).data).toMatchObject({
      langs: { roomName: 'en', planName: 'en' },
      room: { langs: { name: 'en', beds: 'en' } },
      plan: { langs: { name: 'en' } },
      hotel: { langs: { name: 'en' } },
      hotelContact: { notes: ['Please ring the bell at night.'], langs: { address: 'en', notes: 'en' } },
    });
    vi.restoreAllMocks();
    const { data } = await s.call('GET', order, { token, locale: 'en' });
    expect([data.langs, data.hotel.langs, data.hotelContact.langs]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    // its room is needed below
    expect((await s.call('DELETE', 'v1/hotel/booking', { token, body: { orderId } })).status).toBe(200);
  });

  test('a prepaid stay is held, paid, booked, and cancelled with a refund', async () => {
    const [member] = await s.addMembers(1, 'basic');
    const { token } = member!;
    const booked = await s.book(token, await offerToPay(s, 'prepaid'));
    expect(booked.data, booked.text).toMatchObject({ status: 'payment' });
    const { orderId, payment } = booked.data;
    expect(supplier.bookings.at(-1)?.state).toBe('held');
    const longer = await s.call('POST', 'v1/hotel/booking/extend', { token, body: { orderId } });
    expect(longer.data, longer.text).toMatchObject({ extendable: false });
    const paid = await payWith(s, token, payment.orderId);
    expect(paid.data, paid.text).toMatchObject({ status: 'success' });
    await runJobs(s);
    expect(supplier.bookings.at(-1)?.state).toBe('confirmed');
    expect(await heldByBank(s, payment.orderId)).toBe(payment.amount.amount);
    const cancelled = await s.call('DELETE', 'v1/hotel/booking', { token, body: { orderId } });
    expect(cancelled.status, cancelled.text).toBe(200);
    await runJobs(s);
    expect(supplier.bookings.at(-1)?.state).toBe('cancelled');
    expect(await heldByBank(s, payment.orderId)).toBe(0);
  });

  test('receives the guest, the special requests and the origin of the booking', async () => {
    const [member] = await s.addMembers(1, 'basic');
    const { data } = await s.book(member!.token, await offerToPay(s, 'property'), {
      note: 'A quiet floor, please',
      specialRequests: ['quiet-room'],
    });
    expect(data.status).toBe('confirmed');
    expect(supplier.bookings.at(-1)?.request).toMatchObject({
      clientRef: data.bookingNumber,
      contact: { title: 'ms', email: 'haruka@example.test', phone: '+819012345678' },
      guestNames: ['Sato/Haruka'],
      specialRequests: ['quiet-room'],
      note: 'A quiet floor, please',
      customerAddress: '127.0.0.1',
    });
    await s.call('DELETE', 'v1/hotel/booking', { token: member!.token, body: { orderId: data.orderId } });
  });

  test('an offer ends when the supplier stops selling it: priced anew, and booked by what it is called then', async () => {
    const [member] = await s.addMembers(1, 'basic');
    const { token } = member!;
    const offerRef = await offerToPay(s, 'property');
    s.pass(keyMs + 1_000);
    const checked = await s.call('POST', 'v1/tp/hotel/plan', { body: { offerRef } });
    expect(checked.data.offer.expiresAt).toBe(new Date(s.clock.now.getTime() + keyMs).toISOString());
    const { data } = await s.book(token, offerRef);
    expect(data.status).toBe('confirmed');
    await s.call('DELETE', 'v1/hotel/booking', { token, body: { orderId: data.orderId } });
  });

  test('an unpaid hold is released at the supplier', async () => {
    const [member] = await s.addMembers(1, 'basic');
    const booked = await s.book(member!.token, await offerToPay(s, 'prepaid'));
    expect(booked.data, booked.text).toMatchObject({ status: 'payment' });
    s.pass(3 * 60 * 60_000);
    await runJobs(s);
    expect(supplier.bookings.at(-1)?.state).toBe('cancelled');
  });

  test('a booking without an answer waits as long as this supplier may take, and is confirmed when it has it', async () => {
    const [member] = await s.addMembers(1, 'basic');
    const { token } = member!;
    const { inventory } = s.services;
    let arrive: () => Promise<unknown> = () => Promise.resolve();
    s.services.inventory = {
      ...inventory,
      book: (request) => {
        arrive = async () => {
          const rate = await inventory.priceCheck(request.rate, request.stay);
          if (!rate || rate === 'soldOut') throw new Error('it was sold before');
          return inventory.book({ ...request, rate }); // its own key was valid then
        };
        return Promise.reject(new Error('socket hang up'));
      },
    };
    const { data } = await s.book(token, await offerToPay(s, 'property'));
    s.services.inventory = inventory;
    const ask = () => reconcile(s.services, 15_000, inventory.capabilities.lateBookingMs);
    expect(data.status).toBe('pending');
    let asked = 0;
    s.services.inventory = {
      ...inventory,
      retrieve: (key) => (asked++, inventory.retrieve(key)),
    };
    const differences = () =>
      s.sql('select kind, ended_at is not null as ended from ledger_differences where order_id = $1', [
        data.orderId,
      ]);
    const step = (minutes: number) => (minutes < 60 ? 1 : 5);
    for (let minutes = 1; minutes <= 23 * 60; minutes += step(minutes)) {
      s.pass(step(minutes) * 60_000);
      expect(await ask()).toEqual({ confirmed: 0, failed: 0 });
      if (minutes === 29) expect(await differences()).toEqual([]);
    }
    expect(asked, 'the less often the longer it takes').toBeLessThan(150);
    expect(await differences(), 'somebody is told').toEqual([{ kind: 'unanswered', ended: false }]);
    await arrive();
    s.pass(15 * 60_000);
    expect(await ask()).toEqual({ confirmed: 1, failed: 0 });
    await compareLedgers(s.services);
    expect(await differences()).toEqual([{ kind: 'unanswered', ended: true }]);
    expect(stateOf(`MEM${supplier.bookings.length}`)).toBe('confirmed');
    expect((await s.creditsOf(token)).remaining).toBe(0);
    const { orderId } = data;
    expect((await s.call('DELETE', 'v1/hotel/booking', { token, body: { orderId } })).status).toBe(200);
  });

  test('sold-out nights are unavailable, and a past stay is completed by the hotel’s local time', async () => {
    const members = await s.addMembers(3, 'basic');
    const offers = await Promise.all(members.map(() => offerToPay(s, 'property')));
    const replies = [];
    for (const [i, { token }] of members.entries()) replies.push(await s.book(token, offers[i] ?? ''));
    expect(replies.map(({ data, code }) => data?.status ?? code)).toEqual([
      'confirmed',
      'confirmed',
      'ht0005',
    ]);
    s.clock.now = new Date('2026-12-05T01:00:00+08:00');
    await runJobs(s);
    const [order] = await s.sql('select status from hotel_orders where id = $1', [replies[0]?.data.orderId]);
    expect(order).toEqual({ status: 'completed' });
  });

  test('the rest of the service works: lists, suggestions, favourites', async () => {
    const [member] = await s.addMembers(1, 'basic');
    const { token } = member!;
    const replies = [
      await s.call('GET', 'v1/tp/meta/locations'),
      await s.call('GET', 'v1/search?q=memory'),
      await s.call('POST', 'v1/hotel/groups', { body: {} }),
      await s.call('GET', 'v1/hotel/the-memory-harbour'),
      await s.call('GET', 'v1/fe-version?brand=main'),
    ];
    expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200));
    const saved = await s.call('PATCH', 'v1/user/hotel/favorite', {
      token,
      body: { hotelId: String(firstHotel) },
    });
    expect(saved.data, saved.text).toEqual({ hotelIds: [String(firstHotel)] });
  });
});
