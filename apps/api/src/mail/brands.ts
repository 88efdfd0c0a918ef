import type { Locale } from '@voyage/domain/locale.ts';
import type { Brand } from './transport.ts';

export interface MailColors {
  page: string;
  raised: string;
  panel: string;
  text: string;
  secondary: string;
  action: string;
  onAction: string;
  hairline: string;
  ornament: string;
}
export interface MailBrand {
  name: string;
  contact: { phone: string; email: string };
  locales: readonly Locale[];
  defaultLocale: Locale;
  /** The brand's own tokens (packages/themes), in hexadecimal: mail programs know no variables. */
  color: MailColors;
  /** For programs that are dark; null: the brand is. */
  dark: MailColors | null;
  /** Latin display face, then what mail programs have. */
  display: string;
  text: string;
  radius: number;
  /** How the name is set at the top. */
  wordmark: { size: number; tracking: number; upperCase: boolean };
}

/** What a mail needs of a brand. Facts and colours repeat packages/brand and packages/themes, which the service does not see; a test compares them. */
export const brands: Record<Brand, MailBrand> = {
  main: {
    name: 'Aldermere',
    contact: { phone: '+886 2 5550 1800', email: 'concierge@aldermere.example' },
    locales: ['zh-tw', 'zh-cn', 'ja', 'en'],
    defaultLocale: 'ja',
    color: {
      page: '#FBF8F3',
      raised: '#FFFFFF',
      panel: '#EFE8DC',
      text: '#1E1B18',
      secondary: '#5E564D',
      action: '#7A4A2B',
      onAction: '#FFFFFF',
      hairline: '#DED4C4',
      ornament: '#B08D57',
    },
    dark: {
      page: '#171411',
      raised: '#211C18',
      panel: '#2C2620',
      text: '#F5EFE6',
      secondary: '#C2B6A7',
      action: '#D9B08C',
      onAction: '#1E1B18',
      hairline: '#40372E',
      ornament: '#B08D57',
    },
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
    color: {
      page: '#0E1418',
      raised: '#162027',
      panel: '#1F2C34',
      text: '#F3EEE4',
      secondary: '#B4BEC2',
      action: '#D2B27C',
      onAction: '#0E1418',
      hairline: '#2C3A43',
      ornament: '#6E6247',
    },
    dark: null,
    display: "'Bodoni Moda', Didot, 'Bodoni MT', Georgia, 'Times New Roman'",
    text: "Figtree, 'Helvetica Neue', Helvetica, Arial",
    radius: 12,
    wordmark: { size: 26, tracking: 0, upperCase: false },
  },
};
