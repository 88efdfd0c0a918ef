import type { Inventory, InventoryParts } from '../inventory.ts';
import { countOversold } from './allotment.ts';
import { createCatalogue } from './catalogue/create-catalogue.ts';
import { embeddedSupplier } from './embedded-supplier.ts';

/** A real inventory in our own database: facts in memory, allotments in tables. */
export async function embeddedInventory(parts: InventoryParts): Promise<Inventory> {
  const { ratesOf, ...catalogue } = await createCatalogue(parts);
  return {
    ...catalogue,
    ...embeddedSupplier(parts.db, parts.now, ratesOf),
    countOversold: (now) => countOversold(parts.db.pool, now),
  };
}
