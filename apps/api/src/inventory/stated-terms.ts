import type { Offer } from '@voyage/contracts/stay.ts';
import type { Locale } from '@voyage/domain/locale.ts';
import type { RateTerms } from '@voyage/domain/rate-terms.ts';
import { textIn } from '@voyage/domain/supplier-text.ts';

/** What only some suppliers state of a rate, as pages show it. */
export function statedTerms({ extras }: Pick<RateTerms, 'extras'>, locale: Locale): Pick<Offer, 'extras'> {
  return {
    ...(extras && { extras: extras.flatMap((extra) => textIn(extra, locale) ?? []) }),
  };
}
