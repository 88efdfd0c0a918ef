import { read } from './answer.ts';
import type { RapidClient } from './client.ts';
import { isMemberPlan, keyOf, rapidPlans, rateOf, type SoldProperty } from './rates.ts';
import { shop, type PointOfSale } from './shop.ts';
import { priceCheck, type WireProperty, type WireRate } from './wire.ts';
import type { Locale } from '@voyage/domain/locale.ts';
import type { RateKey, SupplierRate, SupplierStay } from '../supplier.ts';

/** A rate that is still sold, at its price now, and the link by which it is booked. */
export interface Checked {
  rate: SupplierRate;
  book: string;
}
interface Question {
  key: RateKey;
  stay: SupplierStay;
  locale: Locale;
}

/**
 * The rate of a key now. It is searched for again first: only a search states what cancelling costs, and its links
 * expire. Null: there is none of that name, or it cannot be sold as it is billed any more.
 */
export async function check(
  client: RapidClient,
  pointOfSale: PointOfSale,
  sold: SoldProperty,
  { key, stay, locale }: Question,
): Promise<Checked | 'soldOut' | null> {
  if (!rapidPlans.some((plan) => plan === key.planCode)) return null;
  const [property] = await shop(client, pointOfSale, {
    propertyIds: [sold.propertyId],
    stay,
    locale,
    ratesEach: maxRatesPerProperty,
    memberRates: isMemberPlan(key.planCode),
  });
  const found = property && wireRateOf(property, sold, key);
  if (!found) return 'soldOut';
  const bedsId = key.bedsId ?? bedsOf(key);
  const group = Object.values(found.bed_groups).find(({ id }) => id === bedsId);
  if (!group) return null;
  const answer = read(await client({ method: 'GET', path: group.links.price_check.href }), priceCheck);
  const { book } = answer.links;
  if (answer.status === 'sold_out' || !book) return 'soldOut';
  const asked = { stay, locale, chargedIn: pointOfSale.currency, termsUrl: pointOfSale.termsUrl };
  const now: WireRate = { ...found, occupancy_pricing: answer.occupancy_pricing };
  const rate = rateOf(now, { ...sold, roomTypeId: key.roomTypeId }, asked);
  return (
    rate && { rate: { ...rate, bedsId: group.id, supplierKey: keyOf(found.id, group.id) }, book: book.href }
  );
}

/** Of one property: as many as it has, in practice. */
export const maxRatesPerProperty = 250;

const rateIdOf = ({ supplierKey = '' }: RateKey): string => supplierKey.split(' ')[0] ?? '';
const bedsOf = ({ supplierKey = '' }: RateKey): string => supplierKey.split(' ')[1] ?? '';

function wireRateOf(property: WireProperty, { roomTypes }: SoldProperty, key: RateKey): WireRate | undefined {
  return property.rooms
    .find(({ id }) => roomTypes.get(id) === key.roomTypeId)
    ?.rates.find(({ id }) => id === rateIdOf(key));
}
