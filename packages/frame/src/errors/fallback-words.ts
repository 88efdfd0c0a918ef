import type { LocalizedText } from '@voyage/domain/locale.ts';

/** What is said where the catalogs may be what is broken: a page that could not be rendered, one that could not start or go on, and a site that is down for maintenance. */
export const fallbackWords = {
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
  maintenance: {
    'zh-tw': '網站維護中',
    'zh-cn': '网站维护中',
    ja: 'メンテナンス中です',
    en: 'We are working on this site',
  },
  untilThen: {
    'zh-tw': '我們正在更新網站，預計 {moment}（臺北時間）恢復。已成立的訂房不受影響；急事請來電。',
    'zh-cn': '我们正在更新网站，预计 {moment}（台北时间）恢复。已成立的预订不受影响；急事请来电。',
    ja: 'ただいまサイトを更新しております。{moment}（台北時間）に再開の予定です。ご予約に影響はございません。お急ぎの方はお電話ください。',
    en: 'We are renewing it and expect to be back on {moment} (Taipei time). Your bookings stand as they are; if it cannot wait, please call us.',
  },
  soon: {
    'zh-tw': '我們正在更新網站，很快就會恢復。已成立的訂房不受影響；急事請來電。',
    'zh-cn': '我们正在更新网站，很快就会恢复。已成立的预订不受影响；急事请来电。',
    ja: 'ただいまサイトを更新しております。まもなく再開いたします。ご予約に影響はございません。お急ぎの方はお電話ください。',
    en: 'We are renewing it and will be back shortly. Your bookings stand as they are; if it cannot wait, please call us.',
  },
} as const satisfies Record<string, LocalizedText>;
