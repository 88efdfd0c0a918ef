import { htmlLang, type Locale } from '@voyage/domain/locale.ts';
import { expect, it } from 'vitest';
import { renderSample, visibleText } from '../../testing/mail/rendered.ts';
import { samples } from '../../testing/mail/samples.ts';
import { composeEmail } from './compose.ts';

/** What is in a language, by the elements that say so. */
const textMarkedAs = (html: string, lang: Locale): string[] =>
  [...html.matchAll(new RegExp(`<span lang="${htmlLang(lang)}"[^>]*>(.*?)</span>`, 'gs'))].map(
    ([, text = '']) => visibleText(`</head>${text}`),
  );
/** A confirmation of a hotel with texts in one language only. */
function confirmed(lang: Locale, locale: Locale, brand: 'main' | 'club' = 'main') {
  const { hotel, address, room, beds, plan } = samples(lang)['booking-confirmed'];
  const langs = { hotel: lang, address: lang, room: lang, beds: lang, plan: lang };
  return renderSample('booking-confirmed', locale, { hotel, address, room, beds, plan, langs }, brand);
}

it.each([
  { locale: 'zh-tw', brand: 'main' },
  { locale: 'zh-tw', brand: 'club' },
  { locale: 'ja', brand: 'main' },
] as const)('what a hotel has in English only is read in English: $brand in $locale', ({ locale, brand }) => {
  const { html, text, subject } = confirmed('en', locale, brand);
  const { hotel, address, room, beds, plan } = samples('en')['booking-confirmed'];
  const marked = textMarkedAs(html, 'en');
  for (const one of [hotel, address, room, beds, plan]) expect(marked).toContain(one);
  // in the sentence and above the facts
  expect(marked.filter((one) => one === hotel).length).toBeGreaterThan(1);
  expect(html).toMatch(new RegExp(`alt="${hotel}" lang="en"`));
  expect(subject).toContain(hotel);
  expect(subject + text + html).not.toMatch(/[\ufdd0-\ufdef]/);
  // ours are in the language of the email
  expect(textMarkedAs(html, locale)).toEqual([]);
});

it('nothing is marked that is in the language of the email', () => {
  for (const locale of ['zh-tw', 'ja', 'en'] as const)
    expect(renderSample('booking-confirmed', locale).html).not.toMatch(/<span lang=|<img[^>]* lang=/);
});

it.each([
  ['ja', 'zh-tw', 'Noto Sans JP', 'Shippori Mincho', 'Yu Gothic'],
  ['zh-cn', 'zh-tw', 'Noto Sans SC', 'Noto Serif SC', 'Microsoft YaHei'],
  ['zh-tw', 'ja', 'Noto Sans TC', 'Noto Serif TC', 'Microsoft JhengHei'],
] as const)('%s in %s has the faces of its own characters', (lang, locale, plain, display, windows) => {
  const { html } = confirmed(lang, locale);
  const styles = [...html.matchAll(new RegExp(`<span lang="${htmlLang(lang)}" style="([^"]*)"`, 'g'))].map(
    ([, style = '']) => style,
  );
  expect(styles.some((style) => style.includes(plain))).toBe(true);
  expect(
    styles.some((style) => style.includes(display)),
    'the name as a heading',
  ).toBe(true);
  expect(styles.every((style) => style.includes(`mso-fareast-font-family:'${windows}'`))).toBe(true);
});

it('a name in a language of ours stands between its characters without spaces, one in English with them', () => {
  expect(confirmed('ja', 'zh-tw').text).toMatch(/確認メゾン.*ジェルマン的住宿/);
  expect(confirmed('en', 'zh-tw').text).toMatch(/確認 Maison .*Germain 的住宿/);
});

it('nobody can mark a language in what they enter', () => {
  const { html, text } = renderSample('contact-notice', 'zh-tw', { message: '\ufdd2hidden\ufddf' });
  expect(html).not.toContain('<span lang=');
  expect(text).toContain('hidden');
});

it('an email that an older process queued, without languages, beds and rooms, is sent as it was', () => {
  const { langs: _, beds: __, byRoom: ___, ...older } = samples('en')['booking-confirmed'];
  const row = {
    id: 1,
    template: 'booking-confirmed',
    locale: 'en',
    brand: 'main',
    recipient: 'a@b.test',
    createdAt: new Date(0),
    data: older,
  } as unknown as Parameters<typeof composeEmail>[0];
  const sites = { main: 'https://www.site.example', club: 'https://www.site.example' };
  const { text } = composeEmail(row, sites, new Date(0));
  expect(text).toContain(older.room);
  expect(text).not.toMatch(/Guests by room|Beds/);
});
