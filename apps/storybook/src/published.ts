// Checks of the built stories as published: under any path, both brands at one address.
import type { Page, Response } from 'playwright';

const shownIn = (page: Page) =>
  page.frameLocator('#storybook-preview-iframe').locator('html').getAttribute('lang');

/** Faults of a documentation page: it must have its brand's page colour and font, tables and pictures. */
async function docsFaults(page: Page, origin: string, brand: string): Promise<string[]> {
  const faults: string[] = [];
  await page.goto(`${origin}/${brand}/iframe.html?viewMode=docs&id=welcome--docs`);
  await page.locator('#storybook-docs h1').waitFor();
  const found = await page.evaluate(() => {
    const wrapper = document.querySelector('.sbdocs-wrapper');
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.cssText = 'background: var(--v-color-page); font-family: var(--v-font-text)';
    const [worn, expected] = [wrapper, probe].map((element) => element && getComputedStyle(element));
    const first = (stack = '') => stack.split(',')[0];
    return {
      colours: [worn?.backgroundColor, expected?.backgroundColor],
      faces: [first(worn?.fontFamily), first(expected?.fontFamily)],
      tables: document.querySelectorAll('#storybook-docs table').length,
      numbers: [...document.querySelectorAll('#storybook-docs ol:not(nav *)')].map(
        (list) => getComputedStyle(list).listStyleType,
      ),
    };
  });
  for (const [what, [worn, expected]] of [
    ['page colour', found.colours],
    ['face', found.faces],
  ] as const)
    if (worn !== expected)
      faults.push(`published: the ${what} of Welcome in ${brand} is ${worn}, not ${expected}`);
  if (found.tables < 2) faults.push(`published: Welcome in ${brand} has ${found.tables} tables, not two`);
  if (found.numbers[0] !== 'decimal')
    faults.push(`published: the steps in Welcome in ${brand} have no numbers (${found.numbers.join()})`);
  return faults;
}

/**
 * Opens the landing page, then a story, and switches the brand in the toolbar and back. `origin` includes
 * the path at which they are published. Returns faults as text.
 */
export async function publishedFaults(page: Page, origin: string): Promise<string[]> {
  const faults: string[] = [];
  const isThere = (response: Response) => {
    if (response.status() >= 400) faults.push(`published: ${response.url()} is not there`);
  };
  page.on('response', isThere);
  await page.setViewportSize({ width: 1440, height: 900 });
  const story = async (brand: string, id: string, locale: string) => {
    const address = new RegExp(`/${brand}/\\?path=/story/${id}&globals=.*locale:${locale}`);
    await page.waitForURL(address, { timeout: 15_000 }).catch(() => {
      faults.push(`published: the switch does not lead to ${id} of ${brand} in ${locale}: ${page.url()}`);
    });
    await page.frameLocator('#storybook-preview-iframe').locator('#storybook-root > *').first().waitFor();
  };
  await page.goto(`${origin}/`);
  const links = await page
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  for (const path of ['./main/?globals=locale:ja', './club/?globals=locale:zh-tw'])
    if (!links.includes(path)) faults.push(`published: the first page does not lead to ${path}`);
  const picture = 'components-content-picture--wide';
  await page.goto(`${origin}/main/?path=/story/${picture}&globals=locale:zh-tw`);
  await story('main', picture, 'zh-tw');
  await page.getByRole('button', { name: 'Show this in Lanthorn Club' }).click();
  await story('club', picture, 'zh-tw');
  if ((await shownIn(page)) !== 'zh-Hant') faults.push(`published: the switch loses the language`);
  await page.getByRole('button', { name: 'Show this in Aldermere' }).click();
  await story('main', picture, 'zh-tw');
  for (const brand of ['main', 'club']) faults.push(...(await docsFaults(page, origin, brand)));
  page.off('response', isThere);
  return faults;
}
