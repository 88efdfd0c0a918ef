import type { Env } from './platform/env.ts';
import { embeddedInventory } from './inventory/embedded/embedded-inventory.ts';
import { guardSupplier } from './inventory/guard-supplier.ts';
import type { Inventory, InventoryParts, MakeInventory } from './inventory/inventory.ts';
import { rapidInventory } from './inventory/rapid/rapid-inventory.ts';
import { readSettings } from './inventory/rapid/read-settings.ts';
import { withValidRates } from './inventory/valid-rates.ts';

const adapters: Record<Env['INVENTORY'], (env: Env) => MakeInventory> = {
  embedded: () => embeddedInventory,
  rapid: (env) => (parts) => rapidInventory(parts, readSettings(env)),
};

/** The adapter that INVENTORY names, or the caller's own, its supplier behind the guard that every one has. */
export async function createInventory(
  env: Env,
  parts: InventoryParts,
  make: MakeInventory = adapters[env.INVENTORY](env),
): Promise<Inventory> {
  const { content, supplier, shopping, ...rest } = await make(parts);
  const guarded = guardSupplier(withValidRates(supplier, parts), parts);
  return { ...rest, ...content, ...shopping(guarded), ...guarded };
}
