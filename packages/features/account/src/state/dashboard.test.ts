import type { OrderSummary } from '@voyage/contracts/booking.ts';
import type { Coupon } from '@voyage/contracts/coupon.ts';
import type { ProductOrder } from '@voyage/contracts/product-order.ts';
import { expect, test } from 'vitest';
import { daysUntil, expiring, nextStay, unpaid } from './dashboard.ts';

const stay = (status: OrderSummary['status'], checkIn: string, checkOut: string): OrderSummary => ({
  id: `${status} ${checkIn}`,
  bookingNumber: 'V1',
  status,
  hotel: {
    id: '1',
    slug: 'a',
    name: 'A',
    place: 'Paris',
    district: '',
    picture: '',
    timeZone: 'Asia/Taipei',
  },
  roomName: '',
  planName: '',
  checkIn,
  checkOut,
  nights: 1,
  rooms: 1,
  roomsCancelled: 0,
  adults: 2,
  children: 0,
  infants: 0,
  total: { amount: 1, currency: 'EUR' },
  bookedAt: '2026-01-01T00:00:00.000Z',
  bookedFor: null,
});

test('the next stay is the first that has not ended and is booked; one that is only held is not', () => {
  const orders = [
    stay('confirmed', '2026-11-01', '2026-11-03'),
    stay('payment', '2026-11-20', '2026-11-22'),
    stay('confirmed', '2026-11-20', '2026-11-25'),
    stay('pending', '2026-12-01', '2026-12-02'),
  ];
  const on = (day: string) => nextStay(orders, new Date(`${day}T12:00:00+08:00`))?.id;
  expect(on('2026-11-10')).toBe('confirmed 2026-11-20');
  expect(on('2026-11-25')).toBe('confirmed 2026-11-20'); // they leave today
  expect(on('2026-11-26')).toBe('pending 2026-12-01');
  expect(on('2026-12-03')).toBeUndefined();
});

test('days until a stay are counted to its first day, and not once it has begun', () => {
  const next = stay('confirmed', '2026-11-20', '2026-11-22');
  expect(daysUntil(next, new Date('2026-11-08T12:00:00+08:00'))).toBe(12);
  expect(daysUntil(next, new Date('2026-11-20T12:00:00+08:00'))).toBe(0);
  expect(daysUntil(next, new Date('2026-11-21T12:00:00+08:00'))).toBeNull();
});

test('the day is the one at the hotel, wherever the reader is', () => {
  const inTaipei = stay('confirmed', '2026-11-20', '2026-11-22');
  const inHonolulu = { ...inTaipei, hotel: { ...inTaipei.hotel, timeZone: 'Pacific/Honolulu' } };
  const moment = new Date('2026-11-23T01:00:00+08:00'); // still the 22nd in Hawaii
  expect(nextStay([inTaipei], moment)).toBeUndefined();
  expect(nextStay([inHonolulu], moment)).toBe(inHonolulu);
  const before = new Date('2026-11-20T01:00:00+08:00');
  expect([daysUntil(inTaipei, before), daysUntil(inHonolulu, before)]).toEqual([0, 1]);
});

const now = new Date('2026-11-22T10:00:00Z');
const order = (id: string, given: Partial<ProductOrder>): ProductOrder => ({
  id,
  orderNumber: id,
  kind: 'membership',
  status: 'open',
  title: id,
  lines: [],
  amount: { amount: 1, currency: 'TWD' },
  createdAt: '2026-11-22T09:00:00.000Z',
  expiresAt: null,
  hotelOrderId: null,
  payment: null,
  ...given,
});

test('what is due is what is open, in time and without a payment in progress, the most urgent first', () => {
  const payment = {
    tradeId: 't',
    cardBrand: null,
    cardLastFour: null,
    bankUrl: null,
    at: '2026-11-22T09:30:00.000Z',
  };
  expect(
    unpaid(
      [
        order('whenever', {}),
        order('paid', { status: 'paid' }),
        order('over', { expiresAt: '2026-11-22T09:59:59.000Z' }),
        order('later', { expiresAt: '2026-11-24T10:00:00.000Z' }),
        order('soon', { expiresAt: '2026-11-22T10:30:00.000Z' }),
        order('under way', { payment: { ...payment, status: 'pending' } }),
        order('declined', {
          expiresAt: '2026-11-23T10:00:00.000Z',
          payment: { ...payment, status: 'failure' },
        }),
      ],
      now,
    ).map(({ id }) => id),
  ).toEqual(['soon', 'declined', 'later', 'whenever']);
});

const credits = {
  month: '2026-11',
  unlimited: false,
  free: { granted: 10, used: 5, remaining: 5 },
  paid: 2,
  remaining: 7,
  renewsAt: '2026-11-30T16:00:00.000Z', // midnight in Taipei
};
const coupon = (name: string, state: Coupon['state'], expiresOn: string): Coupon => ({
  id: name,
  name,
  supplier: '',
  picture: '',
  expiresOn,
  level: null,
  use: null,
  state,
  serialNumber: null,
  takenAt: null,
});

test('what expires: the free bookings of the month, a term that can be renewed, coupons of the coming weeks', () => {
  const membership = {
    level: 'elite' as const,
    isPaid: true,
    expiresAt: '2027-01-15T15:59:00.000Z',
    remainingDays: 54,
    credits,
  };
  const coupons = [
    coupon('far', 'available', '2027-06-30'),
    coupon('last', 'available', '2027-01-21'),
    coupon('today', 'available', '2026-11-22'),
    coupon('used', 'taken', '2026-12-01'),
  ];
  expect(expiring(membership, coupons, '2026-11-22')).toEqual([
    { kind: 'coupon', id: 'today', name: 'today', lastDay: '2026-11-22' },
    { kind: 'credits', count: 5, lastDay: '2026-11-30' },
    { kind: 'membership', level: 'elite', lastDay: '2027-01-15' },
    { kind: 'coupon', id: 'last', name: 'last', lastDay: '2027-01-21' },
  ]);
});

test('nothing expires for a member without limit or term, or with a term that is far from its end', () => {
  const noir = { level: 'noir' as const, isPaid: true, expiresAt: null, remainingDays: null };
  expect(
    expiring(
      { ...noir, credits: { ...credits, unlimited: true, free: { granted: 0, used: 3, remaining: 0 } } },
      [],
      '2026-11-22',
    ),
  ).toEqual([]);
  const far = {
    level: 'elite' as const,
    isPaid: true,
    expiresAt: '2027-10-09T08:00:00.000Z',
    remainingDays: 321,
  };
  expect(
    expiring(
      { ...far, credits: { ...credits, free: { granted: 10, used: 10, remaining: 0 } } },
      [],
      '2026-11-22',
    ),
  ).toEqual([]);
  expect(expiring(undefined, [], '2026-11-22')).toEqual([]);
});
