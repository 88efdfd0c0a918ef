import { htmlLang, type Locale, type LocalizedText } from '@voyage/domain/locale.ts';
import { renderNonce } from './inline-hashes.ts';

/** The words stand here, not in the catalogs: this page must not need anything that may be what is broken. */
const title: LocalizedText = {
  'zh-tw': '頁面暫時無法顯示',
  'zh-cn': '页面暂时无法显示',
  ja: 'ページを表示できませんでした',
  en: 'This page cannot be shown at the moment',
};
const text: LocalizedText = {
  'zh-tw': '我們這邊出了問題，並非您的操作所致。請稍後再試一次。',
  'zh-cn': '我们这边出了问题，并非您的操作所致。请稍后再试一次。',
  ja: '当サイト側で問題が発生しました。お客様の操作によるものではありません。しばらくしてから、もう一度お試しください。',
  en: 'Something went wrong on our side, not on yours. Please try again in a moment.',
};
const again: LocalizedText = {
  'zh-tw': '再試一次',
  'zh-cn': '再试一次',
  ja: 'もう一度試す',
  en: 'Try again',
};
const home: LocalizedText = {
  'zh-tw': '回到首頁',
  'zh-cn': '回到首页',
  ja: 'トップページへ',
  en: 'Go to the home page',
};
const style =
  'body{margin:0;min-height:100vh;display:grid;place-content:center;padding:2rem;box-sizing:border-box;font:1.0625rem/1.6 system-ui,sans-serif;color:#1d1d1b;background:#fbfaf7}main{max-width:34rem}h1{font-weight:500;font-size:1.75rem;line-height:1.3}a{color:inherit;display:inline-block;padding:.5rem 1.25rem .5rem 0}a:focus-visible{outline:2px solid}@media(prefers-color-scheme:dark){body{color:#f2f0ea;background:#1b1b19}}';

/** What a reader sees when a page could not be rendered: plain, in the language of the address. */
export const errorPage = (locale: Locale, brand: string, phone: string): string =>
  `<!DOCTYPE html><html lang="${htmlLang(locale)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title[locale]} | ${brand}</title><style nonce="${renderNonce}">${style}</style></head><body><main><p>${brand}</p><h1>${title[locale]}</h1><p>${text[locale]}</p><p><a href="">${again[locale]}</a> <a href="/${locale}">${home[locale]}</a></p><p><a href="tel:${phone.replaceAll(' ', '')}">${phone}</a></p></main></body></html>`;
