import { htmlLang, type Locale } from '@voyage/domain/locale.ts';
import { fallbackWords } from '@voyage/frame/errors/fallback-words.ts';
import { renderNonce } from './inline-hashes.ts';

const { title, text, again, home } = fallbackWords;
const style =
  'body{margin:0;min-height:100vh;display:grid;place-content:center;padding:2rem;box-sizing:border-box;font:1.0625rem/1.6 system-ui,sans-serif;color:#1d1d1b;background:#fbfaf7}main{max-width:34rem}h1{font-weight:500;font-size:1.75rem;line-height:1.3}a{color:inherit;display:inline-block;padding:.5rem 1.25rem .5rem 0}a:focus-visible{outline:2px solid}@media(prefers-color-scheme:dark){body{color:#f2f0ea;background:#1b1b19}}';

/** What a reader sees when a page could not be rendered: plain, in the language of the address. */
export const errorPage = (locale: Locale, brand: string, phone: string): string =>
  `<!DOCTYPE html><html lang="${htmlLang(locale)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title[locale]} | ${brand}</title><style nonce="${renderNonce}">${style}</style></head><body><main><p>${brand}</p><h1>${title[locale]}</h1><p>${text[locale]}</p><p><a href="">${again[locale]}</a> <a href="/${locale}">${home[locale]}</a></p><p><a href="tel:${phone.replaceAll(' ', '')}">${phone}</a></p></main></body></html>`;
