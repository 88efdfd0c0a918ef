import { describe, expect, test } from 'vitest';
import { idsOfText } from './stored-ids.ts';

describe('hotels stored in the browser', () => {
  test.each([
    [null, []],
    ['["17","4"]', ['17', '4']],
    ['["17","17"]', ['17']],
    ['["17",4,null,"a b","<script>"]', ['17']],
    ['{"17":true}', []],
    ['not ours', []],
  ])('%j is read as %j', (text, ids) => expect(idsOfText(text, 50)).toEqual(ids));
  test('reads no more than are stored', () =>
    expect(idsOfText(JSON.stringify(Array.from({ length: 90 }, (_, i) => String(i))), 50)).toHaveLength(50));
});
