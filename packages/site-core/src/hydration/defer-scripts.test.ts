import { expect, it } from 'vitest';
import { deferScripts } from './defer-scripts.ts';

const head = `<link rel="stylesheet" href="/assets/styles.css" data-precedence="default"/><link rel="modulepreload" href="/assets/entry.js" fetchPriority="low"/><link rel="modulepreload" href="/assets/home.js" fetchPriority="low"/><link rel="preload" as="fetch" href="/assets/en.json" crossorigin="anonymous"/><link rel="preload" as="image" type="image/avif" imageSrcSet="/pictures/coast-640.avif 640w"/>`;
const page = `<html><head>${head}</head><body><main id="content"><script type="application/ld+json">{}</script>words</main><script id="page-state" type="application/json">{}</script><script nonce="0a">restore()</script><script type="module" async="" src="/assets/entry.js" nonce="0a"></script></body></html>`;
const made = deferScripts(page);

it('keeps in the head what the first paint needs, and removes what only the script needs', () => {
  expect(made).toContain('/assets/styles.css');
  expect(made).toContain('as="image"');
  expect(made.slice(0, made.indexOf('<body'))).not.toMatch(/modulepreload|as="fetch"|entry\.js/);
});

it('paints when the whole content has arrived', () => {
  const { groups } = /<head><link rel="expect" href="#(?<id>[\w-]+)" blocking="render">/.exec(made) ?? {};
  const expected = made.indexOf(`id="${groups?.id}"`);
  expect(expected).toBeGreaterThan(made.indexOf('</main>'));
  expect(expected, 'before the data of the scripts').toBeLessThan(made.indexOf('page-state'));
});

it('fetches the rest after the paint, with a script that has the same nonce', () => {
  const [, script = ''] =
    /<script nonce="0a">(\{document\.currentScript\.remove\(\);let.*?)<\/script>/.exec(made) ?? [];
  for (const path of ['/assets/entry.js', '/assets/home.js', '/assets/en.json'])
    expect(script).toContain(path);
  expect(script).not.toContain('styles.css');
  expect(made.match(/type="module"/g)).toBeNull();
});

it('starts once: after the paint, or after a delay without paint timing', () => {
  const [, script = ''] =
    /<script nonce="0a">(\{document\.currentScript\.remove\(\);let.*?)<\/script>/.exec(made) ?? [];
  const added: { tag: string; rel?: string; href?: string; src?: string }[] = [];
  const started: (() => void)[] = [];
  const documentElement = { dataset: {} };
  const document = {
    documentElement,
    currentScript: { remove: () => {} },
    createElement: (tag: string) => ({ tag }),
    head: { append: (one: (typeof added)[number]) => added.push(one) },
  };
  class PerformanceObserver {
    static readonly supportedEntryTypes = ['paint'];
    constructor(run: () => void) {
      started.push(run);
    }
    observe() {}
  }
  // oxlint-disable-next-line no-new-func -- the script of the page, run as a browser would
  new Function('document', 'PerformanceObserver', 'setTimeout', script)(
    document,
    PerformanceObserver,
    (run: (...given: unknown[]) => void, _: number, ...given: unknown[]) => started.push(() => run(...given)),
  );
  expect(added).toEqual([]);
  for (const run of started) run();
  expect(started, 'the paint, a delay, and a task for each request').toHaveLength(2 + 4);
  expect(documentElement.dataset).toEqual({ painted: '' });
  expect(added.map(({ rel, href, src }) => [rel, href ?? src])).toEqual([
    ['modulepreload', '/assets/entry.js'],
    ['modulepreload', '/assets/home.js'],
    ['preload', '/assets/en.json'],
    [undefined, '/assets/entry.js'],
  ]);
});

it('requires true heights before anything scrolls', () => {
  expect(made.indexOf('dataset.whole')).toBeGreaterThan(made.indexOf('</main>'));
  expect(made.indexOf('dataset.whole')).toBeLessThan(made.indexOf('restore()'));
});

it('leaves a page without its own script as it is', () => {
  expect(deferScripts('<html><head></head><body>Sorry</body></html>')).toBe(
    '<html><head></head><body>Sorry</body></html>',
  );
});
