import type { Locale } from '@voyage/domain/locale.ts';

// The service formats dates in mails and certificates the same way, so the functions are in the domain.
export { momentOn, taipeiClock, timeOn } from '@voyage/domain/written-date.ts';
export { daySpan, longDay, monthOf, plainDay, shortDay } from '@voyage/domain/written-day.ts';

/** The visitor's own zone, in the browser. */
export const localTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
/** Languages name themselves. Country names ("Türkiye" for TR) come from the service. */
export const languageNames: Record<Locale, string> = {
  'zh-tw': '繁體中文',
  'zh-cn': '简体中文',
  ja: '日本語',
  en: 'English',
};
