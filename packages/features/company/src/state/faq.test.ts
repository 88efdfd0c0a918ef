import { locales, type Locale } from '@voyage/domain/locale.ts';
import { faqTabs } from '@voyage/routes/faq-query.ts';
import { routeIds } from '@voyage/routes/pages.ts';
import { describe, expect, it } from 'vitest';
import { partsOf } from './document-links.ts';
import { documentFacts, readings } from './document-facts.ts';
import { faqFiles } from './document-files.ts';
import { fillFaq, matchingSections, tabOf, type FaqText } from './faq.ts';
import { faqJsonLd } from './faq-json-ld.ts';
import { organization } from './organization-fixture.ts';

const load = async (locale: Locale): Promise<FaqText> => (await faqFiles[locale]()).default;
const filled = async (locale: Locale = 'en', reading: keyof typeof readings = 'built') =>
  fillFaq(
    await load(locale),
    documentFacts(locale, organization, (level) => level, readings[reading]),
  );

const gaps = (value: unknown): string[] =>
  [
    ...new Set(
      JSON.stringify(value)
        .matchAll(/\{(\w+)(?:\}|, plural)|"when":"([^"]+)"|\]\(([^)]+)\)/g)
        .map(([found, name]) => name ?? found),
    ),
  ].toSorted();
const shape = ({ ours, tabs }: FaqText) => ({
  ours,
  tabs: tabs.map(({ id, sections }) => ({
    id,
    sections: sections.map(({ id, questions }) => ({
      id,
      questions: questions.map(({ id, question, answer }) => ({ id, gaps: gaps([question, answer]) })),
    })),
  })),
});

describe.each(locales)('the questions in %s', (locale) => {
  it('match those in English, with the same facts', async () =>
    expect(shape(await load(locale))).toEqual(shape(await load('en'))));

  it('can be filled in both readings', async () => {
    for (const reading of ['built', 'other'] as const)
      expect(JSON.stringify(await filled(locale, reading))).not.toMatch(/[{]\w+[}]/);
  });

  it('contain no literal numbers: all come from the policy', async () => {
    const prose = JSON.stringify((await load(locale)).tabs).replaceAll(/\{\w+\}|\]\([^)]*\)/g, '');
    expect(prose.match(/\d+/g) ?? []).toEqual([]);
  });

  it('link to existing pages', async () => {
    const links = partsOf(JSON.stringify((await load(locale)).tabs)).flatMap((part) =>
      typeof part === 'string' ? [] : [part.to.split('#')[0]],
    );
    expect(links.length).toBeGreaterThan(5);
    expect(routeIds).toEqual(expect.arrayContaining(links));
  });
});

it('have two tabs with six sections, and unique question ids', async () => {
  const { tabs } = await filled();
  expect(tabs.map(({ id }) => id)).toEqual(faqTabs);
  const sections = tabs.flatMap((tab) => tab.sections);
  expect(sections.map(({ id }) => id).toSorted()).toEqual([
    'cancellation',
    'hotel-stay',
    'membership',
    'order-process',
    'payment',
    'privileges',
  ]);
  const ids = sections.flatMap(({ id, questions }) => [id, ...questions.map((one) => one.id)]);
  expect(new Set(ids).size).toBe(ids.length);
});

/** Section 9 of both documents of the specification, fact by fact. */
it.each([
  ['ahead', '14 days'],
  ['confirmation', '24 hours'],
  ['confirmation', '48 hours'],
  ['refund', '14 to 30 working days'],
  ['currency', 'New Taiwan dollars only'],
  ['cards', 'VISA, Mastercard, American Express or JCB'],
  ['prepayment', '3 working days'],
  ['prepayment', '7 working days'],
  ['weather', '3 days'],
  ['cancel-how', '24 hours'],
  ['times', '15:00'],
  ['times', '12:00'],
  ['hotel-credit', 'US$100'],
  ['consecutive', '24 hours'],
  ['points', '2 to 14 working days'],
  ['hotels-found', '4,000'],
  ['card-safety', 'encrypted'],
  ['fast-track', '50%'],
  ['help', '24 hours'],
  ['help', '1 year'],
  ['age', '18'],
  ['age', 'under 16'],
  ['password', '6 to 15'],
  ['ages', '12'],
  ['ages', '11'],
  ['free-bookings', '1 with basic, 10 with elite, 30 with platinum'],
  ['withdraw', '7 days'],
  ['withdraw', '1 month'],
  ['fees', 'NT$120,000'],
  ['tailor-made', 'NT$10,000'],
  ['tailor-made', 'NT$20,000'],
  ['tailor-made', 'NT$30,000'],
  ['tailor-made', 'NT$1,500'],
  ['tailor-made', '30 days'],
])('%s says %s', async (id, fact) => {
  const { tabs } = await filled();
  const question = tabs.flatMap(({ sections }) => sections.flatMap(({ questions }) => questions));
  expect(JSON.stringify(question.find((one) => one.id === id)?.answer)).toContain(fact);
});

it('are found by search terms in question, answer and section, in any order and width', async () => {
  const faq = await filled();
  const found = (typed: string) =>
    matchingSections(faq, typed).flatMap(({ questions }) => questions.map(({ id }) => id));
  expect(found('storm')).toEqual(['weather']);
  expect(found('CARD accept')).toContain('cards');
  expect(found('ｓｔｏｒｍ')).toEqual(['weather']);
  expect(found('storm penguin')).toEqual([]);
  expect(found('  ').length).toBeGreaterThan(30);
});

it('are found by tab', async () => {
  const faq = await filled();
  expect(tabOf(faq, 'refund')).toBe('general');
  expect(tabOf(faq, 'cancel')).toBe('hotel-reservation');
  expect(tabOf(faq, 'nothing')).toBeUndefined();
});

it('contain no link markup in structured data', async () => {
  const { mainEntity } = faqJsonLd(await filled());
  expect(mainEntity.length).toBeGreaterThan(30);
  for (const { name, acceptedAnswer } of mainEntity) {
    expect(name).not.toBe('');
    expect(acceptedAnswer.text).not.toMatch(/^$|\]\(/);
  }
});
