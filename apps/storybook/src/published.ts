// Checks of the built stories as published: under any path, both brands at one address.
import type { Page, Response } from 'playwright';
import { brands } from './brand-of-environment.ts';

/** A documentation page must have its brand's page colour and font, tables and numbered steps. */
async function welcomeFaults(page: Page, origin: string, brand: string): Promise<string[]> {
  await page.goto(`${origin}/${brand}/iframe.html?viewMode=docs&id=welcome--docs`);
  await page.locator('#storybook-docs h1').waitFor();
  const faults = await page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.cssText = 'background: var(--v-color-page); font-family: var(--v-font-text)';
    const lookOf = (element: Element | null) => {
      const { backgroundColor = '', fontFamily = '' } = element ? getComputedStyle(element) : {};
      return [backgroundColor, fontFamily.split(',')[0]].join();
    };
    const [actual, expected] = [lookOf(document.querySelector('.sbdocs-wrapper')), lookOf(probe)];
    const steps = document.querySelector('#storybook-docs ol:not(nav *)');
    return [
      ...(actual === expected ? [] : [`page colour and font are ${actual}, not ${expected}`]),
      ...(document.querySelectorAll('#storybook-docs table').length < 2 ? ['has no two tables'] : []),
      ...(steps && getComputedStyle(steps).listStyleType === 'decimal' ? [] : ['its steps have no numbers']),
    ];
  });
  return faults.map((text) => `Welcome in ${brand}: ${text}`);
}

/** Opens the landing page, then a story, and switches the brand in the toolbar and back. */
export async function publishedFaults(page: Page, origin: string): Promise<string[]> {
  const faults: string[] = [];
  const onResponse = (response: Response) => {
    if (response.status() >= 400) faults.push(`${response.url()} is missing`);
  };
  page.on('response', onResponse);
  await page.setViewportSize({ width: 1440, height: 900 });
  const preview = page.frameLocator('#storybook-preview-iframe');
  const id = 'components-content-picture--wide';
  const arrives = async (brand: string) => {
    const address = new RegExp(`/${brand}/\\?path=/story/${id}&globals=.*locale:zh-tw`);
    await page
      .waitForURL(address)
      .catch(() => faults.push(`the switch leads to ${page.url()}, not to ${brand}`));
    await preview.locator('#storybook-root > *').first().waitFor();
  };
  await page.goto(`${origin}/`);
  for (const path of ['./main/?globals=locale:ja', './club/?globals=locale:zh-tw'])
    if ((await page.locator(`a[href="${path}"]`).count()) === 0) faults.push(`no link leads to ${path}`);
  await page.goto(`${origin}/main/?path=/story/${id}&globals=locale:zh-tw`);
  await arrives('main');
  await page.getByRole('button', { name: 'Show this in Lanthorn Club' }).click();
  await arrives('club');
  if ((await preview.locator('html').getAttribute('lang')) !== 'zh-Hant')
    faults.push('the switch loses the language');
  await page.getByRole('button', { name: 'Show this in Aldermere' }).click();
  await arrives('main');
  for (const brand of brands) faults.push(...(await welcomeFaults(page, origin, brand)));
  page.off('response', onResponse);
  return faults.map((text) => `published: ${text}`);
}
