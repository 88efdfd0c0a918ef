import type { Locale } from '@voyage/domain/locale.ts';
import type { SupplierStay } from '../supplier.ts';
import { read } from './answer.ts';
import type { RapidClient } from './client.ts';
import { occupancyOf } from './occupancy.ts';
import { availability, type WireProperty } from './wire.ts';

/** As whom we sell: by the contract with the supplier. */
export interface PointOfSale {
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** Of all prices: that in which cards are charged. */
  currency: string;
  billingTerms?: string | undefined;
  paymentTerms?: string | undefined;
  partnerPointOfSale?: string | undefined;
  platformName?: string | undefined;
  /**
   * The supplier's terms, which every booking page must name: an https address, with `{language}` where its language
   * code ('zh-TW') stands. None: no rate names them.
   */
  termsUrl?: string | undefined;
}

/** As many as the supplier prices in one call. */
export const maxPropertiesPerCall = 250;

const languages: Record<Locale, string> = { 'zh-tw': 'zh-TW', 'zh-cn': 'zh-CN', ja: 'ja-JP', en: 'en-US' };
export const languageOf = (locale: Locale): string => languages[locale];

interface Shopping {
  propertyIds: readonly string[];
  stay: SupplierStay;
  locale: Locale;
  /** The best of each property. */
  ratesEach: number;
  /** May only be asked for who has logged in. */
  memberRates: boolean;
}

/**
 * The properties that have rooms left, with their rates.
 * @throws Error of any other answer
 */
export async function shop(
  client: RapidClient,
  { country, currency, billingTerms, paymentTerms, partnerPointOfSale, platformName }: PointOfSale,
  { propertyIds, stay, locale, ratesEach, memberRates }: Shopping,
): Promise<WireProperty[]> {
  const answer = await client({
    method: 'GET',
    path: '/properties/availability',
    query: {
      checkin: stay.checkIn,
      checkout: stay.checkOut,
      occupancy: stay.rooms.map(occupancyOf),
      property_id: propertyIds,
      currency,
      language: languages[locale],
      country_code: country,
      rate_plan_count: String(ratesEach),
      sales_channel: 'website',
      sales_environment: 'hotel_only',
      rate_option: memberRates ? 'member' : undefined,
      billing_terms: billingTerms,
      payment_terms: paymentTerms,
      partner_point_of_sale: partnerPointOfSale,
      platform_name: platformName,
    },
  });
  // its way to say that none has
  if (answer.status === 404) return [];
  return read(answer, availability);
}
