import type { Offer } from '@voyage/contracts/stay.ts';
import { expect } from 'vitest';
import { rapidInventory } from '../src/inventory/rapid/rapid-inventory.ts';
import { sandboxProperties } from '../src/inventory/rapid/sandbox/properties.ts';
import {
  serveRapidSandbox,
  type RapidSandbox,
  type SandboxOptions,
} from '../src/inventory/rapid/sandbox/server.ts';
import { testStart } from './environment.ts';
import { runJobs } from './memory-inventory/service.ts';
import { heldByBank, payWith } from './prepaid-offers.ts';
import { nextFault, type RapidFaults } from './rapid-faults.ts';
import { startService, threeNights, type TestService, type TestStay } from './service.ts';

const key = { key: 'a-key', secret: 'a-secret' };
export const noticeKey = 'agreed with the supplier';
const ways = ['property', 'prepaid'];

/** The service on the supplier's sandbox, whose clock it shares. `holdMinutes`: of its holds; null: there are none. */
export async function startOnRapid({
  holdMinutes = null,
  properties = 9,
  ...options
}: { holdMinutes?: number | null; properties?: number } & Partial<
  Pick<SandboxOptions, 'lookupDelayMs'>
> = {}) {
  let s: TestService | undefined;
  const now = () => s?.clock.now ?? new Date(testStart);
  const faults: RapidFaults = {};
  const holdMs = holdMinutes === null ? null : holdMinutes * 60_000;
  const sandbox = await serveRapidSandbox({
    key,
    now,
    properties: sandboxProperties(properties),
    inject: (call) => nextFault(faults, call),
    ...options,
    ...(holdMs !== null && { holdMs }),
  });
  s = await startService(
    { TAPPAY_THREE_D_SECURE: 'false', PICTURE_HOSTS: 'i.sandbox.example' },
    undefined,
    async (parts) => {
      const adapter = await rapidInventory(parts, {
        url: sandbox.url,
        key,
        userAgent: 'Voyage/1.0',
        pointOfSale: { country: 'TW', currency: 'TWD' },
        choice: { minRating: 4.5, chains: new Set(), properties: new Set(), excluded: new Set() },
        callsPerMinute: null,
        holdMs,
        noticeKey,
      });
      await adapter.jobs[0].run();
      await adapter.content.refresh();
      return adapter;
    },
  );
  const close = async () => {
    await s.close();
    await sandbox.close();
  };
  return { s, sandbox, faults, close, ...stays(s, sandbox) };
}
export type RapidService = Awaited<ReturnType<typeof startOnRapid>>;

/** A stay of a new member. */
interface Stay {
  id: string;
  orderId: string;
  payId: string;
  /** The number by which the supplier knows it. */
  number: string;
  amount: number;
}

function stays(s: TestService, sandbox: RapidSandbox) {
  /** The rooms of a hotel of Tokyo with their offers. */
  async function roomsFor(stay: TestStay = threeNights): Promise<{ offers: Offer[] }[]> {
    const { data } = await s.call('POST', 'v1/tp/hotel/search', {
      body: { code: 'tyo', stay, payAt: ways },
    });
    const hotelId = data.hotels[0].hotel.id;
    const plans = await s.call('POST', 'v1/tp/hotel/plan/search', {
      body: { hotelId, stay, payAt: ways },
    });
    return plans.data.rooms;
  }
  async function unpaid(stay?: TestStay): Promise<Stay> {
    const [member] = await s.addMembers(1, 'basic');
    if (!member) throw new Error('no member');
    const offers = (await roomsFor(stay)).flatMap((room) => room.offers);
    const offer = offers.find(({ plan }) => plan.code === 'refundable');
    const { data, text } = await s.book(member.token, offer?.offerRef ?? '');
    expect(data?.status, text).toBe('payment');
    const { orderId, bookingNumber: number, payment } = data;
    return { id: member.id, orderId, payId: payment.orderId, number, amount: payment.amount.amount };
  }
  const token = async ({ id }: Stay) => (await s.session(id)).accessToken;
  const pay = async (stay: Stay) => (await payWith(s, await token(stay), stay.payId)).data;
  const orderOf = async (stay: Stay) =>
    (await s.call('GET', `v1/user/hotel/order/${stay.orderId}`, { token: await token(stay) })).data;
  const minutes = async (count: number) => {
    s.pass(count * 60_000);
    await runJobs(s, s.services.inventory.capabilities.lateBookingMs);
  };
  return {
    roomsFor,
    unpaid,
    token,
    pay,
    orderOf,
    /** Lets time pass, and runs the jobs. */
    minutes,
    /** Paid, booked, and found by the supplier. */
    async paid(stay?: TestStay): Promise<Stay> {
      const made = await unpaid(stay);
      await pay(made);
      await minutes(3);
      await minutes(3);
      expect(await orderOf(made)).toMatchObject({ status: 'confirmed' });
      return made;
    },
    bookingOf(stay: Stay) {
      const own = sandbox.bookings.filter(({ reference }) => reference === stay.number);
      if (own.length > 1) throw new Error('booked twice');
      return own[0];
    },
    atBank: (stay: Stay) => heldByBank(s, stay.payId),
    emails: async ({ id }: Stay) => {
      const [owner] = await s.sql<{ username: string }>('select username from users where id = $1', [id]);
      return s.emails(owner?.username ?? '');
    },
  };
}
