import type { Locale } from '@voyage/domain/locale.ts';

// The service formats days in emails and certificates the same way, so the functions are in the domain.
export { daySpan, longDay, monthOf, plainDay, shortDay } from '@voyage/domain/written-day.ts';

/** Languages name themselves. Country names ("Türkiye" for TR) come from the service. */
export const languageNames: Record<Locale, string> = {
  'zh-tw': '繁體中文',
  'zh-cn': '简体中文',
  ja: '日本語',
  en: 'English',
};
