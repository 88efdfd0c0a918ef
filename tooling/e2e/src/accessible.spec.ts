import { expect, test } from '@playwright/test';
import { accessible } from './accessible.ts';
import { loadingFaults, shownFaults } from './page-faults.ts';

test('the accessibility check reports low contrast, missing alternative text and frames', async ({
  page,
}) => {
  const setBody = (body: string) =>
    page.setContent(`<html lang="en"><title>A page</title><main><h1>A page</h1>${body}</main></html>`);
  await setBody('<p>Text</p>');
  await accessible(page);
  await setBody('<p style="color: #ccc; background: #fff">Pale text</p>');
  await expect(accessible(page, 'pale')).rejects.toThrow(/pale: color-contrast p/);
  await setBody('<img src="data:," />');
  await expect(accessible(page, 'picture')).rejects.toThrow(/picture: image-alt img/);
  await setBody('<iframe title="inside" srcdoc="<p>Inside</p>"></iframe>');
  await expect(accessible(page)).rejects.toThrow(/frames/);
});

test.describe('the faults that the crawl reports', () => {
  test.use({ viewport: { width: 390, height: 844 } });
  test('include errors, failed requests, broken pictures, overflow and small targets', async ({ page }) => {
    const files: Record<string, { status?: number; contentType?: string; body: string }> = {
      '/': {
        contentType: 'text/html',
        body: `<html lang="en"><title>A page</title><meta name="viewport" content="width=device-width">
          <main><h1>A page</h1><img src="/none.png" alt="" loading="lazy"><div style="width: 500px">Wide</div>
          <button style="width: 9px; height: 9px; padding: 0" aria-label="a"></button><button
            style="width: 9px; height: 9px; padding: 0" aria-label="b"></button></main>
          <script>console.error('said'); queueMicrotask(() => { throw new Error('thrown') });</script></html>`,
      },
      '/none.png': { status: 404, body: '' },
    };
    await page.route('http://site.test/**', (route) =>
      route.fulfill(files[new URL(route.request().url()).pathname] ?? { status: 404, body: '' }),
    );
    const loading = loadingFaults(page);
    await page.goto('http://site.test/');
    const faults = [...(await shownFaults(page)), ...loading].join('\n');
    for (const part of [
      'picture: http://site.test/none.png',
      'wider than the screen',
      'axe: target-size button',
      'response: http://site.test/none.png 404',
      'console: said',
      'error: thrown',
    ])
      expect(faults).toContain(part);
  });
});
