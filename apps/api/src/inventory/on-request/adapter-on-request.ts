import { cancellationTerms } from '../cancellation-terms.ts';
import { chargeWords } from '../charge-words.ts';
import type { Content } from '../content.ts';
import type { ContentHotel } from '../content/hotel.ts';
import type { Store } from '../content/store.ts';
import type { Adapter, InventoryParts } from '../inventory.ts';
import { priceLines } from '../price-lines.ts';
import type { InventorySupplier } from '../supplier.ts';
import { errors } from '../../platform/errors.ts';
import { shoppingOnRequest } from './shopping-on-request.ts';

/** The adapter of a supplier whose content is in our tables, and which is asked for its prices. */
export function adapterOnRequest(
  parts: InventoryParts,
  { store, content }: { store: Store<ContentHotel>; content: Content },
  supplier: InventorySupplier,
): Adapter {
  return {
    content,
    supplier,
    shopping: (guarded) => {
      if (!guarded.onRequest) throw new Error('the supplier is not asked for prices');
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
