import { htmlLang, type Locale } from '@voyage/domain/locale.ts';
import { expect, test } from 'vitest';
import { expectSet } from '../../../../testing/certificate/expect-set.ts';
import { sampleOrder } from '../../../../testing/certificate/samples.ts';
import { pdfText, textMarkedAs } from '../../../../testing/pdf-text.ts';
import { certificate } from './certificate.ts';
import type { CertificateOf } from './facts.ts';

/** The sample, of a hotel with texts in one language only. */
function onlyIn(lang: Locale, locale: Locale): Pick<CertificateOf, 'order' | 'inEnglish'> {
  const { order: theirs } = sampleOrder('rooms', lang);
  const of = (order: CertificateOf['order'], reader: Locale): CertificateOf['order'] =>
    reader === lang
      ? order
      : {
          ...order,
          hotel: { ...order.hotel, name: theirs.hotel.name, langs: { name: lang } },
          hotelContact: {
            ...order.hotelContact,
            address: theirs.hotelContact.address,
            langs: { address: lang },
          },
          roomName: theirs.roomName,
          planName: theirs.planName,
          langs: { roomName: lang, planName: lang },
          room: { ...order.room, beds: theirs.room.beds, langs: { name: lang, beds: lang } },
          plan: { ...order.plan, benefits: theirs.plan.benefits, langs: { benefits: lang } },
          extras: [{ text: 'Spa credit of US$50 for each stay', lang: 'en' }],
        };
  const { order, inEnglish } = sampleOrder('rooms', locale);
  return { order: of(order, locale), inEnglish: inEnglish && of(inEnglish, 'en') };
}
const made = (lang: Locale, locale: Locale, changes: Partial<CertificateOf['order']> = {}) => {
  const { order, inEnglish } = onlyIn(lang, locale);
  return certificate({
    ...sampleOrder('rooms', locale),
    order: { ...order, ...changes },
    inEnglish: inEnglish && { ...inEnglish, ...changes },
    brand: 'main',
    locale,
  });
};
const facesIn = (bytes: Uint8Array): string =>
  [
    ...Buffer.from(bytes)
      .toString('latin1')
      .matchAll(/\/FontName \/\w+\+(\w+)/g),
  ]
    .map(([, face = '']) => face)
    .join();

test.each(['zh-tw', 'ja'] as const)(
  'what a hotel has in English only is read in English: %s',
  async (locale) => {
    const page = await made('en', locale);
    expectSet(page);
    const marked = textMarkedAs(page.bytes, 'en');
    const { hotel, hotelContact, roomName, planName, plan, room, extras } = onlyIn('en', locale).order;
    for (const text of [
      hotel.name,
      hotelContact.address,
      roomName,
      room.beds,
      planName,
      ...plan.benefits,
      ...(extras ?? []).map((extra) => extra.text),
    ])
      expect(marked.replaceAll('\n', ' ')).toContain(text);
    // ours are in the language of the page
    const words = pdfText(page.bytes);
    for (const ours of {
      'zh-tw': ['訂房憑證', '每房每日 2 份早餐'],
      ja: ['予約確認書', '1室につき毎日2名様分のご朝食'],
    }[locale]) {
      expect(words).toContain(ours);
      expect(marked).not.toContain(ours);
    }
  },
);

test('a text in the language of the page is not marked', async () => {
  const { bytes } = await made('en', 'en');
  expect(Buffer.from(bytes).toString('latin1')).not.toMatch(/\/S \/Span\b/);
});

test('the beds that were chosen are marked as the supplier has them', async () => {
  const { bytes } = await made('zh-tw', 'zh-tw', { beds: { text: '2 single beds', lang: 'en' } });
  expect(textMarkedAs(bytes, 'en')).toContain('2 single beds');
});

test.each([
  { lang: 'ja', locale: 'zh-tw', own: 'NotoSansTC', theirs: ['NotoSansJP', 'ShipporiMincho'] },
  { lang: 'ja', locale: 'zh-cn', own: 'NotoSansSC', theirs: ['NotoSansJP', 'ShipporiMincho'] },
  { lang: 'zh-cn', locale: 'zh-tw', own: 'NotoSansTC', theirs: ['NotoSansSC', 'NotoSerifSC'] },
  { lang: 'zh-tw', locale: 'ja', own: 'NotoSansJP', theirs: ['NotoSansTC', 'NotoSerifTC'] },
] as const)(
  'characters are drawn as $lang has them in a page in $locale',
  async ({ lang, locale, own, theirs }) => {
    const { bytes } = await made(lang, locale);
    const faces = facesIn(bytes);
    for (const face of [own, ...theirs]) expect(faces).toContain(face);
    expect(Buffer.from(bytes).toString('latin1')).toContain(`/Lang (${htmlLang(lang)})`);
    expect(textMarkedAs(bytes, htmlLang(lang)).replaceAll('\n', '')).toContain(
      sampleOrder('rooms', lang).order.hotel.name,
    );
  },
);

test('a line that is broken, or cut off, stays in its language', async () => {
  const long = 'Early arrival and late departure where the house allows it, at no charge. '.repeat(9);
  const { plan } = onlyIn('en', 'zh-tw').order;
  const page = await made('en', 'zh-tw', { plan: { ...plan, benefits: [long], langs: { benefits: 'en' } } });
  expectSet(page);
  const marked = textMarkedAs(page.bytes, 'en').replaceAll(/\s+/g, ' ');
  expect(marked).toContain('Early arrival and late departure where the house allows it, at no charge. Early');
});

test('nobody can mark a language in a message to the hotel', async () => {
  const { bytes } = await made('zh-tw', 'zh-tw', { note: '\ufdd2hidden\ufddf', extras: [] });
  expect(textMarkedAs(bytes, 'ja')).toBe('');
  expect(pdfText(bytes)).toContain('hidden');
});
