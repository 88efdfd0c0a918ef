import { locales } from '@voyage/domain/locale.ts';
import { describe, expect, test } from 'vitest';
import { listFolders, readTextFile } from '../../platform/content-files.ts';
import { numbersIn } from '../../../testing/numbers-in-text.ts';

describe.each(listFolders('blog/'))('%s', (slug) => {
  const text = (locale: (typeof locales)[number]) => readTextFile(`blog/${slug}/${locale}.md`);

  test('has the same numbers in each language', () => {
    const english = numbersIn(text('en'), 'en');
    for (const locale of locales) expect(numbersIn(text(locale), locale), locale).toEqual(english);
  });

  test('has the same headings, lists and quotations in each language', () => {
    const shape = (locale: (typeof locales)[number]) => text(locale).match(/^(?:#+|-|>) /gm);
    for (const locale of locales) expect(shape(locale), locale).toEqual(shape('en'));
  });
});
