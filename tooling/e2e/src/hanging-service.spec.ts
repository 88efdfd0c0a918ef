import { setTimeout as sleep } from 'node:timers/promises';
import type { APIRequestContext } from '@playwright/test';
import { needsLogin } from '@voyage/routes/access.ts';
import { samplePages } from './sample-pages.ts';
import { expect, waitForHydration, test, tokensOf, type Brand } from './site.ts';
import { listen, startSiteFor } from './site-process.ts';
import { words } from './words.ts';

const phones: Record<Brand, string> = { main: '+886 2 5550 1800', club: '+886 2 5550 1900' };
/** Pages whose server-rendered part makes no calls. */
const withoutCalls = [
  'login',
  'register',
  'register/complete',
  'forgot-password',
  'reset-password',
  'newsletter/confirm',
  'newsletter/unsubscribe',
  'contact',
  'eligibility',
  'tailor-made',
  'picture-credits',
  'ultraluxe-experiences',
  'ultraluxe-experiences/virgin-galactic',
  'ultraluxe-experiences/white-desert',
  'ultraluxe-experiences/trains/{slug}',
  'ultraluxe-experiences/{line}',
  'ultraluxe-experiences/{line}/{shipId}',
  'ultraluxe-experiences/{line}/{shipId}/{itineraryId}',
  '404',
];

/** How long a page waits for its calls, in ms (packages/site-server/src/service-calls.ts). */
const serviceTimeout = 6_000;

/**
 * How long a page without calls takes that is requested when the calls of all the others time out, so that their
 * failures are rendered at the same time.
 */
async function secondsWhileFailing(request: APIRequestContext, url: string): Promise<number> {
  await sleep(serviceTimeout);
  const from = performance.now();
  expect((await request.get(url)).ok()).toBe(true);
  return (performance.now() - from) / 1000;
}

test.describe('a service that accepts connections and never responds', () => {
  test.use({ allowed: /status of 503|CallFailure: timeout/ });
  for (const [brand, locale] of [
    ['main', 'ja'],
    ['club', 'zh-tw'],
  ] as const) {
    test(`every page times out after about six seconds, with a message and a telephone number: ${brand}`, async ({
      page,
      request,
    }) => {
      test.setTimeout(240_000);
      const t = words(brand, locale);
      const samples = Object.entries(await samplePages(await tokensOf('noir'), brand));
      const hanging = await listen(() => {});
      const site = await startSiteFor(brand, hanging.url);
      try {
        const seen: string[] = [];
        const took = new Map<string, number>();
        const [response, late] = await Promise.all([
          page.goto(`${site.origin}/${locale}/hotel`), // covered by the browser check below
          secondsWhileFailing(request, `${site.origin}/${locale}/contact`),
          ...samples.map(async ([id, path]) => {
            if (path === null) return;
            const from = performance.now();
            const answer = await request.get(`${site.origin}/${locale}${path}`, {
              timeout: 60_000,
              failOnStatusCode: false,
            });
            const html = await answer.text();
            const seconds = (performance.now() - from) / 1000;
            took.set(id, seconds);
            expect(html, id).toContain('</html>');
            const failed = html.includes(t('site.error.title'));
            if (failed) {
              seen.push(id);
              expect(html.match(/<h1/g), id).toHaveLength(1);
              expect(html, id).toContain(`href="tel:${phones[brand].replaceAll(' ', '')}"`);
              expect(html, id).toContain(t('error.timeout'));
              expect(answer.headers()['cache-control'], id).toContain('no-store');
              expect(seconds, id).toBeGreaterThan(5);
            }
          }),
        ]);
        // Six seconds more than this machine takes to render all pages, and then all their failures; two
        // consecutive waits would be twelve
        const early = Math.max(...withoutCalls.map((id) => took.get(id) ?? 0));
        expect(early).toBeGreaterThan(0);
        const plain = early + late;
        for (const [id, path] of samples) {
          if ((took.get(id) ?? 0) - plain < 10) continue;
          // On its own it takes the waits and nothing of what other tests compute meanwhile
          const from = performance.now();
          await request.get(`${site.origin}/${locale}${path}`, { timeout: 60_000, failOnStatusCode: false });
          expect((performance.now() - from) / 1000, `${id}: seconds on its own`).toBeLessThan(10);
        }
        // Exactly the pages that call the service are included
        const requests = samples
          // A member's page is rendered in the browser; a page of the other brand has no address
          .filter(
            ([id, path]) =>
              path !== null &&
              !needsLogin(`/${locale}${path}`) &&
              !withoutCalls.includes(id) &&
              id !== 'experience-share/blog',
          )
          .map(([id]) => id);
        expect(seen.toSorted()).toEqual(requests.toSorted());

        // In a browser the message survives hydration, and the retry button retries
        expect(response?.status()).toBe(503);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('site.error.title'));
        await expect(page).toHaveTitle(/.+ \| .+/);
        await waitForHydration(page, '#content');
        await expect(page.getByRole('main').getByText(t('error.timeout'))).toBeVisible();
        await expect(page.getByRole('main').getByRole('link', { name: phones[brand] })).toBeVisible();
        await page.goto('about:blank');
      } finally {
        await site.stop();
        hanging.close();
      }
    });
  }
});
