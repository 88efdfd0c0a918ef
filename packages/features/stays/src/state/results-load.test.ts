import { expect, test } from 'vitest';
import { requestOf } from './results-load.ts';

test('a guest who must not see member rates cannot filter by them', () => {
  const query = { code: 'par', locationType: 'city', privilegeOnly: 1, breakfast: 1 } as const;
  const filters = (reader: 'everyone' | 'member' | 'guest') => {
    const { privilegeOnly, breakfast } = requestOf(query, undefined, reader);
    return [privilegeOnly, breakfast];
  };
  expect([filters('everyone'), filters('member'), filters('guest')]).toEqual([
    [true, true],
    [true, true],
    [undefined, true],
  ]);
});
