import type { Page } from 'playwright';
import { install } from './states-in-page.ts';

/** After each load of the preview. */
export const installStates = (page: Page): Promise<void> => page.evaluate(install);

/**
 * What cannot be read or seen of the story that the page shows once it is used: each thing that can be pressed, chosen
 * or filled in is met by the pointer, by the focus, and by both, as it is (chosen, unfolded, invalid). Words need 4.5:1
 * (large ones and signs 3:1), the ring of the focus and the sign of what is chosen 3:1 (WCAG 1.4.3, 1.4.11, 2.4.7).
 * Disabled things are exempt, words on a photograph are not measured. What looks the same at rest as something in
 * `seen` is passed over: the same styles stand in many stories. Answers the faults, and of how many things.
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
    await page.keyboard.press(inMenu ? 'ArrowDown' : 'F2'); // the ring of the focus is the keyboard's
    const takesFocus = await page.evaluate((i) => window.voyageStates.focus(i), index);
    if (takesFocus) await look('hovered and focused', true);
    await page.mouse.move(0, 0);
    if (takesFocus && !inMenu) await look('focused', true); // in a menu the ring goes when the pointer moves
  }
  await page.evaluate(() => window.voyageStates.still(true));
  return { faults, examined };
}
