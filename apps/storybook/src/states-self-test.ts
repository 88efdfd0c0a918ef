import type { Page } from 'playwright';
import { installStates, stateFaults } from './states.ts';
import { openPreview, setLanguage, storyFaults } from './story-page.ts';

/** Styles that have been in a component, or nearly, and the fault that must be reported for each. */
const faulty: { name: string; story: string; style: string; message: RegExp }[] = [
  {
    name: 'a chosen day that loses its ground to the pointer',
    story: 'components-travel-staycalendar--three-nights',
    style: '[role=gridcell] > [data-hovered] { background: var(--v-color-panel) !important; }',
    message: /^hovered: .*needs 4\.5:1/,
  },
  {
    name: 'a ring of the focus in a colour as dark as the day it stands in',
    story: 'components-travel-staycalendar--three-nights',
    style: '[role=gridcell] > [data-focus-visible] { box-shadow: none !important; }',
    message: /the ring of the focus has 1\.\d:1/,
  },
  {
    name: 'nights that only a shade tells from others',
    story: 'components-travel-staycalendar--three-nights',
    style: '[role=gridcell] > [data-selected] { box-shadow: none !important; }',
    message: /is chosen, which nothing of 3:1 shows/,
  },
  {
    name: 'a button without a ring',
    story: 'components-forms-button--primary',
    style: 'button { outline: none !important; }',
    message: /no ring shows the focus/,
  },
  {
    name: 'words that fade under the pointer',
    story: 'components-navigation-tabpanels--plain',
    style: '[role=tab]:hover { color: var(--v-color-hairline) !important; }',
    message: /^hovered: /,
  },
];

/** Whether `stateFaults` detects what it must, and nothing in correct stories. Returns faults as text. */
export async function statesSelfTestFaults(page: Page, origin: string): Promise<string[]> {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openPreview(page, origin);
  await setLanguage(page, 'en');
  await installStates(page);
  const faults: string[] = [];
  for (const { name, story, style, message } of faulty) {
    const { faults: own } = await storyFaults(page, story, 'en');
    const well = await stateFaults(page, new Set());
    faults.push(...[...own, ...well.faults].map((fault) => `self-test: ${story}: ${fault}`));
    if (well.examined === 0) faults.push(`self-test: ${story}: nothing in it was used`);
    const fault = await page.addStyleTag({ content: style });
    if (!(await stateFaults(page, new Set())).faults.some((text) => message.test(text)))
      faults.push(`self-test: ${name} (${story}) is not seen`);
    await fault.evaluate((element) => element instanceof Element && element.remove());
  }
  return faults;
}
