import { expect, test } from 'vitest';
import { shownLeadFirst } from './shown-leads.ts';

test('without an earlier list a hotel opens with its first picture, and its array is not modified', () => {
  const pictures = ['hall', 'bed'];
  const ordered = shownLeadFirst({ id: '1', pictures });
  expect(ordered).toEqual(['hall', 'bed']);
  expect(ordered).not.toBe(pictures);
});
