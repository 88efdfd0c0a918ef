import { cancellationTerms } from '../../src/inventory/cancellation-terms.ts';
import { chargeWords } from '../../src/inventory/charge-words.ts';
import type { Adapter, InventoryParts } from '../../src/inventory/inventory.ts';
import { shoppingOnRequest } from '../../src/inventory/on-request/shopping-on-request.ts';
import { priceLines } from '../../src/inventory/price-lines.ts';
import type { InventorySupplier } from '../../src/inventory/supplier.ts';
import { errors } from '../../src/platform/errors.ts';
import { memoryContent } from './content.ts';

/** The adapter of a memory supplier: its content is in our tables, and its prices are asked for. */
export async function memoryAdapter(parts: InventoryParts, supplier: InventorySupplier): Promise<Adapter> {
  const { store, content } = await memoryContent(parts);
  return {
    content,
    supplier,
    shopping: (guarded) => {
      if (!guarded.onRequest) throw new Error('the memory supplier prices on request');
      return {
        ...shoppingOnRequest({ ...parts, store, content }, guarded, guarded.onRequest),
        offer: (rate, binding, _stay, locale) => {
          const plan = content.plan(rate.planCode, locale);
          if (!plan) throw errors.planNotFound();
          return {
            offerRef: binding.offerRef,
            expiresAt: binding.expiresAt.toISOString(),
            plan,
            price: priceLines(rate),
            cancellation: cancellationTerms(rate.windows, rate),
            charge: binding.charge && chargeWords(binding.charge),
            promotion: null,
            privilegesWorth: null,
          };
        },
      };
    },
  };
}
