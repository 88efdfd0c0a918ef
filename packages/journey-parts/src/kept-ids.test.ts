import { describe, expect, test } from 'vitest';
import { idsOfText } from './kept-ids.ts';

describe('hotels that a browser keeps', () => {
  test.each([
    [null, []],
    ['["17","4"]', ['17', '4']],
    ['["17","17"]', ['17']],
    ['["17",4,null,"a b","<script>"]', ['17']],
    ['{"17":true}', []],
    ['not ours', []],
  ])('%j stands for %j', (text, ids) => expect(idsOfText(text, 50)).toEqual(ids));
  test('no more are read than are kept', () =>
    expect(idsOfText(JSON.stringify(Array.from({ length: 90 }, (_, i) => String(i))), 50)).toHaveLength(50));
});
