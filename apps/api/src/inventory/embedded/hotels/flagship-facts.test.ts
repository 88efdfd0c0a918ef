import { locales } from '@voyage/domain/locale.ts';
import { describe, expect, test } from 'vitest';
import { numbersIn } from '../../../../testing/numbers-in-text.ts';
import { readFlagships } from './flagships.ts';

describe.each(readFlagships().map((flagship) => [flagship.slug, flagship] as const))(
  '%s',
  (_slug, { story, ...facts }) => {
    const text = (locale: (typeof locales)[number]) =>
      [story.standfirst[locale], ...story.paragraphs[locale], ...story.highlights[locale]].join('\n');

    test('states the same numbers in each language', () => {
      const english = numbersIn(text('en'), 'en');
      for (const locale of locales) expect(numbersIn(text(locale), locale), locale).toEqual(english);
    });

    test('states rooms and years as in the facts', () => {
      for (const locale of locales) {
        const stated = numbersIn(text(locale), locale);
        expect(stated, locale).toEqual(
          expect.arrayContaining([
            facts.roomCount,
            facts.openedYear,
            ...(facts.renovatedYear === null ? [] : [facts.renovatedYear]),
          ]),
        );
      }
    });

    test('has the same number of highlights in each language', () => {
      for (const locale of locales)
        expect(story.highlights[locale], locale).toHaveLength(story.highlights.en.length);
    });
  },
);
