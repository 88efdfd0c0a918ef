import type { Offer } from '@voyage/contracts/stay.ts';
import { htmlLang } from '@voyage/domain/locale.ts';
import { usePage } from '@voyage/site-core/context/use-page.ts';
import { link } from '@voyage/ui/base/typography.css.ts';
import { NewTabLink } from './NewTabLink.tsx';

/** The supplier's own terms, if it names them. */
export function SupplierTermsLink({ of }: { of: Offer['supplierTerms'] }) {
  const { t, locale } = usePage();
  return (
    of && (
      <NewTabLink
        className={link}
        href={of.url}
        hrefLang={of.lang === locale ? undefined : htmlLang(of.lang)}
      >
        {t('booking.supplierTerms')}
      </NewTabLink>
    )
  );
}
