import { htmlLang, type Locale } from '@voyage/domain/locale.ts';

const answer = (type: string, body: string): string =>
  [
    'HTTP/1.1 503 Service Unavailable',
    `content-type: ${type}`,
    'cache-control: no-store',
    'retry-after: 5',
    `content-length: ${Buffer.byteLength(body)}`,
    '',
    body,
  ].join('\r\n');

/** What haproxy itself answers to a call: the same as the service while its database is unavailable. */
export const unavailableAnswer = (): string =>
  answer('application/json', '{"success":false,"code":"sy0001","message":"Busy; try again later."}');

const words: Record<Locale, { text: string; again: string }> = {
  'zh-tw': { text: '網站暫時無法使用，已成立的訂房不受影響。請稍候片刻再試。', again: '再試一次' },
  'zh-cn': { text: '网站暂时无法使用，已成立的预订不受影响。请稍等片刻再试。', again: '再试一次' },
  ja: {
    text: 'ただいまサイトを表示できません。ご予約に影響はございません。しばらくしてから、もう一度お試しください。',
    again: 'もう一度試す',
  },
  en: {
    text: 'This site is unavailable for a moment. Your bookings are not affected. Please try again shortly.',
    again: 'Try again',
  },
};
/** The languages of each site: haproxy does not know which one its visitor reads. */
const languages = {
  main: ['zh-tw', 'zh-cn', 'ja', 'en'],
  club: ['zh-tw', 'zh-cn', 'en'],
} as const satisfies Record<string, readonly Locale[]>;

/** What haproxy itself answers to a visitor who opens a page. */
export function unavailablePage(brand: keyof typeof languages): string {
  const paragraphs = languages[brand].map((locale) => {
    const { text, again } = words[locale];
    return `<p lang="${htmlLang(locale)}">${text} <a href="">${again}</a></p>`;
  });
  return answer(
    'text/html; charset=utf-8',
    `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>503</title><style>body{margin:15vh auto;max-width:34rem;padding:0 2rem;font:1.0625rem/1.6 sans-serif}a{white-space:nowrap}</style></head><body><main>${paragraphs.join('')}</main></body></html>`,
  );
}
