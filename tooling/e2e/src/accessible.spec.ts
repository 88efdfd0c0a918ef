import { expect, test } from '@playwright/test';
import { accessible } from './accessible.ts';

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
