import { expect, it } from 'vitest';
import { paintsFirst } from './first-paint.ts';

const page = `<html><head></head><body><main>words</main><script id="page-state" type="application/json">{}</script><script nonce="0a">restore()</script></body></html>`;

it('says under the nonce of the page that heights must be true, before anything scrolls', () => {
  const made = paintsFirst(page);
  const [, script = ''] = /<script nonce="0a">([^<]*dataset\.whole[^<]*)<\/script><script nonce="0a">restore/.exec(made) ?? [];
  for (const [type, hash, whole] of [
    ['navigate', '', undefined],
    ['navigate', '#tiers', ''],
    ['reload', '', ''],
    ['back_forward', '', ''],
  ]) {
    const documentElement = { dataset: {} as { whole?: string } };
    // oxlint-disable-next-line no-new-func -- the script of the page, run as a browser would
    new Function('document', 'location', 'performance', script)(
      { documentElement, currentScript: { remove: () => {} } },
      { hash },
      { getEntriesByType: () => [{ type }] },
    );
    expect(documentElement.dataset.whole).toBe(whole);
  }
});

it('leaves a page without scripts as it is', () => {
  expect(paintsFirst('<html><head></head><body>Sorry</body></html>')).toBe('<html><head></head><body>Sorry</body></html>');
});
