import { expect, test } from 'vitest';
import { knownCodes } from './address.ts';

test('filters of an address that the service does not know are dropped', () => {
  const options = [{ code: 'long-stay-5' }, { code: 'early-30' }];
  expect(knownCodes('long-stay,long-stay-5', options)).toEqual(['long-stay-5']);
  expect(knownCodes('<b>,early-30', options)).toEqual(['early-30']);
  expect(knownCodes(undefined, options)).toEqual([]);
});
