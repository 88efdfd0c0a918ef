import { locales, type Locale } from '@voyage/domain/locale.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startService, type TestService } from '../../../testing/service.ts';

let s: TestService;
beforeAll(async () => void (s = await startService()));
afterAll(() => s.close());

const listed = async (locale: Locale): Promise<Map<string, string>> => {
  const { data } = await s.call('GET', 'v1/meta/country', { locale });
  return new Map((data.countries as { code: string; name: string }[]).map(({ code, name }) => [code, name]));
};

describe.each(locales)('countries in %s', (locale) => {
  test('have unique short names', async () => {
    const names = await listed(locale);
    expect(names.size).toBeGreaterThan(230);
    for (const [code, name] of names) {
      expect(name, code).not.toMatch(
        /SAR|Special Administrative|特別行政|特别行政|中華人民|Republic of|Territories|自治区|自治區|领土|Burma|ビルマ|キンシャサ|Kinshasa|Keeling/,
      );
      expect(name, code).not.toMatch(/^[A-Z]{2}$/);
      expect(name, code).not.toMatch(/[()]/);
    }
    expect(new Set(names.values()).size).toBe(names.size);
  });

  test('have the same names in the list of calling codes', async () => {
    const { data } = await s.call('GET', 'v1/meta/phone-area', { locale });
    const names = await listed(locale);
    for (const area of data.areas as { country: string; name: string }[])
      expect(area.name).toBe(names.get(area.country));
    expect(data.areas.length).toBe(names.size);
  });
});

test.each([
  [
    'en',
    {
      HK: 'Hong Kong',
      MO: 'Macau',
      TW: 'Taiwan',
      CN: 'China',
      US: 'United States',
      GB: 'United Kingdom',
      MM: 'Myanmar',
      KR: 'South Korea',
    },
  ],
  [
    'zh-tw',
    { HK: '香港', MO: '澳門', TW: '臺灣', CN: '中國', US: '美國', AE: '阿拉伯聯合大公國', KR: '南韓' },
  ],
  ['zh-cn', { HK: '香港', MO: '澳门', TW: '台湾', CN: '中国', US: '美国', AE: '阿联酋', KR: '韩国' }],
  ['ja', { HK: '香港', MO: 'マカオ', TW: '台湾', CN: '中国', US: 'アメリカ', GB: 'イギリス', KR: '韓国' }],
] as const)('uses the customary names of countries in %s', async (locale, wanted) => {
  const names = await listed(locale);
  expect(Object.fromEntries(Object.keys(wanted).map((code) => [code, names.get(code)]))).toEqual(wanted);
});

test('a hotel uses the same country name', async () => {
  const { data } = await s.call('POST', 'v1/tp/hotel/search', {
    locale: 'zh-tw',
    body: {
      code: 'hong-kong',
      stay: { checkIn: '2026-12-01', checkOut: '2026-12-04', rooms: [{ adults: 2 }] },
    },
  });
  expect(
    new Set((data.hotels as { hotel: { country: string } }[]).map(({ hotel }) => hotel.country)),
  ).toEqual(new Set(['香港']));
});
