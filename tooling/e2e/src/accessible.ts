import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/**
 * Runs all rules of axe. Our pages contain no frames, so axe runs in the page alone (its "legacy mode") and
 * reports only faults: a quarter of the time, which dominates a journey.
 * @throws if the page has a frame, whose faults would go unnoticed
 */
export async function accessible(page: Page, where = new URL(page.url()).pathname): Promise<void> {
  expect(page.frames(), `${where}: frames`).toHaveLength(1);
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'] })
    .analyze();
  expect(
    violations.map(({ id, nodes }) => {
      const places = nodes.slice(0, 3).map(({ target }) => target.join(' '));
      return `${where}: ${id} ${places.join(', ')}`;
    }),
  ).toEqual([]);
}
