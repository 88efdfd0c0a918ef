import { expect } from 'storybook/test';

/** Expects room for the focus ring around the cards of a row, if it scrolls sideways and thus clips what is outside it. */
export async function expectFocusRingSpace(row: Element | null | undefined): Promise<void> {
  const card = row?.querySelector('article');
  if (!row || !card) throw new Error('the row has no card');
  if (getComputedStyle(row).overflowX === 'visible') return;
  const outer = row.getBoundingClientRect();
  const inner = card.getBoundingClientRect();
  await expect(inner.left - outer.left).toBeGreaterThanOrEqual(6);
  await expect(inner.top - outer.top).toBeGreaterThanOrEqual(6);
  await expect(outer.bottom - inner.bottom).toBeGreaterThanOrEqual(6);
}
