import { expect, test } from 'vitest';
import { withCompared } from './compared-ids.ts';

test.each([
  [[], '1', true, ['1']],
  [['1', '2'], '3', true, ['1', '2', '3']],
  [['1', '2'], '1', false, ['2']],
  [['1', '2'], '3', false, ['1', '2']],
  [['1', '2', '3', '4'], '5', true, null],
  [['1', '2', '3', '4'], '2', false, ['1', '3', '4']],
])('%j with %s: %s is %j', (ids, id, on, next) => expect(withCompared(ids, id, on)).toEqual(next));
