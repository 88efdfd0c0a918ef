import type { ProductOrder } from '@voyage/contracts/product-order.ts';
import { expect, test } from 'vitest';
import { awaitingBooking, isPayable, kindOf, orderAddress } from './order-state.ts';

const order: ProductOrder = {
  id: 'o-1',
  orderNumber: 'P23456789A',
  kind: 'membership',
  status: 'open',
  title: 'Elite membership, one year',
  lines: [],
  amount: { amount: 3_000, currency: 'TWD' },
  createdAt: '2026-11-22T10:00:00.000Z',
  expiresAt: '2026-11-22T11:00:00.000Z',
  hotelOrderId: null,
  payment: null,
};
const at = (time: string) => Date.parse(`2026-11-22T${time}:00Z`);
const attempt = (status: NonNullable<ProductOrder['payment']>['status']) => ({
  tradeId: 't-1',
  status,
  cardBrand: null,
  cardLastFour: null,
  bankUrl: null,
  at: '2026-11-22T10:01:00.000Z',
});

test('an order can be paid while it is open, in time, and without a payment in progress', () => {
  expect(isPayable(order, at('10:30'))).toBe(true);
  expect(isPayable({ ...order, payment: attempt('failure') }, at('10:30'))).toBe(true);
  expect(isPayable({ ...order, expiresAt: null }, at('23:00'))).toBe(true);
  expect(isPayable({ ...order, payment: attempt('pending') }, at('10:30'))).toBe(false);
  expect(isPayable(order, at('11:00'))).toBe(false);
  expect(isPayable({ ...order, status: 'expired' }, at('10:30'))).toBe(false);
});

test('the order of a stay opens its booking', () => {
  expect(orderAddress('en', order)).toBe('/en/user/order/membership/o-1');
  expect(orderAddress('en', { ...order, kind: 'stay', hotelOrderId: 'h-1' })).toBe(
    '/en/user/hotel-order/h-1',
  );
});

test('a booking that waits in this tab is what a credit or a membership was bought for, and nothing else', () => {
  const booking = '/en/hotel/booking?offer=offer-1';
  expect(awaitingBooking({ ...order, kind: 'booking-credit' }, booking)).toBe(booking);
  expect(awaitingBooking(order, booking)).toBe(booking);
  expect(awaitingBooking({ ...order, kind: 'fast-track' }, booking)).toBeNull();
  expect(awaitingBooking({ ...order, kind: 'stay', hotelOrderId: 'h-1' }, booking)).toBeNull();
  expect(awaitingBooking(order, null)).toBeNull();
});

test('the kind in an address is one of ours, or none', () => {
  expect(['membership', 'stay', 'fast-track'].map(kindOf)).toEqual(['membership', 'stay', 'fast-track']);
  expect(['Membership', 'orders', '', 'toString'].map(kindOf)).toEqual([null, null, null, null]);
});
