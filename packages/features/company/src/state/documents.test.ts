import { locales, type Locale } from '@voyage/domain/locale.ts';
import { keysOf } from '@voyage/domain/keys-of.ts';
import { routeIds } from '@voyage/routes/pages.ts';
import { describe, expect, it } from 'vitest';
import { fillDocument, fillText, type DocumentText } from './document.ts';
import { partsOf } from './document-links.ts';
import { documentFacts, readings } from './document-facts.ts';
import { documentFiles, type DocumentName } from './document-files.ts';
import { organization } from './organization-fixture.ts';

const facts = (reading: keyof typeof readings, locale: Locale = 'en') =>
  documentFacts(locale, organization, (level) => level, readings[reading]);
const load = async (name: DocumentName, locale: Locale): Promise<DocumentText> =>
  (await documentFiles[name][locale]()).default;
const names = keysOf(documentFiles);
const pairs = names.flatMap((name) => locales.map((locale) => [name, locale] as const));
/** The document's placeholders and conditions, as text. */
const gaps = (value: unknown): string[] =>
  [
    ...new Set(
      JSON.stringify(value)
        .matchAll(/\{(\w+)(?:\}|, plural)|"when":"([^"]+)"|\]\(([^)]+)\)/g)
        .map(([found, name]) => name ?? found),
    ),
  ].toSorted();
const shape = ({ ours, sections }: DocumentText) => ({
  ours,
  sections: sections.map(({ id, body }) => ({
    id,
    body: body.map((block) =>
      typeof block === 'string' ? 'text' : 'when' in block ? block.when : `list of ${block.length}`,
    ),
    gaps: gaps(body),
  })),
});

describe.each(pairs)('%s in %s', (name, locale) => {
  it('matches the English version, section by section', async () =>
    expect(shape(await load(name, locale))).toEqual(shape(await load(name, 'en'))));

  it.each(['built', 'other'] as const)('can be filled in the %s reading', async (reading) => {
    const text = JSON.stringify(fillDocument(await load(name, locale), facts(reading, locale)));
    expect(text).not.toMatch(/[{]\w+[}]/);
  });

  it('contains no literal numbers: all come from the policy', async () => {
    const { sections, summary } = await load(name, locale);
    const prose = JSON.stringify([sections, summary]).replaceAll(/\{\w+\}|\]\([^)]*\)/g, '');
    expect(prose.match(/\d+/g) ?? []).toEqual([]);
  });

  it('has unique section ids, and lists as ours only existing sections', async () => {
    const { ours, sections } = await load(name, locale);
    const ids = sections.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toEqual(expect.arrayContaining([...ours]));
  });

  it('links to existing pages and sections', async () => {
    const text = JSON.stringify((await load(name, locale)).sections);
    for (const part of partsOf(text)) {
      if (typeof part === 'string') continue;
      const [page = '', id] = part.to.split('#');
      expect(routeIds).toContain(page);
      const target = names.find((one) => one === page);
      if (id && target)
        expect((await load(target, locale)).sections.map((section) => section.id)).toContain(id);
    }
  });
});

it('counts in English as the catalogs do', () => {
  const weeks = '{weeks, plural, one {# week} other {# weeks}}';
  expect(['1', '2'].map((count) => fillText(weeks, { values: { weeks: count } }))).toEqual([
    '1 week',
    '2 weeks',
  ]);
  expect(() => fillText(weeks, { values: {} })).toThrow('{weeks}');
});

it('rejects a document with an unknown placeholder', () =>
  expect(() => fillText('{nothing}', facts('built'))).toThrow('{nothing}'));

const textOf = async (name: DocumentName, id: string, reading: keyof typeof readings) =>
  JSON.stringify(
    fillDocument(await load(name, 'en'), facts(reading)).sections.find((section) => section.id === id)?.body,
  );

it('states the age, fees and limit of liability of the implemented reading', async () => {
  // whoever is of age in law, and is asked for a guardian's consent, reads whose condition it is
  expect(await textOf('member-terms', 'joining', 'built')).toMatch(
    /Until you are 20.*condition of ours.*of age at 18.*12 to under 18/,
  );
  const strict = await textOf('member-terms', 'joining', 'other');
  expect(strict).toMatch(/at least 20 years.*12 to under 20/);
  expect(strict).not.toContain('condition of ours');
  expect(await textOf('member-terms', 'fees', 'built')).toMatch(/NT\$35,000.*NT\$3,000.*is free/);
  expect(await textOf('member-terms', 'fees', 'other')).toMatch(
    /NT\$36,000.*NT\$3,600.*NT\$1,000, which we waive/,
  );
  expect(await textOf('service-terms', 'liability', 'built')).toMatch(
    /12 months or NT\$5,000, whichever is greater/,
  );
  expect(await textOf('service-terms', 'liability', 'other')).toMatch(/limited to NT\$5,000/);
  expect(await textOf('member-terms', 'privileges', 'built')).toContain('From elite: tailor-made');
  expect(await textOf('member-terms', 'privileges', 'other')).toContain('From platinum: tailor-made');
});
