import { readFileSync } from 'node:fs';
import { locales, type Locale } from '@voyage/domain/locale.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { brands } from '../../../mail/brands.ts';
import type { Brand } from '../../../mail/transport.ts';
import { pdfText } from '../../../../testing/pdf-text.ts';
import { certificate, type Certificate } from './certificate.ts';
import type { CertificateOf } from './facts.ts';
import { printBrands } from './print-brand.ts';
import { expectSet } from '../../../../testing/certificate/expect-set.ts';
import { sampleKinds, sampleOrder, type SampleKind } from '../../../../testing/certificate/samples.ts';

const variants = (['main', 'club'] as const).flatMap((brand) =>
  brands[brand].locales.map((locale) => ({ brand, locale })),
);
const every = variants.flatMap((variant) => sampleKinds.map((kind) => ({ ...variant, kind })));
const of = (
  kind: SampleKind,
  { brand = 'main', locale = 'en', ...changes }: Partial<CertificateOf> = {},
): Promise<Certificate> => certificate({ ...sampleOrder(kind, locale), brand, locale, ...changes });
const textOf = async (...[kind, how]: Parameters<typeof of>): Promise<string> =>
  pdfText((await of(kind, how)).bytes);
/** The sample order with parts of it changed. */
const changed = (
  kind: SampleKind,
  changes: Partial<CertificateOf['order']>,
  locale: Locale = 'en',
  brand: Brand = 'main',
) => textOf(kind, { locale, brand, order: { ...sampleOrder(kind, locale).order, ...changes } });

describe('the page', () => {
  test.each(every)(
    '$kind of $brand in $locale holds all its lines, and breaks none before a mark',
    async ({ kind, brand, locale }) => {
      const made = await of(kind, { brand, locale });
      expectSet(made);
      for (const { text } of made.placed) expect(text).not.toMatch(/^[、。，．：；！？）」ー々,.)]|[（「(]$/);
    },
  );

  test('holds whatever the contracts allow, in both brands and every language', async () => {
    const name = fc.string({
      unit: fc.constantFrom(...'ABZÀÉÖßþāłňőşž’.-  aeiou'),
      minLength: 1,
      maxLength: 60,
    });
    const foreign = fc.string({
      unit: fc.constantFrom(...'京都駅前・ザグランドー（リゾート）聖日耳曼、飯店Grand Hotel '),
      minLength: 1,
      maxLength: 90,
    });
    const order = fc.record({
      firstname: name,
      lastname: name,
      roomGuests: fc.array(fc.record({ firstname: name, lastname: name }), { maxLength: 3 }),
      benefits: fc.array(foreign, { maxLength: 3 }),
      hotel: foreign,
      address: fc.oneof(foreign, fc.string({ unit: fc.constantFrom(...'abc 12,-'), maxLength: 220 })),
      telephone: fc.option(
        fc.string({ unit: fc.constantFrom(...'0123456789()- '), minLength: 1, maxLength: 32 }),
      ),
      room: foreign,
      note: fc.string({ unit: 'grapheme', maxLength: 500 }),
      parties: fc.array(
        fc.record({
          adults: fc.integer({ min: 1, max: 4 }),
          childAges: fc.array(fc.integer({ min: 0, max: 11 }), { maxLength: 4 }),
        }),
        { minLength: 1, maxLength: 4 },
      ),
      requests: fc.array(foreign, { maxLength: 5 }),
      total: fc.integer({ min: 0, max: 10 ** 15 }),
      number: fc.string({ unit: fc.constantFrom(...'0123456789ABCDEF'), minLength: 1, maxLength: 40 }),
    });
    await fc.assert(
      fc.asyncProperty(
        order,
        order,
        fc.constantFrom(...every),
        async (made, english, { kind, brand, locale }) => {
          const sample = sampleOrder(kind, locale);
          const money = { amount: made.total, currency: 'COP' };
          const withAll = (
            from: CertificateOf['order'],
            texts: Pick<typeof made, 'hotel' | 'address' | 'room' | 'benefits'>,
          ): CertificateOf['order'] => ({
            ...from,
            guest: { ...from.guest, firstname: made.firstname, lastname: made.lastname },
            roomGuests: made.roomGuests,
            plan: { ...from.plan, benefits: texts.benefits },
            hotel: { ...from.hotel, name: texts.hotel },
            hotelContact: { ...from.hotelContact, address: texts.address, telephone: made.telephone },
            roomName: texts.room,
            note: made.note,
            parties: made.parties,
            rooms: made.parties.length,
            specialRequests: made.requests.map((text, i) => ({ code: `r${i}`, name: text })),
            hotelConfirmationNumber: made.number,
            price: {
              ...from.price,
              subtotal: money,
              tax: money,
              service: money,
              discount: money,
              total: money,
            },
          });
          expectSet(
            await of(kind, {
              brand,
              locale,
              order: withAll(sample.order, made),
              inEnglish: sample.inEnglish && withAll(sample.inEnglish, english),
            }),
          );
        },
      ),
      { numRuns: 25, seed: 20_261_122 },
    );
  }, 120_000);

  test('cuts off nothing but a very long note', async () => {
    const { placed } = await of('extreme');
    expect(placed.filter(({ text }) => text.endsWith('…')).length).toBeLessThanOrEqual(1);
    const plain = await of('plain');
    expect(plain.placed.map(({ text }) => text).join(' ')).not.toContain('…');
  });

  test('keeps words in kana, and numbers, in one piece', async () => {
    const words = (await of('extreme', { locale: 'ja' })).placed.map(({ text }) => text);
    expect(words.some((text) => text.includes('サンジェルマン'))).toBe(true);
    expect(words.some((text) => text.includes('サーマルガーデンズ'))).toBe(true);
    expect(words.some((text) => text.includes('88214510'))).toBe(true);
  });
});

describe('the content of the certificate', () => {
  test.each(variants)(
    'everything that a desk and a member look for: $brand in $locale',
    async ({ brand, locale }) => {
      const text = await textOf('plain', { brand, locale });
      const { order, memberNumber } = sampleOrder('plain', locale);
      const clock = {
        en: 'in Paris (GMT+1)',
        'zh-tw': '（巴黎當地時間，GMT+1）',
        'zh-cn': '（巴黎当地时间，GMT+1）',
        ja: '（パリの現地時間、GMT+1）',
      };
      const { phone, email } = brands[brand].contact;
      const {
        bookingNumber,
        reservationNumber,
        hotelConfirmationNumber,
        hotel,
        hotelContact,
        roomName,
        planName,
      } = order;
      for (const part of [
        brand === 'main' ? 'ALDERMERE' : 'Lanthorn Club',
        phone,
        email,
        clock[locale],
        memberNumber,
        'SATO, Haruka',
      ])
        expect(text).toContain(part);
      for (const part of [
        bookingNumber,
        reservationNumber ?? '',
        hotelConfirmationNumber ?? '',
        hotel.name,
        hotelContact.address,
        hotelContact.telephone ?? '',
        roomName,
        planName,
      ])
        expect(text).toContain(part);
      for (const part of [
        '15:00',
        '12:00',
        '€1,950',
        '€195.60',
        '€2,145.60',
        'NT$78,421',
        'NT$36.55',
        '€715.20',
        '2026',
      ])
        expect(text).toContain(part);
      expect(text).not.toMatch(/undefined|null|NaN|[{}]|\[object|Europe\//);
      expect(text).not.toContain(brand === 'main' ? 'Lanthorn' : 'ALDERMERE');
    },
  );

  test('singular is used for one, and what is absent is not mentioned', async () => {
    const one = await changed('prepaid', { parties: [{ adults: 1, childAges: [7] }], nights: 1, rooms: 1 });
    expect(one).toContain('1 adult, 1 child (aged 7)');
    expect(one).toMatch(/^1 night$/m);
    expect(one).toMatch(/^1 room$/m);
    expect(one).toMatch(/^Room · /m);
    expect(await changed('plain', { parties: [{ adults: 1, childAges: [] }] })).toMatch(/^1 adult$/m);
    for (const text of [one, await textOf('plain'), await textOf('prepaid')])
      expect(text).not.toMatch(/\b1 (?:\w+s|children)\b|\b0 /);
    const family = [{ adults: 2, childAges: [4, 7] }];
    expect(await changed('plain', { parties: family, nights: 29 })).toMatch(
      /2 adults, 2 children \(aged 4, 7\)/,
    );
    for (const locale of locales)
      expect(await textOf('plain', { locale })).not.toMatch(/0 ?(?:位孩童|位儿童|名\b)|お子さま/);
  });

  test.each(variants)(
    'all that the rate promises, the number at the hotel, and who has which room: $brand in $locale',
    async ({ brand, locale }) => {
      const text = (await textOf('rooms', { brand, locale })).replaceAll('\n', ' ');
      const { order } = sampleOrder('rooms', locale);
      for (const benefit of order.plan.benefits) expect(text).toContain(benefit);
      expect(text).toContain('AG-20481');
      // of the booking, of the first room, and of the one without a name
      expect(text.match(/SATO, Haruka/g)?.length).toBeGreaterThanOrEqual(3);
      const party = locale === 'en' ? '2 adults' : locale === 'ja' ? '大人2名' : '2 位成人';
      expect(text).toMatch(new RegExp(`2[^·]*· TANAKA, Kenji · ${party}`));
    },
  );

  test('the latest check-in stands beside the earliest, where the hotel states one', async () => {
    const until = (latestCheckIn: string | null, locale: Locale = 'en') => {
      const { hotelContact } = sampleOrder('plain', locale).order;
      return changed('plain', { hotelContact: { ...hotelContact, latestCheckIn } }, locale);
    };
    expect(await until(null)).toMatch(/Tuesday, from 15:00$/m);
    expect(await until('22:00')).toMatch(/Tuesday, from 15:00 to 22:00$/m);
    expect((await until('02:00')).replaceAll('\n', ' ')).toContain('from 15:00 to 02:00 the next day');
    expect(await until('02:00', 'zh-tw')).toContain('15:00 至翌日 02:00');
    expect(await until('02:00', 'ja')).toContain('15:00〜翌日02:00');
  });

  test('terms of other rates are not member privileges', async () => {
    const { plan } = sampleOrder('prepaid', 'en').order;
    const text = await changed('prepaid', {
      plan: { ...plan, benefits: ['Nothing to pay before you arrive'] },
    });
    expect(text).not.toContain('Nothing to pay');
  });

  test('a stay paid by staff does not name their card', async () => {
    for (const kind of ['prepaid', 'cancelled'] as const) {
      const { payment } = sampleOrder(kind, 'en').order;
      const text = await changed(kind, { payment: { ...payment, byStaff: true } });
      expect(text).toMatch(
        kind === 'prepaid' ? /Paid in full by our staff: NT\$77,840\./ : /was paid by our staff\./,
      );
      expect(text).not.toContain('4242');
    }
  });

  test('how it is paid: at the hotel, or with which card', async () => {
    expect(await textOf('plain')).toContain('At the hotel during the stay, in EUR. We have charged nothing.');
    const prepaid = await textOf('prepaid');
    expect(prepaid).toContain('Paid in full by card ending in 4242: NT$77,840.');
    expect(prepaid.replaceAll('\u00a0', ' ')).toContain(
      'Charged NT$77,840, at €1 = NT$36.28 (10 November 2026)',
    );
    expect(prepaid).not.toContain('Approximately');
    expect(await changed('plain', { status: 'completed' })).toContain('Paid at the hotel, in EUR.');
  });

  test.each(variants)(
    'a cancelled stay is marked, with its number: $brand in $locale',
    async ({ brand, locale }) => {
      const text = await textOf('cancelled', { brand, locale });
      expect(text).toContain(
        {
          en: 'Certificate of cancellation',
          'zh-tw': '訂房取消證明',
          'zh-cn': '预订取消凭证',
          ja: 'キャンセル確認書',
        }[locale],
      );
      for (const part of ['C-730118', '€715.20', 'NT$51,890', '05:12', '4242']) expect(text).toContain(part);
      expect(text).not.toMatch(/Please show|請出示|请出示|ご提示ください/);
    },
  );

  test('a past deadline is not promised', async () => {
    const late = await textOf('plain', { now: new Date('2026-11-30T00:00:00Z') });
    expect(late).toContain('Was free until Sun, 29 November 2026, 15:00 in Paris (GMT+1).');
    expect(late).not.toContain('Free until');
  });

  test('the hotel credit is promised only to the stay that has it', async () => {
    expect(await textOf('plain')).toContain('US$100 for dining or the spa');
    const shared = await changed('plain', { creditSharedWith: 'VRPP8R4J8J' });
    expect(shared).not.toContain('US$100');
    expect(shared).toContain('breakfasts a day for each room');
  });

  test('replaces what no typeface has, one character at a time, and keeps the note', async () => {
    expect(await changed('plain', { note: 'Late \u{13000}\u{13001} arrival \u202ee' })).toContain(
      'Late \u25a1\u25a1 arrival e',
    );
    expect(await changed('plain', { note: '\u{13000}' })).toMatch(/MESSAGE TO THE HOTEL\n\u25a1/);
  });
});

describe('the file', () => {
  test.each(variants)(
    'has a language, a title and a structure that can be read aloud: $brand in $locale',
    async ({ brand, locale }) => {
      const { bytes } = await of('plain', { brand, locale });
      const raw = Buffer.from(bytes).toString('latin1');
      expect(raw).toContain(
        `/Lang (${{ 'zh-tw': 'zh-Hant', 'zh-cn': 'zh-Hans', ja: 'ja', en: 'en' }[locale]})`,
      );
      expect(raw).toMatch(/\/MarkInfo \d+ 0 R/);
      expect(raw).toContain('/DisplayDocTitle true');
      expect(raw).toMatch(/\/Title /);
      for (const tag of ['Document', 'H1', 'H2', 'P', 'Table', 'TR', 'TH', 'TD'])
        expect(raw).toMatch(new RegExp(`/S /${tag}\\b`));
      expect(raw.match(/\/BaseFont/g)?.length).toBeGreaterThan(2);
      expect(raw).not.toMatch(/Helvetica|Times-Roman/);
      expect(bytes.length).toBeLessThan(150_000);
    },
  );

  test.each(variants)('uses the fonts of $brand and of $locale', async ({ brand, locale }) => {
    const raw = Buffer.from((await of('plain', { brand, locale })).bytes).toString('latin1');
    const faces = [
      ...new Set([...raw.matchAll(/\/FontName \/\w+\+(\w+)/g)].map(([, face = '']) => face)),
    ].join();
    const own =
      brand === 'main'
        ? /CormorantGaramond.*HankenGrotesk|HankenGrotesk.*CormorantGaramond/
        : /BodoniModa.*Figtree|Figtree.*BodoniModa/;
    expect(faces).toMatch(own);
    const script = {
      en: [],
      'zh-tw': ['NotoSansTC', 'NotoSerifTC'],
      'zh-cn': ['NotoSansSC', 'NotoSerifSC'],
      ja: ['NotoSansJP', 'ShipporiMincho'],
    };
    // The company is registered in Taipei, and its name has a character that is not Japanese (份).
    const allowed = locale === 'ja' ? ['NotoSansTC'] : [];
    for (const [language, list] of Object.entries(script))
      for (const face of list)
        if (!allowed.includes(face))
          expect(faces.includes(face), `${face} in ${faces}`).toBe(language === locale);
  });
});
test('prints in the colours and with the mark of each brand', () => {
  const source = (file: string) =>
    readFileSync(new URL(`../../../../../../packages/${file}`, import.meta.url), 'utf8');
  const tokens = { main: source('themes/src/main/tokens.ts'), club: source('themes/src/club/tokens.ts') };
  for (const brand of ['main', 'club'] as const) {
    const { page, text, secondary, accent, hairline, ornament, mark } = printBrands[brand];
    for (const color of [text, secondary, accent, hairline, ornament, ...(brand === 'main' ? [page] : [])])
      expect(tokens[brand]).toContain(`'${color}'`);
    expect(source(`brand/src/${brand}.ts`)).toContain(`mark: '${mark}'`);
    for (const color of [text, secondary, accent])
      expect(contrast(color, page), color).toBeGreaterThanOrEqual(4.5);
  }
});
function contrast(a: string, b: string): number {
  const luminance = (hex: string) => {
    const [r = 0, g = 0, blue = 0] = [1, 3, 5]
      .map((i) => Number.parseInt(hex.slice(i, i + 2), 16) / 255)
      .map((c) => (c <= 0.040_45 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * blue;
  };
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].toSorted((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}
