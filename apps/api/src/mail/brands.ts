import { resolveLocale, type Locale } from '@voyage/domain/locale.ts';
import { brandColors, type BrandColors } from '../platform/brand-colors.ts';
import type { Brand } from './transport.ts';

export interface EmailBrand {
  name: string;
  contact: { phone: string; email: string };
  locales: readonly Locale[];
  defaultLocale: Locale;
  /** In hexadecimal: mail clients do not support variables. */
  color: BrandColors;
  /** For clients in dark mode; null if the brand is dark anyway. */
  dark: BrandColors | null;
  /** Latin display face, then the fonts of mail clients. */
  display: string;
  text: string;
  radius: number;
  /** The typography of the name at the top. */
  wordmark: { size: number; tracking: number; upperCase: boolean };
}

/**
 * What an email needs of a brand. Facts and colours repeat packages/brand and packages/themes, which the
 * service does not import; a test compares them.
 */
export const brands: Record<Brand, EmailBrand> = {
  main: {
    name: 'Aldermere',
    contact: { phone: '+886 2 5550 1800', email: 'concierge@aldermere.example' },
    locales: ['zh-tw', 'zh-cn', 'ja', 'en'],
    defaultLocale: 'ja',
    color: brandColors.main,
    dark: brandColors.mainDark,
    display: "'Cormorant Garamond', Georgia, 'Times New Roman'",
    text: "'Hanken Grotesk', 'Helvetica Neue', Helvetica, Arial",
    radius: 0,
    wordmark: { size: 22, tracking: 6, upperCase: true },
  },
  club: {
    name: 'Lanthorn Club',
    contact: { phone: '+886 2 5550 1900', email: 'members@lanthorn.example' },
    locales: ['zh-tw', 'zh-cn', 'en'],
    defaultLocale: 'en',
    color: brandColors.club,
    dark: null,
    display: "'Bodoni Moda', Didot, 'Bodoni MT', Georgia, 'Times New Roman'",
    text: "Figtree, 'Helvetica Neue', Helvetica, Arial",
    radius: 12,
    wordmark: { size: 26, tracking: 0, upperCase: false },
  },
};

/** The language in which a brand writes to a reader: theirs, or the one that its site uses instead. */
export function readerLocale(brand: Brand, locale: Locale): Locale {
  const { locales, defaultLocale } = brands[brand];
  return resolveLocale({ profile: locale, served: locales, fallback: defaultLocale });
}
