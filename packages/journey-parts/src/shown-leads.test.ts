import { expect, test } from 'vitest';
import { shownLeadFirst } from './shown-leads.ts';

test('without a list before it a hotel opens with its first picture, and its own array stays as it is', () => {
  const pictures = ['hall', 'bed'];
  const ordered = shownLeadFirst({ id: '1', pictures });
  expect(ordered).toEqual(['hall', 'bed']);
  expect(ordered).not.toBe(pictures);
});
