import { htmlLang, intlLocale, type Locale, type LocalizedText } from '@voyage/domain/locale.ts';
import { phoneHref } from '@voyage/domain/phone-href.ts';
import { fallbackTexts } from '@voyage/site-core/errors/fallback-texts.ts';
import { color, own } from '@voyage/themes/tokens.ts';
import { formTexts } from './form-texts.ts';
import { renderNonce } from '../platform/inline-hashes.ts';
import { maintenanceTexts } from './maintenance-texts.ts';

const words = fallbackTexts;
const { display, text, displayWeight } = own.font;
/** The brand's colours, and its typefaces if installed on the reader's device: nothing else is fetched. */
const style = `body{margin:0;min-height:100vh;display:grid;place-content:center;padding:2rem;box-sizing:border-box;font:1.0625rem/1.6 ${text};color:${color.text};background:${color.page}}main{max-width:34rem}h1{font:${displayWeight} 2.25rem/1.25 ${display}}a{color:${color.action};display:inline-block;padding:.5rem 1.25rem .5rem 0}a:focus-visible{outline:2px solid ${color.focus}}`;

interface PlainPage {
  locale: Locale;
  brand: string;
  phone: string;
  title: string;
  text: string;
  links: string;
}
const plainPage = ({ locale, brand, phone, title, text, links }: PlainPage): string =>
  `<!DOCTYPE html><html lang="${htmlLang(locale)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title} | ${brand}</title><style nonce="${renderNonce}">${style}</style></head><body><main><p>${brand}</p><h1>${title}</h1><p>${text}</p><p>${links}</p><p><a href="${phoneHref(phone)}">${phone}</a></p></main></body></html>`;

const again = (locale: Locale) => `<a href="">${words.again[locale]}</a>`;

const withNextDestinations = (
  { title, text }: Record<'title' | 'text', LocalizedText>,
  locale: Locale,
  brand: string,
  phone: string,
): string =>
  plainPage({
    locale,
    brand,
    phone,
    title: title[locale],
    text: text[locale],
    links: `${again(locale)} <a href="/${locale}">${words.home[locale]}</a>`,
  });

/** Shown when a page could not be rendered: plain, in the language of the address. */
export const errorPage = (locale: Locale, brand: string, phone: string): string =>
  withNextDestinations(words, locale, brand, phone);

/** Answers a form that the browser has sent itself, because our script did not: says so, and contains none of it. */
export const formPage = (locale: Locale, brand: string, phone: string): string =>
  withNextDestinations(formTexts, locale, brand, phone);

/** Replaces every page during maintenance; if `until` is null or past, the page does not mention an end. */
export function maintenancePage(locale: Locale, brand: string, phone: string, until: Date | null): string {
  const moment =
    until &&
    until.getTime() > Date.now() &&
    new Intl.DateTimeFormat(intlLocale(locale), {
      dateStyle: 'long',
      timeStyle: 'short',
      timeZone: 'Asia/Taipei',
    }).format(until);
  const text = moment
    ? maintenanceTexts.untilThen[locale].replace('{moment}', moment)
    : maintenanceTexts.soon[locale];
  return plainPage({
    locale,
    brand,
    phone,
    title: maintenanceTexts.title[locale],
    text,
    links: again(locale),
  });
}
