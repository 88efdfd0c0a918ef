import type { Locale } from '@voyage/domain/locale.ts';
import * as v from 'valibot';
import { read } from '../answer.ts';
import type { RapidClient } from '../client.ts';
import { languageOf, type PointOfSale } from '../shop.ts';
import { linesOf } from './download.ts';

const file = v.object({ href: v.pipe(v.string(), v.url()) });

/** The lines of the supplier's whole content in a language. @throws Error if it is not there, or was cut */
export async function* contentLines(
  client: RapidClient,
  fetchFile: typeof fetch,
  { billingTerms, paymentTerms, partnerPointOfSale, platformName }: PointOfSale,
  locale: Locale,
): AsyncGenerator<string> {
  const answer = await client({
    method: 'GET',
    path: '/files/properties/content',
    query: {
      language: languageOf(locale),
      supply_source: 'expedia',
      billing_terms: billingTerms,
      payment_terms: paymentTerms,
      partner_point_of_sale: partnerPointOfSale,
      platform_name: platformName,
    },
  });
  yield* linesOf(fetchFile, read(answer, file).href);
}
