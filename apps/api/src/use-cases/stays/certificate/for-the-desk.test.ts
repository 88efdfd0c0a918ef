import type { Locale } from '@voyage/domain/locale.ts';
import { expect, test } from 'vitest';
import { sampleOrder } from '../../../../testing/certificate/samples.ts';
import { brands } from '../../../mail/brands.ts';
import { certificate } from './certificate.ts';
import type { CertificateOf } from './facts.ts';

const inLanguages = (['main', 'club'] as const).flatMap((brand) =>
  brands[brand].locales.filter((locale) => locale !== 'en').map((locale) => ({ brand, locale })),
);
const of = ({ brand = 'main', locale = 'ja', ...changes }: Partial<CertificateOf>) =>
  certificate({ ...sampleOrder('plain', locale), brand, locale, ...changes });
const linesOf = async (how: Partial<CertificateOf>): Promise<string[]> =>
  (await of(how)).placed.map(({ text }) => text);
/** What stands beside or beneath, in one line each. */
const english = [
  'Booking certificate',
  'Booking number',
  'Hotel confirmation',
  'Aurelian Palace Trocadéro',
  '14 avenue de la Vieille Lanterne, Trocadéro, 75116 Paris, France',
  'Check-in',
  '1 December 2026 · Tuesday, from 15:00',
  'Check-out',
  '4 December 2026 · Friday, by 12:00',
  '3 nights · 1 room',
  'Guest',
  '2 adults',
  'Deluxe room with a view of the river · One king bed · 42 m²',
  'A quiet room on a high floor (on request, decided by the hotel on arrival)',
];

test.each(inLanguages)('what a desk needs is there in English: $brand in $locale', async (how) => {
  const lines = await linesOf(how);
  expect(lines).toEqual(expect.arrayContaining(english));
  expect(lines).toContainEqual(
    expect.stringMatching(/^2 breakfasts a day for each room · US\$100 for dining/),
  );
  // the rest is between the member and us
  expect(lines.join('\n')).not.toMatch(/Cancellation|Payment|Price|Free until|Please show/);
});

test.each(inLanguages)(
  'nothing is added for a desk that reads the language: $brand in $locale',
  async (how) => {
    const lines = await linesOf({ ...how, inEnglish: null });
    expect(english.filter((line) => lines.includes(line))).toEqual([]);
  },
);

test('it is small, but not too small to read, also on a full page', async () => {
  for (const kind of ['plain', 'rooms', 'prepaid', 'cancelled'] as const) {
    const { placed } = await of(sampleOrder(kind, 'ja'));
    const label = placed.find(({ text }) => text === 'Check-in');
    expect(label?.height, kind).toBeGreaterThanOrEqual(6.3 * 1.35 - 0.01);
  }
});

test('what is the same in both languages is printed once', async () => {
  const { order, inEnglish } = sampleOrder('plain', 'ja');
  const name = 'Aurelian Palace';
  const named = (of: CertificateOf['order']) => ({ ...of, hotel: { ...of.hotel, name } });
  const lines = await linesOf({ order: named(order), inEnglish: inEnglish && named(inEnglish) });
  for (const once of [name, 'SATO, Haruka']) expect(lines.filter((line) => line === once)).toHaveLength(1);
});

test('a screen reader speaks the English in English', async () => {
  const raw = async (locale: Locale) => Buffer.from((await of({ locale })).bytes).toString('latin1');
  expect(await raw('ja')).toMatch(/\/Lang \(en\)/);
  expect(await raw('en')).not.toMatch(/\/S \/Span\b/);
});
