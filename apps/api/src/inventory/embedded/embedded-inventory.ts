import { createContent, hotelIn } from '../content/create-content.ts';
import { vocabulary } from '../vocabulary.ts';
import type { Adapter, InventoryParts } from '../inventory.ts';
import { countOversold } from './allotment.ts';
import { embeddedSupplier } from './embedded-supplier.ts';
import { ratesOf } from './shopping/availability.ts';
import { embeddedShopping } from './shopping/embedded-shopping.ts';
import { readRoomsAndPlans } from './shopping/load.ts';

/** A real inventory in our own database: facts and prices in memory, allotments in tables. */
export async function embeddedInventory(parts: InventoryParts): Promise<Adapter> {
  const { db, now, rates } = parts;
  const { store, content } = await createContent(parts, {
    supplier: 'embedded',
    readRest: readRoomsAndPlans,
    policies: [...vocabulary().policies.values()],
  });
  return {
    content,
    supplier: embeddedSupplier(db, now, async ({ hotelId, stay }) =>
      ratesOf(hotelIn(store, hotelId), stay, now()),
    ),
    shopping: () => embeddedShopping(store, rates),
    countOversold: (at) => countOversold(db.pool, at),
  };
}
