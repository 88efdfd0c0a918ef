import type { Env } from './platform/env.ts';
import { embeddedInventory } from './inventory/embedded/embedded-inventory.ts';
import { guardSupplier } from './inventory/guard-supplier.ts';
import type { Inventory, InventoryParts, MakeInventory } from './inventory/inventory.ts';
import { withSoundRates } from './inventory/sound-rates.ts';

const adapters: Record<Env['INVENTORY'], MakeInventory> = { embedded: embeddedInventory };

/** The adapter that INVENTORY names, or the caller's own, its supplier behind the guard that every one has. */
export async function createInventory(
  name: Env['INVENTORY'],
  parts: InventoryParts,
  make: MakeInventory = adapters[name],
): Promise<Inventory> {
  const { content, supplier, shopping, ...rest } = await make(parts);
  const guarded = guardSupplier(withSoundRates(supplier, parts), parts);
  return { ...rest, ...content, ...shopping(guarded), ...guarded };
}
