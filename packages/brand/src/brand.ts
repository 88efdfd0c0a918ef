import type { Locale } from '@voyage/domain/locale.ts';

/** What differs between the two sites besides look and wording. The only texts here are names. */
export interface BrandConfig {
  id: 'main' | 'club';
  name: string;
  /** In the order of the language menu. */
  locales: readonly Locale[];
  defaultLocale: Locale;
  /** Currencies offered for approximate totals; the first is the default. */
  currencies: readonly [string, ...string[]];
  contact: { phone: string; email: string };
  themeColor: string;
  /** The mark beside the name: strokes in a box of 32 by 32. */
  mark: string;
  /** The mark as a browser's tab shows it. */
  icon: { background: string; line: string };
}
