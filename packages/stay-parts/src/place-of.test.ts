import { expect, test } from 'vitest';
import { placeOf } from './place-of.ts';

test('repeated names appear once', () => {
  expect(placeOf({ district: 'Trocadéro', place: { name: 'Paris' } })).toBe('Trocadéro\u00A0· Paris');
  expect(placeOf({ district: '', place: { name: 'Singapore' } }, 'Singapore')).toBe('Singapore');
  expect(placeOf({ district: 'Venice', place: 'Venice' }, 'Italy')).toBe('Venice\u00A0· Italy');
});
