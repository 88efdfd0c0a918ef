import { fromMajor } from '@voyage/domain/money.ts';
import type { FeeAtHotel } from '@voyage/domain/rate-terms.ts';
import type { CityTax } from '../../places.ts';
import type { SupplierStay } from '../../supplier.ts';

/**
 * The tax of a city for a stay, which its hotels collect on arrival beside the price. `averageNight` is the price of a
 * night of one room without taxes, in minor units of the tax's currency: its share of each person, or of the room,
 * decides the amount.
 */
export function cityTaxOf(
  tax: CityTax | null,
  { rooms }: Pick<SupplierStay, 'rooms'>,
  nights: number,
  averageNight: number,
): FeeAtHotel[] {
  if (!tax) return [];
  const minor = (major: number) => fromMajor(major, tax.currency).amount;
  const perNight = rooms.reduce((sum, { adults, childAges }) => {
    const payers = tax.per === 'room' ? 1 : adults + childAges.length;
    const tier = tax.tiers.findLast(([from]) => averageNight >= minor(from) * payers);
    return sum + (tier ? minor(tier[1]) * payers : 0);
  }, 0);
  return perNight === 0 ? [] : [{ kind: 'cityTax', amount: perNight * nights, currency: tax.currency }];
}
