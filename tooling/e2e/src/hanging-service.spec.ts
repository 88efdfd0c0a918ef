import { needsLogin } from '@voyage/routes/access.ts';
import { samplePages } from './sample-pages.ts';
import { expect, waitForHydration, test, tokensOf } from './site.ts';
import { listen, startSiteFor } from './site-process.ts';
import { words } from './words.ts';

const phone = '+886 2 5550 1800';
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

/** The least that a page waits for its calls, in ms; how they share it: packages/site-server/src/service/service-calls.ts. */
const timeoutMs = 5_000;

test.describe('a service that accepts connections and never responds', () => {
  test.use({ allowed: /status of 503|RequestFailure: timeout/ });
  // In the brand that has all pages but one, which makes no calls.
  test('every page gives up waiting, with a message and a telephone number', async ({ page, request }) => {
    const locale = 'ja';
    const t = words('main', locale);
    const samples = Object.entries(await samplePages(await tokensOf('noir'), 'main'));
    const hanging = await listen(() => {});
    const site = await startSiteFor('main', hanging.url);
    try {
      const seen: string[] = [];
      const [response] = await Promise.all([
        page.goto(`${site.origin}/${locale}/hotel`), // covered by the browser check below
        ...samples.map(async ([id, path]) => {
          if (path === null) return;
          const from = performance.now();
          const answer = await request.get(`${site.origin}/${locale}${path}`, {
            timeout: 120_000,
            failOnStatusCode: false,
          });
          const html = await answer.text();
          expect(html, id).toContain('</html>');
          if (!html.includes(t('site.error.title'))) return;
          seen.push(id);
          expect(performance.now() - from, id).toBeGreaterThan(timeoutMs);
          expect(html.match(/<h1/g), id).toHaveLength(1);
          expect(html, id).toContain(`href="tel:${phone.replaceAll(' ', '')}"`);
          expect(html, id).toContain(t('error.timeout'));
          expect(answer.headers()['cache-control'], id).toContain('no-store');
        }),
      ]);
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
      await expect(page.getByRole('main').getByRole('link', { name: phone })).toBeVisible();
      await page.goto('about:blank');
    } finally {
      await site.stop();
      hanging.close();
    }
  });
});
