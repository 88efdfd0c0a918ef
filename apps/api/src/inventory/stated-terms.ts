import type { Offer } from '@voyage/contracts/stay.ts';
import type { Locale } from '@voyage/domain/locale.ts';
import type { RateTerms } from '@voyage/domain/rate-terms.ts';
import { textIn, type PartialText } from '@voyage/domain/partial-text.ts';
import type { BindingParts } from './offer-store.ts';

/** What only some suppliers state of a rate, as pages show it. */
export function statedTerms(
  { extras, supplierTerms }: Pick<RateTerms, 'extras' | 'supplierTerms'>,
  locale: Locale,
): Pick<Offer, 'extras' | 'supplierTerms'> {
  const terms = supplierTerms && textIn(secure(supplierTerms), locale);
  return {
    ...(extras && { extras: extras.flatMap((extra) => textIn(extra, locale) ?? []) }),
    ...(terms && { supplierTerms: { url: terms.text, lang: terms.lang } }),
  };
}

/** Without what is not a secure address: it becomes a link. */
const secure = (addresses: PartialText): PartialText =>
  Object.fromEntries(
    Object.entries(addresses).filter(([, address]) => URL.parse(address)?.protocol === 'https:'),
  );

/** The beds of an offer to choose from; none if there is no choice. */
export function bedChoice({ beds = [] }: BindingParts, locale: Locale): Pick<Offer, 'beds'> {
  const named = beds.flatMap(({ offerRef, name }) => {
    const text = textIn(name, locale);
    return text ? [{ offerRef, ...text }] : [];
  });
  return named.length > 1 ? { beds: named } : {};
}
