import type { LocalizedText } from '@voyage/domain/locale.ts';

/**
 * Texts for when the catalogs themselves may have failed: a page that could not be rendered, and one that
 * could not start or continue.
 */
export const fallbackTexts = {
  title: {
    'zh-tw': '頁面暫時無法顯示',
    'zh-cn': '页面暂时无法显示',
    ja: 'ページを表示できませんでした',
    en: 'This page cannot be shown at the moment',
  },
  text: {
    'zh-tw': '我們這邊出了問題，並非您的操作所致。請稍後再試一次。',
    'zh-cn': '我们这边出了问题，并非您的操作所致。请稍后再试一次。',
    ja: '当サイト側で問題が発生しました。お客様の操作によるものではありません。しばらくしてから、もう一度お試しください。',
    en: 'Something went wrong on our side, not on yours. Please try again in a moment.',
  },
  again: { 'zh-tw': '再試一次', 'zh-cn': '再试一次', ja: 'もう一度試す', en: 'Try again' },
  home: { 'zh-tw': '回到首頁', 'zh-cn': '回到首页', ja: 'トップページへ', en: 'Go to the home page' },
} as const satisfies Record<string, LocalizedText>;
