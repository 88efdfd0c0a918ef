import { expect, test } from 'vitest';
import { listedIn } from './read-settings.ts';

test('a list names what is sold, and with a minus what never is', () => {
  expect(listedIn('19001\r\n  19002\n\n-19003\n')).toEqual({
    properties: new Set(['19001', '19002']),
    excluded: new Set(['19003']),
  });
  expect(listedIn('')).toEqual({ properties: new Set(), excluded: new Set() });
  expect(() => listedIn('19001, 19002')).toThrow('"19001, 19002" is not a property number');
});
