import { expect, it } from 'vitest';
import { initials } from './initials.ts';

it('takes first letters in Latin script and the family name in Chinese and Japanese', () => {
  expect(
    ['Mei-Ling Chen', '  ann  marie   o’neill ', 'Éloïse de la Tour', 'Cher', 'éva'].map(initials),
  ).toEqual(['MC', 'AO', 'ÉT', 'C', 'É']);
  expect(['陳美玲', '歐陽娜娜', '歐陽', '佐藤 花子', '林'].map(initials)).toEqual([
    '陳',
    '歐陽',
    '歐',
    '佐藤',
    '林',
  ]);
  expect(['', '   '].map(initials)).toEqual(['', '']);
});
it('does not split a surrogate pair', () => {
  expect(initials('𠮷野家')).toBe('𠮷');
});
