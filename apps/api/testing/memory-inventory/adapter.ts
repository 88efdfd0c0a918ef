import type { Adapter, InventoryParts } from '../../src/inventory/inventory.ts';
import { adapterOnRequest } from '../../src/inventory/on-request/adapter-on-request.ts';
import type { InventorySupplier } from '../../src/inventory/supplier.ts';
import { memoryContent } from './content.ts';

/** The adapter of a memory supplier: its content is in our tables, and its prices are asked for. */
export async function memoryAdapter(parts: InventoryParts, supplier: InventorySupplier): Promise<Adapter> {
  return adapterOnRequest(parts, await memoryContent(parts), supplier);
}
