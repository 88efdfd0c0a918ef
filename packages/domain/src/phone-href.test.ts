import { expect, test } from 'vitest';
import { phoneHref } from './phone-href.ts';

test.each([
  ['+886 2 5550 1800', 'tel:+886255501800'],
  ['+1 (417) 862-0153', 'tel:+14178620153'],
  ['+44 (0)20 5555 0142', 'tel:+442055550142'],
  ['(02) 5550 1800', 'tel:0255501800'],
])('%s is called as %s', (phone, href) => {
  expect(phoneHref(phone)).toBe(href);
});
