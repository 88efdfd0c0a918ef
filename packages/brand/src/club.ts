import type { BrandConfig } from './brand.ts';

export const brand: BrandConfig = {
  id: 'club',
  name: 'Lanthorn Club',
  locales: ['zh-tw', 'zh-cn', 'en'],
  defaultLocale: 'en',
  currencies: ['TWD', 'USD', 'HKD', 'CNY', 'SGD', 'EUR', 'GBP', 'JPY'],
  contact: { phone: '+886 2 5550 1900', email: 'members@lanthorn.example' },
  themeColor: '#0E1418',
  mark: 'M16 1.5V5M11 9C11 6.5 13 5 16 5S21 6.5 21 9M9 9H23M10 9V25M22 9V25M8 25H24M10.5 29H21.5M16 12.5C12.8 16.5 13.4 20 16 21.5C18.6 20 19.2 16.5 16 12.5Z',
  icon: { background: '#0E1418', line: '#D2B27C' },
};
/**
 * Flags are separate constants, so that a bundler can drop the other brand's code (toolchain
 * notes).
 */
export const hasOrganizationData = true;
export const hasOrdersInMenu = true;
