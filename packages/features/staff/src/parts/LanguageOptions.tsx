import { brand } from '@voyage/brand';
import { languageNames } from '@voyage/i18n/dates.ts';

/** The languages of the site, as options of a select. */
export const LanguageOptions = () =>
  brand.locales.map((locale) => (
    <option key={locale} value={locale}>
      {languageNames[locale]}
    </option>
  ));
