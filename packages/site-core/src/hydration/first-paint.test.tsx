import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  Outlet,
  type RouterManagedTag,
} from '@tanstack/react-router';
import { attachRouterServerSsrUtils, RouterServer } from '@tanstack/react-router/ssr/server';
import { renderToString } from 'react-dom/server';
import { beforeAll, expect, it } from 'vitest';
import { BodyScripts, ContentEnd, ExpectContent, HeadTags } from './first-paint.tsx';

/** A script of the router's manifest. */
interface Script {
  attrs: { type: string; async: boolean; src?: string };
  children?: string;
}
const entry: Script = { attrs: { type: 'module', async: true, src: '/assets/entry.js' } };
const links: RouterManagedTag['attrs'][] = [
  { rel: 'preload', as: 'fetch', href: '/assets/en.json', crossOrigin: 'anonymous' },
  { rel: 'preload', as: 'image', type: 'image/avif', href: '/pictures/coast.avif' },
];

async function rendered(scripts: Script[]): Promise<string> {
  const root = createRootRoute({
    head: () => ({ meta: [{ title: 'Voyage' }], links }),
    component: () => (
      <html lang="en">
        <head>
          <ExpectContent />
          <HeadTags />
        </head>
        <body>
          <main>
            <script type="application/ld+json">{'{}'}</script>
            <Outlet />
          </main>
          <ContentEnd />
          <script id="page-state" type="application/json" />
          <BodyScripts />
        </body>
      </html>
    ),
  });
  const router = createRouter({
    routeTree: root,
    history: createMemoryHistory({ initialEntries: ['/'] }),
    ssr: { nonce: '0a' },
    isServer: true,
  });
  const css = ['/assets/styles.css'];
  const preloads = ['/assets/entry.js', '/assets/home.js'];
  attachRouterServerSsrUtils({
    router,
    manifest: { routes: { [root.id]: { css, preloads, scripts } } },
  });
  await router.load();
  await router.serverSsr?.dehydrate();
  return renderToString(<RouterServer router={router} />);
}

let page: string;
let head: string;
/** The script that starts the others. */
let starter: string;
beforeAll(async () => {
  page = await rendered([entry]);
  head = page.slice(0, page.indexOf('<body'));
  starter = /<script nonce="0a">([^<]*\/assets\/entry\.js[^<]*)<\/script>/.exec(page)?.[1] ?? '';
});

it('keeps in the head what the first paint needs, and nothing that only scripts need', () => {
  for (const needed of ['/assets/styles.css', 'as="image"', '<title>Voyage</title>'])
    expect(head).toContain(needed);
  expect(head).not.toMatch(/modulepreload|as="fetch"|entry\.js/);
});

it('paints when the whole content has arrived', () => {
  const { groups } = /<link rel="expect" href="#(?<id>[\w-]+)" blocking="render"/.exec(head) ?? {};
  const expected = page.indexOf(`id="${groups?.id}" nonce="0a"`);
  expect(expected).toBeGreaterThan(page.indexOf('</main>'));
  expect(expected, 'before the data of the scripts').toBeLessThan(page.indexOf('page-state'));
});

it('fetches the rest after the paint, with a script that has the same nonce', () => {
  for (const path of ['/assets/entry.js', '/assets/home.js', '/assets/en.json'])
    expect(starter).toContain(path);
  expect(starter).not.toContain('styles.css');
  expect(page).not.toContain('type="module"');
});

it('starts once: after the paint, or after a delay without paint timing', () => {
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
  new Function('document', 'PerformanceObserver', 'setTimeout', starter)(
    document,
    PerformanceObserver,
    (run: () => void) => started.push(run),
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
  expect(page.indexOf('dataset.whole')).toBe(page.lastIndexOf('dataset.whole'));
  expect(page).toMatch(/id="content-end"[^>]*>[^<]*whole/);
  expect(page.indexOf('whole')).toBeLessThan(page.indexOf('page-state'));
});

it('leaves the scripts of development as they are', async () => {
  const inDevelopment = await rendered([
    { attrs: { type: 'module', async: true }, children: 'import("/client")' },
  ]);
  expect(inDevelopment).toContain('>import("/client")</script>');
  expect(inDevelopment).not.toContain('dataset.painted');
});
