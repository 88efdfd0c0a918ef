import { expect, test } from 'vitest';
import * as v from 'valibot';
import { guardian } from './registration.ts';

test.each([
  ['', ''],
  ['\u200b', ''],
  [' \u3000', ''],
  [' Ｃｈｅｎ\u3000Mu\u0308ller\u200b', 'Chen Müller'],
  ['陳\u00a0大文', '陳 大文'],
])('the name of a guardian, %j, is read as every name, and may be missing', (name, meant) => {
  expect(v.parse(guardian, { name, phone: '' })).toEqual({ name: meant, phone: '' });
});
