import type { Output } from '@voyage/contracts/endpoint.ts';
import type { cheapest as cheapestSchema, Offer } from '@voyage/contracts/stay.ts';
import type { Locale } from '@voyage/domain/locale.ts';
import type { RateTable } from '@voyage/domain/money.ts';
import { daysBetween } from '@voyage/domain/stay-date.ts';
import { cancellationTerms } from '../../cancellation-terms.ts';
import { chargeWords } from '../../charge-words.ts';
import { planOf, promotionOf, roomName } from '../../content/describe.ts';
import { feesAtHotel } from '../../fees-at-hotel.ts';
import type { BindingParts } from '../../offer-store.ts';
import { priceLines } from '../../price-lines.ts';
import type { SupplierRate, SupplierStay } from '../../supplier.ts';
import { vocabulary } from '../../vocabulary.ts';
import { cityTaxOf } from '../pricing/city-tax.ts';
import { cheapestOf, memberRateOf, type CheapestRate, type StaySearch } from './availability.ts';
import { privilegesWorth } from './privileges.ts';
import type { StoredHotel } from './stored-hotel.ts';

/** The cheapest rate that meets all `conditions`, and that with the privileges of a member; null: none is left. */
export function lowestWords(
  hotel: StoredHotel,
  search: StaySearch,
  conditions: number,
  rates: RateTable,
  locale: Locale,
): Output<typeof cheapestSchema> | null {
  const lowest = cheapestOf(hotel, search, conditions);
  return (
    lowest &&
    cheapestWords(hotel, lowest, memberRateOf(hotel, lowest, search, conditions), search.stay, rates, locale)
  );
}

/** The cheapest rate in words, with the member rate for those who want what the cheapest leaves out. */
function cheapestWords(
  hotel: StoredHotel,
  quick: CheapestRate,
  member: CheapestRate | null,
  stay: SupplierStay,
  rates: RateTable,
  locale: Locale,
): Output<typeof cheapestSchema> {
  const nights = daysBetween(stay.checkIn, stay.checkOut);
  const included = ({ total, average, plan: { plan, policy }, isFree }: CheapestRate) => ({
    total: { amount: total, currency: hotel.currency },
    feesAtHotel: feesAtHotel(cityTaxOf(hotel.place.cityTax, stay, nights, average)),
    planName: plan.name[locale],
    breakfasts: plan.breakfasts,
    creditUsd: plan.creditUsd,
    privilegesWorth: privilegesWorth(hotel, plan, stay, rates),
    freeCancellation: isFree,
    nonRefundable: policy.kind === 'non-refundable',
  });
  return {
    ...included(quick),
    averageNight: { amount: quick.average, currency: hotel.currency },
    roomName: roomName(quick.kind.code, locale),
    memberOnly: quick.plan.plan.memberOnly,
    memberRate: member && included(member),
  };
}

export function offerOf(
  hotel: StoredHotel,
  rate: SupplierRate,
  binding: BindingParts,
  stay: SupplierStay,
  rates: RateTable,
  locale: Locale,
): Offer {
  const plan = vocabulary().plans.get(rate.planCode);
  if (!plan) throw new Error(`a rate has the plan ${rate.planCode}, which is not in the vocabulary`);
  const promotion = rate.promotionCode ? vocabulary().promotions.get(rate.promotionCode) : undefined;
  return {
    offerRef: binding.offerRef,
    expiresAt: binding.expiresAt.toISOString(),
    plan: planOf(plan, locale),
    price: priceLines(rate),
    cancellation: cancellationTerms(rate.windows, rate),
    charge: binding.charge && chargeWords(binding.charge),
    promotion: promotion ? promotionOf(promotion, locale) : null,
    privilegesWorth: privilegesWorth(hotel, plan, stay, rates),
  };
}
