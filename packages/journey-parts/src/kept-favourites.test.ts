import { describe, expect, test } from 'vitest';
import { keptOfText, withKept } from './kept-favourites.ts';

describe('hotels that a visitor saved', () => {
  test.each([
    [null, []],
    ['["17","4"]', ['17', '4']],
    ['["17","17"]', ['17']],
    ['["17",4,null,"a b","<script>"]', ['17']],
    ['{"17":true}', []],
    ['not ours', []],
  ])('%j stands for %j', (text, ids) => expect(keptOfText(text)).toEqual(ids));
  test('no more are read than are kept', () =>
    expect(keptOfText(JSON.stringify(Array.from({ length: 90 }, (_, i) => String(i))))).toHaveLength(50));
  test('the latest stands first, once', () => expect(withKept(['1', '2'], '2', true)).toEqual(['2', '1']));
  test('one is taken away', () => expect(withKept(['1', '2'], '1', false)).toEqual(['2']));
});
