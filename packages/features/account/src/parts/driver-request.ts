import { htmlLang, type Locale, type LocalizedText } from '@voyage/domain/locale.ts';

/** What a traveller shows a driver, in a language that the driver reads. */
export interface DriverRequest {
  /** BCP 47. */
  lang: string;
  request: string;
  /** An address in Latin letters may not be readable to the driver. */
  otherScript: boolean;
}

/**
 * Requests in the languages of the product, which no catalog contains together: a driver's language may
 * differ from the reader's.
 */
const requests: LocalizedText = {
  en: 'Please take me to this hotel.',
  'zh-tw': '請載我到這家飯店，謝謝。',
  'zh-cn': '请送我到这家酒店，谢谢。',
  ja: 'このホテルまでお願いします。',
};
export const requestIn = (locale: Locale): DriverRequest => ({
  lang: htmlLang(locale),
  request: requests[locale],
  otherScript: false,
});

const latin = (lang: string, request: string): DriverRequest => ({ lang, request, otherScript: false });
const other = (lang: string, request: string): DriverRequest => ({ lang, request, otherScript: true });

const arabic = other('ar', 'من فضلك خذني إلى هذا الفندق.');
const french = latin('fr', 'Pouvez-vous me conduire à cet hôtel, s’il vous plaît ?');
const german = latin('de', 'Bitte fahren Sie mich zu diesem Hotel.');
const spanish = latin('es', 'Por favor, lléveme a este hotel.');
const portuguese = latin('pt', 'Por favor, leve-me a este hotel.');

/**
 * By the hotel's time zone, which no two countries of these share. Where several languages are spoken
 * (Switzerland) or English is (Singapore, India), there is none: the card is in English.
 */
const byTimeZone: Record<string, DriverRequest> = {
  'Africa/Cairo': arabic,
  'Africa/Casablanca': arabic,
  'America/Argentina/Buenos_Aires': spanish,
  'America/Bogota': spanish,
  'America/Cancun': spanish,
  'America/Lima': spanish,
  'America/Mazatlan': spanish,
  'America/Mexico_City': spanish,
  'America/Punta_Arenas': spanish,
  'America/Santiago': spanish,
  'America/Sao_Paulo': latin('pt-BR', 'Por favor, me leve a este hotel.'),
  'America/St_Barthelemy': french,
  'Asia/Amman': arabic,
  'Asia/Bangkok': other('th', 'กรุณาไปส่งที่โรงแรมนี้'),
  'Asia/Dubai': arabic,
  'Asia/Ho_Chi_Minh': latin('vi', 'Làm ơn chở tôi đến khách sạn này.'),
  'Asia/Makassar': latin('id', 'Tolong antar saya ke hotel ini.'),
  'Asia/Muscat': arabic,
  'Asia/Qatar': arabic,
  'Asia/Riyadh': arabic,
  'Asia/Seoul': other('ko', '이 호텔로 가 주세요.'),
  'Asia/Kuala_Lumpur': latin('ms', 'Tolong bawa saya ke hotel ini.'),
  'Atlantic/Reykjavik': latin('is', 'Vinsamlegast aktu mér á þetta hótel.'),
  'Europe/Amsterdam': latin('nl', 'Wilt u mij naar dit hotel brengen, alstublieft?'),
  'Europe/Athens': other('el', 'Παρακαλώ, πηγαίνετέ με σε αυτό το ξενοδοχείο.'),
  'Europe/Berlin': german,
  'Europe/Budapest': latin('hu', 'Kérem, vigyen ehhez a szállodához.'),
  'Europe/Copenhagen': latin('da', 'Kør mig venligst til dette hotel.'),
  'Europe/Istanbul': latin('tr', 'Lütfen beni bu otele götürün.'),
  'Europe/Lisbon': portuguese,
  'Europe/Madrid': spanish,
  'Europe/Oslo': latin('nb', 'Vennligst kjør meg til dette hotellet.'),
  'Europe/Paris': french,
  'Europe/Prague': latin('cs', 'Odvezte mě prosím do tohoto hotelu.'),
  'Europe/Rome': latin('it', 'Per favore, mi porti a questo hotel.'),
  'Europe/Stockholm': latin('sv', 'Kör mig till det här hotellet, tack.'),
  'Europe/Vienna': german,
  'Europe/Zagreb': latin('hr', 'Molim vas, odvezite me do ovog hotela.'),
  'Pacific/Tahiti': french,
};
/** Countries with a script of their own in which we have neither a request nor the address. */
const unknownScripts = new Set([
  'Asia/Colombo',
  'Asia/Kathmandu',
  'Asia/Kolkata',
  'Asia/Phnom_Penh',
  'Asia/Thimphu',
  'Asia/Vientiane',
  'Indian/Maldives',
]);

/**
 * The request for a driver there. `local` is the language in which the service has the address for the place:
 * English if none of ours is written there.
 */
export function driverRequest(timeZone: string, local: Locale): DriverRequest {
  if (local !== 'en') return requestIn(local);
  return byTimeZone[timeZone] ?? { ...requestIn('en'), otherScript: unknownScripts.has(timeZone) };
}
