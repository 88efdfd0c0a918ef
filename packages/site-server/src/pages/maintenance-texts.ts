import type { LocalizedText } from '@voyage/domain/locale.ts';

/** The texts of a site during maintenance. */
export const maintenanceTexts = {
  title: {
    'zh-tw': '網站維護中',
    'zh-cn': '网站维护中',
    ja: 'メンテナンス中です',
    en: 'We are working on our site',
  },
  untilThen: {
    'zh-tw': '我們正在更新網站，預計 {moment}（臺北時間）恢復。已成立的訂房不受影響；急事請來電。',
    'zh-cn': '我们正在更新网站，预计 {moment}（台北时间）恢复。已成立的预订不受影响；急事请来电。',
    ja: 'ただいまサイトを更新しております。{moment}（台北時間）に再開の予定です。ご予約に影響はございません。お急ぎの方はお電話ください。',
    en: 'We expect to be back on {moment} (Taipei time). Your bookings are not affected. If it cannot wait, please call us.',
  },
  soon: {
    'zh-tw': '我們正在更新網站，很快就會恢復。已成立的訂房不受影響；急事請來電。',
    'zh-cn': '我们正在更新网站，很快就会恢复。已成立的预订不受影响；急事请来电。',
    ja: 'ただいまサイトを更新しております。まもなく再開いたします。ご予約に影響はございません。お急ぎの方はお電話ください。',
    en: 'We will be back shortly. Your bookings are not affected. If it cannot wait, please call us.',
  },
} as const satisfies Record<string, LocalizedText>;
