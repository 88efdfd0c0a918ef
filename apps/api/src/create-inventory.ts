import type { Env } from './platform/env.ts';
import { embeddedInventory } from './inventory/embedded/embedded-inventory.ts';
import { guardInventory } from './inventory/guard-inventory.ts';
import { withSoundRates } from './inventory/sound-rates.ts';
import type { Inventory, InventoryParts, MakeInventory } from './inventory/inventory.ts';

const adapters: Record<Env['INVENTORY'], MakeInventory> = { embedded: embeddedInventory };

/** The adapter that INVENTORY names, or the caller's own, behind the guard that every adapter has. */
export const createInventory = async (
  name: Env['INVENTORY'],
  parts: InventoryParts,
  make: MakeInventory = adapters[name],
): Promise<Inventory> => guardInventory(withSoundRates(await make(parts), parts), parts);
