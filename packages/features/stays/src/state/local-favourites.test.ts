import { describe, expect, test } from 'vitest';
import { withFavourite } from './local-favourites.ts';

describe('hotels that a visitor saved', () => {
  test('the latest comes first, without duplicates', () =>
    expect(withFavourite(['1', '2'], '2', true)).toEqual(['2', '1']));
  test('one is removed', () => expect(withFavourite(['1', '2'], '1', false)).toEqual(['2']));
});
