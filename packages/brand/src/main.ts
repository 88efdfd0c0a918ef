import type { BrandConfig } from './brand.ts';

export const brand: BrandConfig = {
  id: 'main',
  name: 'Aldermere',
  locales: ['zh-tw', 'zh-cn', 'ja', 'en'],
  defaultLocale: 'ja',
  currencies: ['TWD', 'JPY', 'CNY', 'USD', 'HKD', 'EUR', 'GBP', 'SGD'],
  contact: { phone: '+886 2 5550 1800', email: 'concierge@aldermere.example' },
  themeColor: '#FBF8F3',
};
/** Flags are constants of their own, so that a bundler can drop what the other brand has (toolchain notes). */
export const hasOrganizationData = false;
