import { expect, test } from '@playwright/test';
import { accessible } from './accessible.ts';
import { loadingFaults, shownFaults } from './page-faults.ts';

test('the check of accessibility sees a pale word, a picture without words, and a frame', async ({
  page,
}) => {
  const whole = (body: string) =>
    page.setContent(`<html lang="en"><title>A page</title><main><h1>A page</h1>${body}</main></html>`);
  await whole('<p>Words</p>');
  await accessible(page);
  await whole('<p style="color: #ccc; background: #fff">Pale words</p>');
  await expect(accessible(page, 'pale')).rejects.toThrow(/pale: color-contrast p/);
  await whole('<img src="data:," />');
  await expect(accessible(page, 'picture')).rejects.toThrow(/picture: image-alt img/);
  await whole('<iframe title="inside" srcdoc="<p>Inside</p>"></iframe>');
  await expect(accessible(page)).rejects.toThrow(/frames/);
});

test.describe('the faults that a crawl looks for', () => {
  test.use({ viewport: { width: 390, height: 844 } });
  test('are found: an error, a request, a picture, a width, a small target', async ({ page }) => {
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
