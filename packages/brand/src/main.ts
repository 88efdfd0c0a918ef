import type { BrandConfig } from './brand.ts';

export const brand: BrandConfig = {
  id: 'main',
  name: 'Aldermere',
  locales: ['zh-tw', 'zh-cn', 'ja', 'en'],
  defaultLocale: 'ja',
  currencies: ['TWD', 'JPY', 'CNY', 'USD', 'HKD', 'EUR', 'GBP', 'SGD'],
  contact: { phone: '+886 2 5550 1800', email: 'concierge@aldermere.example' },
  themeColor: '#FBF8F3',
  mark: 'M16 2.5C10 7 9 14 16 18.5C23 14 22 7 16 2.5ZM16 7V18.5M5 22.5H27M9 26H23M13 29.5H19',
  icon: { background: '#23433A', line: '#FBF8F3' },
};
/**
 * Flags are separate constants, so that a bundler can drop the other brand's code (toolchain
 * notes).
 */
export const hasOrganizationData = false;
/** Members reach their orders from the membership page and from emails. */
export const hasOrdersInMenu = false;
