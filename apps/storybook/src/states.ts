import type { Page } from 'playwright';
import { install } from './states-in-page.ts';

/** After each load of the preview. */
export const installStates = (page: Page): Promise<void> => page.evaluate(install);

/**
 * Contrast faults of the current story in use: each interactive element is hovered, focused, and both, in
 * its state (selected, expanded, invalid). Text needs 4.5:1 (large text and icons 3:1), the focus ring and
 * selection marks 3:1 (WCAG 1.4.3, 1.4.11, 2.4.7). Disabled elements are exempt, text on a photograph is not
 * measured. Elements that look the same at rest as one in `seen` are skipped: the same styles occur in many
 * stories. Returns the faults, and the number of elements.
 */
export async function stateFaults(
  page: Page,
  seen: Set<string>,
): Promise<{ faults: string[]; examined: number }> {
  await page.evaluate(() => window.voyageStates.still(false));
  const faults: string[] = await page.evaluate(() => window.voyageStates.chosenFaults());
  const candidates = await page.evaluate(() => window.voyageStates.candidates());
  let examined = 0;
  for (const { index, signature, name, inMenu } of candidates) {
    if (seen.has(signature)) continue;
    const at = await page.evaluate((i) => window.voyageStates.place(i), index);
    if (!at) continue;
    seen.add(signature);
    examined += 1;
    const look = async (state: string, focused: boolean) => {
      const found = await page.evaluate(
        ([i, withFocus]) => [
          ...window.voyageStates.textFaults(i),
          ...(withFocus ? window.voyageStates.focusFaults(i) : []),
        ],
        [index, focused] as const,
      );
      faults.push(...found.map((text) => `${state}: ${name}: ${text}`));
    };
    await page.mouse.move(at.x, at.y);
    await look('hovered', false);
    await page.keyboard.press(inMenu ? 'ArrowDown' : 'F2'); // the focus ring is shown for keyboard focus
    const takesFocus = await page.evaluate((i) => window.voyageStates.focus(i), index);
    if (takesFocus) await look('hovered and focused', true);
    await page.mouse.move(0, 0);
    // in a menu the ring disappears when the pointer moves
    if (takesFocus && !inMenu) await look('focused', true);
  }
  await page.evaluate(() => window.voyageStates.still(true));
  return { faults, examined };
}
