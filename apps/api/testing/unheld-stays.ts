import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import type { Inventory } from '../src/inventory/inventory.ts';
import { testStart } from './environment.ts';
import { assertCredits, assertMoney } from './ledger-assertions.ts';
import { offerToPay, runJobs, startOnMemory } from './memory-inventory/service.ts';
import type { MemorySupplier } from './memory-inventory/supplier.ts';
import { heldByBank, payWith, type TestCard } from './prepaid-offers.ts';
import type { TestService } from './service.ts';

// Prepaid stays of a supplier that holds no rooms: the card is authorised, the room booked, the card charged. Its
// `hold`, `extendHold`, `resume` and `release` throw, so that none of them is ever called.

export const minute = 60_000;
export const hour = 60 * minute;
export let s: TestService;
export let supplier: MemorySupplier;
export let inventory: Inventory;

/** Starts the service for a test file; after each test whatever it left open ends, and money and credits must agree. */
export function setUp(): void {
  beforeAll(async () => {
    ({ s, supplier } = await startOnMemory({ hold: 'none' }));
    ({ inventory } = s.services);
  });
  afterAll(() => s.close());
  beforeEach(() => {
    s.clock.now = new Date(testStart);
    supplier.bookings.length = 0;
    supplier.prices.resortFee = 500;
  });
  afterEach(async () => {
    s.services.inventory = inventory;
    s.services.sandbox?.faults.clear();
    s.pass(2 * 24 * hour);
    for (let i = 0; i < 3; i++) {
      await runJobs(s);
      s.pass(25 * hour);
    }
    await assertMoney(s);
    await assertCredits(s);
  });
}

export interface Stay {
  id: string;
  token: string;
  orderId: string;
  payId: string;
  amount: number;
  dueAt: string;
}
export async function unpaid(offerRef?: string): Promise<Stay> {
  const [member] = await s.addMembers(1, 'basic');
  if (!member) throw new Error('no member');
  const booked = await s.book(member.token, offerRef ?? (await offerToPay(s, 'prepaid')));
  expect(booked.data, booked.text).toMatchObject({
    status: 'payment',
    payment: { held: false, extendable: false },
  });
  const { orderId, payment } = booked.data;
  return {
    ...member,
    orderId,
    payId: payment.orderId,
    amount: payment.amount.amount,
    dueAt: payment.dueAt,
  };
}
export const pay = async ({ token, payId }: Stay, card?: TestCard) =>
  (await payWith(s, token, payId, card)).data;
export const freshToken = async ({ id }: Stay) => (await s.session(id)).accessToken;
export const orderOf = async (stay: Stay) =>
  (await s.call('GET', `v1/user/hotel/order/${stay.orderId}`, { token: await freshToken(stay) })).data;
export const emailsOf = async ({ id }: Stay) => {
  const [owner] = await s.sql<{ username: string }>('select username from users where id = $1', [id]);
  return s.emails(owner?.username ?? '');
};
export const emailTemplatesOf = async (stay: Stay) => (await emailsOf(stay)).map(({ template }) => template);
export const captureOf = async ({ payId }: Stay) =>
  (
    await s.sql<{ status: string; capture: string }>(
      `select status, capture from payments where product_order_id = $1 and status not in ('declined', 'abandoned')`,
      [payId],
    )
  )[0];
export const bankOf = async ({ payId }: Stay) =>
  (
    await s.sql<{ record_status: number }>(
      'select record_status from sandbox_payments p join product_orders o on o.order_number = p.order_number where o.id = $1 order by p.created_at desc',
      [payId],
    )
  )[0]?.record_status;
export const [authorised, captured, refunded] = [0, 1, 3];
export const creditsLeft = async (stay: Stay) => (await s.creditsOf(await freshToken(stay))).remaining;
export const bookingsOf = (state: string) =>
  supplier.bookings.filter((booking) => booking.state === state).length;
/** Changes what the supplier does. */
export const withSupplier = (changes: Partial<Inventory>) =>
  void (s.services.inventory = { ...inventory, ...changes });
/** Ended without a booking or a charge, as its member sees it. */
export async function expectUncharged(stay: Stay, ended: string, reason: RegExp) {
  await runJobs(s, 24 * hour);
  expect(await orderOf(stay)).toMatchObject({
    status: 'released',
    ended,
    payment: { state: 'none', refund: null, held: false },
  });
  expect([await heldByBank(s, stay.payId), await bankOf(stay)]).toEqual([0, refunded]);
  expect(await creditsLeft(stay)).toBe(1);
  const emails = await emailsOf(stay);
  expect(emails.map(({ template }) => template)).toEqual(['booking-failed']);
  expect(emails[0]?.text).toMatch(reason);
  expect(emails[0]?.text).toMatch(/Your card has not been charged/);
}
