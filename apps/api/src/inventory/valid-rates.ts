import { faultOf, type RateFault } from '@voyage/domain/rate-sums.ts';
import type { Logger } from 'pino';
import { observe } from '../platform/observed.ts';
import type { InventorySupplier, SupplierRate, SupplierStay } from './supplier.ts';

/** A supplier of whose rates only those are sold whose price adds up; the others are logged and counted. */
export function withValidRates(
  supplier: InventorySupplier,
  { log }: { log: Pick<Logger, 'warn'> },
): InventorySupplier {
  function sound(rates: readonly SupplierRate[], stay: SupplierStay): SupplierRate[] {
    const refused: { rate: SupplierRate; fault: RateFault }[] = [];
    const sold = rates.filter((rate) => {
      const fault = faultOf(rate, stay.rooms.length);
      if (fault) refused.push({ rate, fault });
      return !fault;
    });
    for (const { fault } of refused) observe('rateRefused', { fault });
    const [first] = refused;
    if (first) {
      const { hotelId, roomTypeId, planCode } = first.rate;
      log.warn(
        { supplier: supplier.name, hotelId, roomTypeId, planCode, fault: first.fault, count: refused.length },
        'a rate does not add up and is not sold',
      );
    }
    return sold;
  }
  const { onRequest } = supplier;
  return {
    ...supplier,
    onRequest: onRequest && {
      ...onRequest,
      rates: async (query) => sound(await onRequest.rates(query), query.stay),
    },
    rates: async (query) => sound(await supplier.rates(query), query.stay),
    priceCheck: async (key, stay, locale) => {
      const rate = await supplier.priceCheck(key, stay, locale);
      return rate && rate !== 'soldOut' ? (sound([rate], stay)[0] ?? null) : rate;
    },
  };
}
