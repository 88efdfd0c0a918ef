import { testStart } from './environment.ts';
import { cancellationCosts } from '../src/inventory/cancellation-costs.ts';
import { rapidClient } from '../src/inventory/rapid/client.ts';
import { rapidSupplier } from '../src/inventory/rapid/rapid-supplier.ts';
import { sandboxProperties } from '../src/inventory/rapid/sandbox/properties.ts';
import { serveRapidSandbox } from '../src/inventory/rapid/sandbox/server.ts';
import type { InventorySupplier } from '../src/inventory/supplier.ts';
import { firstHotel } from './memory-inventory/hotel.ts';
import { memorySupplier, type MemoryAbilities } from './memory-inventory/supplier.ts';
import { startService } from './service.ts';

export interface Adapter {
  inventory: InventorySupplier;
  clock: { now: Date };
  /** It has two rooms of each type for sale. */
  hotelId: number;
  close: () => Promise<unknown>;
}
/** Every adapter, with two rooms of each type of one hotel. */
export const adapters: Record<string, () => Promise<Adapter>> = {
  embedded: async () => {
    const s = await startService();
    const hotelId = Number((await s.firstOffer('tyo')).hotelId);
    const rooms = await s.sql<{ id: number }>('select id from room_types where hotel_id = $1', [hotelId]);
    for (const { id } of rooms) await s.leave(id, 2);
    return { inventory: s.services.inventory, clock: s.clock, hotelId, close: s.close };
  },
  rapid: () => rapid(null),
  'rapid, with holds': () => rapid(45),
  memory: () => memory({}),
  'memory, with holds of its own length': () => memory({ hold: 'fixed' }),
  'memory, without holds, with single rooms cancelled': () => memory({ hold: 'none', cancelRooms: 'single' }),
};
/** @param holdMinutes of its holds; null: none */
async function rapid(holdMinutes: number | null): Promise<Adapter> {
  const s = await startService();
  const now = () => s.clock.now;
  const key = { key: 'sandbox', secret: 'sandbox secret' };
  const holdMs = holdMinutes === null ? null : holdMinutes * 60_000;
  const [property] = sandboxProperties(1);
  if (!property) throw new Error('there is no property');
  const rooms = property.rooms.map((room) => ({ ...room, count: 2 }));
  const sandbox = await serveRapidSandbox({
    key,
    now,
    properties: [{ ...property, rooms }],
    ...(holdMs !== null && { holdMs }),
  });
  const hotelId = firstHotel;
  const sold = {
    propertyId: property.id,
    hotelId,
    timeZone: property.zone,
    roomTypes: new Map(rooms.map(({ id }, index) => [id, index + 1])),
  };
  const inventory = rapidSupplier({
    client: rapidClient({ url: sandbox.url, key, userAgent: 'Voyage', fetch, now }),
    pointOfSale: { country: 'TW', currency: 'TWD' },
    properties: { byHotel: () => sold, byProperty: () => sold },
    costs: cancellationCosts(s.services.db, 'rapid', now),
    now,
    callsPerMinute: null,
    holdMs,
    requestWords: (code) => code,
    noticeKey: null,
  });
  const close = async () => {
    await sandbox.close();
    await s.close();
  };
  return { inventory, clock: s.clock, hotelId, close };
}
function memory(abilities: MemoryAbilities): Promise<Adapter> {
  const clock = { now: new Date(testStart) };
  const inventory = memorySupplier(() => clock.now, abilities);
  const hotelId = firstHotel;
  return Promise.resolve({ inventory, clock, hotelId, close: () => Promise.resolve() });
}
