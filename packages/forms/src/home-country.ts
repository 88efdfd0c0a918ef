import type { Locale } from '@voyage/domain/locale.ts';

const byLocale = { 'zh-tw': 'TW', 'zh-cn': 'CN', ja: 'JP', en: 'US' } as const satisfies Record<
  Locale,
  string
>;
/** Where most members live, by the time zone of their device. */
const byTimeZone: Record<string, string> = {
  'Asia/Taipei': 'TW',
  'Asia/Hong_Kong': 'HK',
  'Asia/Macau': 'MO',
  'Asia/Shanghai': 'CN',
  'Asia/Urumqi': 'CN',
  'Asia/Tokyo': 'JP',
  'Asia/Seoul': 'KR',
  'Asia/Singapore': 'SG',
  'Asia/Kuala_Lumpur': 'MY',
  'Asia/Bangkok': 'TH',
  'Asia/Jakarta': 'ID',
  'Asia/Manila': 'PH',
  'Asia/Dubai': 'AE',
  'Australia/Sydney': 'AU',
  'Australia/Melbourne': 'AU',
  'Pacific/Auckland': 'NZ',
  'Europe/London': 'GB',
  'Europe/Paris': 'FR',
  'Europe/Berlin': 'DE',
  'Europe/Zurich': 'CH',
  'America/Toronto': 'CA',
  'America/Vancouver': 'CA',
};
/**
 * The likely country of a visitor's telephone, in ISO 3166-1: of the browser's language, otherwise of the time zone,
 * otherwise of the page's language. Browsers in English are often set to that of another country, so the time zone
 * counts more than it.
 */
export function homeCountry(locale: Locale): string {
  const named = (globalThis.navigator?.languages ?? []).flatMap((language) => {
    const [, spoken, region] = /^([a-z]+)\b.*-([A-Z]{2})$/.exec(language) ?? [];
    return spoken && region ? { spoken, region } : [];
  });
  return (
    named.find(({ spoken }) => spoken !== 'en')?.region ??
    byTimeZone[Intl.DateTimeFormat().resolvedOptions().timeZone] ??
    named[0]?.region ??
    byLocale[locale]
  );
}
