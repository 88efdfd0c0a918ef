import { join } from 'node:path';
import { roomTotalsOf } from '@voyage/domain/rate-sums.ts';
import { shareOf } from '@voyage/domain/room-shares.ts';
import { nightsOf } from '@voyage/domain/stay-date.ts';
import type { SupplierRate } from '../src/inventory/supplier.ts';
import type { Capabilities } from '../src/inventory/capabilities.ts';
import { random } from '../src/inventory/embedded/hotels/random.ts';
import type { MakeInventory } from '../src/inventory/inventory.ts';
import { priceOf } from '../src/inventory/rapid/price.ts';
import { rapidInventory } from '../src/inventory/rapid/rapid-inventory.ts';
import type { Booking } from '../src/inventory/rapid/sandbox/booking-store.ts';
import { costOf, pricingOf } from '../src/inventory/rapid/sandbox/price.ts';
import { sandboxProperties, sandboxRates } from '../src/inventory/rapid/sandbox/properties.ts';
import {
  serveRapidSandbox,
  type SandboxCall,
  type SandboxFault,
} from '../src/inventory/rapid/sandbox/server.ts';
import { memoryAdapter } from './memory-inventory/adapter.ts';
import { serveSupplier, supplierAt } from './memory-inventory/over-http.ts';
import { memorySupplier } from './memory-inventory/supplier.ts';

/** A booking in the books of a supplier. */
export interface StormBooking {
  clientRef: string;
  locator: string;
  state: 'held' | 'confirmed' | 'cancelled';
  rate: Pick<SupplierRate, 'total' | 'lines'>;
  rooms: { state: 'booked' | 'cancelled'; cost?: number }[];
}
/** A supplier in this process, whose answers are lost, late or contradictory, for processes that are killed. */
export interface StormSupplier {
  hold: Capabilities['hold'];
  bookings: () => readonly StormBooking[];
  /** Whether it was asked, or answered so, about a reference or a locator. */
  said: (key: string | null, answer: string) => boolean;
  /** How many calls met which fault. */
  injected: Record<string, number>;
  /** From now on nothing goes wrong. */
  calm: () => void;
  /** What callers have given up has been done too. */
  idle: () => Promise<unknown>;
  close: () => Promise<void>;
  inventory: MakeInventory;
  /** How a process of the service is started on it. */
  process: { environment: Record<string, string>; main?: string; args?: string[] };
}
interface Options {
  hold: Capabilities['hold'];
  now: () => Date;
  seed: number;
  /** Rooms of a type. */
  capacity: number;
}
const share = 0.3;

export async function memoryInStorm({ hold, now, seed, capacity }: Options): Promise<StormSupplier> {
  const abilities = { hold, cancelRooms: 'single', capacity } as const;
  const supplier = memorySupplier(now, abilities);
  const served = await serveSupplier(supplier, { now, share, seed });
  return {
    hold,
    bookings: () => supplier.bookings,
    said: served.said,
    injected: served.injected,
    calm: () => (served.share = 0),
    idle: served.idle,
    close: served.close,
    inventory: (parts) => memoryAdapter(parts, supplierAt(served.url, abilities)),
    process: {
      environment: {},
      main: join(import.meta.dirname, 'memory-inventory', 'main.ts'),
      args: [`--at=${served.url}`, `--abilities=${JSON.stringify(abilities)}`],
    },
  };
}

const key = { key: 'a-key', secret: 'a-secret' };
const holdMinutes = 60;
const questions: readonly SandboxCall[] = ['content', 'shop', 'check', 'retrieve'];
const questionFaults = ['unsent', 'unavailable', 'unheard', 'failed', 'too-many'] as const;
const faults: readonly SandboxFault[] = [...questionFaults, 'accepted'];

/** The sandbox of the supplier, and its adapter in the processes. */
export async function rapidInStorm({ hold, now, seed, capacity }: Options): Promise<StormSupplier> {
  const dice = random(seed);
  const injected: Record<string, number> = {};
  const asked = new Set<string>();
  let isCalm = false;
  const draw = (call: SandboxCall): SandboxFault | undefined => {
    const isQuestion = questions.includes(call);
    // its content is taken over before the storm
    if (isCalm || call === 'content' || dice.next() >= share / (isQuestion ? 8 : 1)) return undefined;
    const fault = dice.pick<SandboxFault>(isQuestion ? questionFaults : faults);
    injected[`${call} ${fault}`] = (injected[`${call} ${fault}`] ?? 0) + 1;
    return fault;
  };
  const properties = sandboxProperties(1).map((property) => ({
    ...property,
    // of one type, whose nights are counted
    rooms: property.rooms.slice(0, 1).map((room) => ({ ...room, count: capacity })),
  }));
  const sandbox = await serveRapidSandbox({
    key,
    now,
    properties,
    holdMs: holdMinutes * 60_000,
    // a third is found at once
    lookupDelayMs: () => Math.max(0, dice.int(-45_000, 90_000)),
    pauseMs: 300,
    inject: (call, reference) => {
      const fault = draw(call);
      const isRead = fault !== 'unsent' && fault !== 'too-many';
      if (reference && isRead) asked.add(reference);
      return fault;
    },
  });
  const holdMs = hold === 'none' ? null : holdMinutes * 60_000;
  const [property] = properties;

  function shown(booking: Booking): StormBooking {
    const { id: locator, reference: clientRef, heldUntil, rooms, sale } = booking;
    const room = property?.rooms.find(({ id }) => id === sale.roomId);
    const rate = sandboxRates.find(({ id }) => id === sale.rateId);
    if (!property || !room || !rate) throw new Error('the booked room or rate is not sold');
    const asked = sale.occupancies.map((occupancy) => ({ ...sale, occupancy }));
    const price = priceOf(
      asked.map((one) => ({ fees: {}, ...pricingOf(property, room, rate, one) })),
      nightsOf(sale.checkIn, sale.checkOut),
    );
    if (!price) throw new Error('a booking has no price');
    const { total, lines = [] } = price;
    const hasLapsed = heldUntil !== null && heldUntil < now().getTime();
    const isLeft = !hasLapsed && rooms.some(({ isCancelled }) => !isCancelled);
    /**
     * By our rule, the part of a room in what all would cost then: together it is what the supplier bills, which states
     * each room by itself, so that one of several may differ by some dollars.
     */
    const costThen = (cancelledAt: number, position: number) => {
      const costs = asked.map((one) => costOf(property, room, rate, { ...one, now: new Date(cancelledAt) }));
      const stay = { rooms: rooms.length, total, roomTotals: roomTotalsOf(lines, rooms.length) };
      return shareOf(
        stay,
        costs.reduce((sum, cost) => sum + cost, 0),
        [position + 1],
      );
    };
    return {
      clientRef,
      locator,
      state: !isLeft ? 'cancelled' : heldUntil === null ? 'confirmed' : 'held',
      rate: { total, lines },
      rooms: rooms.map(({ isCancelled, cancelledAt, cost }, position) => ({
        state: isCancelled || hasLapsed ? 'cancelled' : 'booked',
        ...(cancelledAt !== undefined && cost !== undefined && { cost: costThen(cancelledAt, position) }),
      })),
    };
  }
  return {
    hold,
    bookings: () => sandbox.bookings.map(shown),
    // Its prices and terms never change, so that only want of rooms may end an order. What it has said about these is
    // not kept.
    said: (of, answer) => (answer === 'asked' ? asked.has(of ?? '') : ['lost', 'soldOut'].includes(answer)),
    injected,
    calm: () => (isCalm = true),
    idle: () => Promise.resolve(),
    close: sandbox.close,
    inventory: async (parts) => {
      const adapter = await rapidInventory(parts, {
        url: sandbox.url,
        key,
        userAgent: 'Voyage/1.0',
        pointOfSale: { country: 'TW', currency: 'TWD' },
        choice: { minRating: 4.5, chains: new Set(), properties: new Set(), excluded: new Set() },
        callsPerMinute: null,
        holdMs,
        noticeKey: null,
      });
      await adapter.jobs[0].run();
      await adapter.content.refresh();
      return adapter;
    },
    process: {
      environment: {
        INVENTORY: 'rapid',
        RAPID_URL: sandbox.url,
        RAPID_API_KEY: key.key,
        RAPID_SHARED_SECRET: key.secret,
        ...(hold !== 'none' && { RAPID_HOLD_MINUTES: String(holdMinutes) }),
      },
    },
  };
}
