import type { BrandConfig } from './brand.ts';

export const brand: BrandConfig = {
  id: 'club',
  name: 'Lanthorn Club',
  locales: ['zh-tw', 'zh-cn', 'en'],
  defaultLocale: 'en',
  currencies: ['TWD', 'USD', 'HKD', 'CNY', 'SGD', 'EUR', 'GBP', 'JPY'],
  contact: { phone: '+886 2 5550 1900', email: 'members@lanthorn.example' },
  themeColor: '#0E1418',
};
/** Flags are constants of their own, so that a bundler can drop what the other brand has (toolchain notes). */
export const hasOrganizationData = true;
