import type { Offer } from '@voyage/contracts/stay.ts';
import { htmlLang } from '@voyage/domain/locale.ts';
import { useLocale } from '@voyage/site-core/context/site-context.ts';

type Text = NonNullable<Offer['extras']>[number];

/** A text of a supplier, marked if it is in another language than the page. */
export function SupplierText({ of: { text, lang } }: { of: Text }) {
  const locale = useLocale();
  return <span lang={lang === locale ? undefined : htmlLang(lang)}>{text}</span>;
}
