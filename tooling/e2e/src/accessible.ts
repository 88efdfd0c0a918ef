import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

type Rules = NonNullable<Parameters<AxeBuilder['options']>[0]['rules']>;

/**
 * The violations of the usual rules of axe and of `rules`, as "rule selector, selector". Our pages contain no
 * frames except those of a card, so axe runs in the page alone (its "legacy mode") and reports only faults: a
 * quarter of the time, which dominates a journey.
 */
export async function violationsOf(page: Page, rules: Rules = {}): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode(page.frames().length === 1)
    .options({ resultTypes: ['violations'], rules })
    .analyze();
  return violations.map(({ id, nodes }) => {
    const places = nodes.slice(0, 3).map(({ target }) => target.join(' '));
    return `${id} ${places.join(', ')}`;
  });
}

/** @throws if axe finds a fault, or the page has a frame that is not of a card, whose faults would go unnoticed */
export async function accessible(page: Page, where = new URL(page.url()).pathname): Promise<void> {
  const [, ...frames] = page.frames();
  const others = frames.filter((frame) => !/\/assets\/card-frame[\w.-]*$/.test(frame.url()));
  expect(others, `${where}: frames`).toHaveLength(0);
  expect((await violationsOf(page)).map((violation) => `${where}: ${violation}`)).toEqual([]);
}
