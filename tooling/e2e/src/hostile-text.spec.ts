import { needsLogin } from '@voyage/routes/access.ts';
import { request as sendRequest, type IncomingMessage } from 'node:http';
import { samplePages } from './sample-pages.ts';
import { address, expect, waitForHydration, stack, test, tokensOf } from './site.ts';
import { listen, startSiteFor } from './site-process.ts';

/** Text that a supplier, an editor or a link's author could inject anywhere. */
const attack = `</script><script>globalThis.hit=1</script></title><img src=x onerror="globalThis.hit=2"><!--<script>]]> "'& \u2028\u202eturned\u2066`;
/** In a title or structured data: without bidirectional controls. */
const inHead = attack.replaceAll(/[\u2028\u202e\u2066]/g, '');
/** Fields of the service that contain text. */
const textFields = new Set([
  'name',
  'title',
  'standfirst',
  'description',
  'story',
  'address',
  'text',
  'body',
  'summary',
  'author',
  'highlights',
  'district',
  'desc',
]);

const poisoned = (value: unknown, key = ''): unknown => {
  if (typeof value === 'string') return textFields.has(key) ? value + attack : value;
  if (Array.isArray(value)) return value.map((one) => poisoned(one, key));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, poisoned(inner, name)]));
};

/** The real service, with the attack in every text that it sends. */
const hostileService = () =>
  listen((incoming, outgoing) => {
    const headers = { ...incoming.headers, 'accept-encoding': 'identity' };
    const onward = sendRequest(
      `${stack.api}${incoming.url}`,
      { method: incoming.method, headers },
      (answer: IncomingMessage) => {
        const parts: Buffer[] = [];
        answer
          .on('data', (part: Buffer) => parts.push(part))
          .on('end', () => {
            outgoing
              .writeHead(answer.statusCode ?? 502, { 'content-type': 'application/json' })
              .end(JSON.stringify(poisoned(JSON.parse(Buffer.concat(parts).toString()))));
          });
      },
    );
    incoming.pipe(onward);
  });

for (const brand of ['main', 'club'] as const)
  test(`escapes hostile text of the service in page, head and structured data: ${brand}`, async ({
    page,
  }) => {
    const samples = await samplePages(await tokensOf('noir'), brand);
    const service = await hostileService();
    const site = await startSiteFor(brand, service.url);
    try {
      for (const [id, path] of Object.entries(samples)) {
        // A visitor is sent away from a member's page.
        if (path === null || id === '404' || needsLogin(`/en${path}`)) continue;
        if (/^(?:payment|newsletter)(?:\/|$)|^hotel\/booking$/.test(id)) continue;
        // The pages of both brands are the same files; only Home differs.
        if (brand === 'club' && id !== '') continue;
        // Chromium may drop the body of a page that it shows: what the server sends is asked for alone.
        const html = await (await page.request.get(`${site.origin}/en${path}`)).text();
        await page.goto(`${site.origin}/en${path}`);
        for (const attack of ['<script>globalThis.hit', '<img src=x', '<!--<script'])
          expect(html.includes(attack), `${id}: ${attack} in what the server sent`).toBe(false);
        await waitForHydration(page, '#content');
        expect(await page.evaluate(() => ('hit' in globalThis ? 1 : 0)), id).toBe(0);
        await expect(page.locator('img[src="x"]'), id).toHaveCount(0);
        const facts = await page.locator('script[type="application/ld+json"]').allTextContents();
        for (const fact of facts) expect(() => JSON.parse(fact) as unknown, id).not.toThrow();
        const head = [
          await page.title(),
          ...facts,
          ...(await page
            .locator('meta[name=description]')
            .all()
            .then((all) => Promise.all(all.map((one) => one.getAttribute('content'))))),
        ].join('');
        expect(head, id).not.toMatch(/[\u2028\u202e\u2066]/);
        if (id === 'hotel/{id}' || id === 'experience-share/blog/{urlName}') {
          // All of the text itself is there
          await expect(page.getByRole('heading', { level: 1 })).toContainText(
            '</script><script>globalThis.hit=1</script>',
          );
          expect(await page.title()).toContain(inHead.replaceAll(/\s+/g, ' ').trim());
          expect(
            facts
              .map((fact) => JSON.parse(fact) as { name?: string; headline?: string })
              .some((fact) => (fact.name ?? fact.headline)?.endsWith(inHead)),
          ).toBe(true);
        }
      }
      await page.goto('about:blank');
    } finally {
      await site.stop();
      service.close();
    }
  });

test.describe('hostile text in an address', () => {
  test.use({ allowed: /status of 404/ });
  test('is not executed', async ({ page }) => {
    for (const path of [
      '/experience-share?q=',
      '/hotel/search?code=',
      '/hotel/search?adults=2&checkIn=2030-01-01&checkOut=2030-01-03&code=tyo&children=',
      '/hotel/',
      '/hotel/detail/',
      '/experience-share/tag/',
      '/experience-share/blog/',
      '/login?redirect=',
      '?redirect=',
      '/newsletter/confirm?token=',
      '/',
    ]) {
      const url = `${address('main')}/en${path}${encodeURIComponent(attack)}`;
      const html = await (await page.request.get(url)).text();
      await page.goto(url);
      expect(html, path).toContain('</html>');
      for (const attack of ['<script>globalThis.hit', '<img src=x', '<!--<script'])
        expect(html.includes(attack), `${path}: ${attack}`).toBe(false);
      await waitForHydration(page, '#content');
      expect(await page.evaluate(() => ('hit' in globalThis ? 1 : 0)), path).toBe(0);
      await expect(page.locator('img[src="x"]'), path).toHaveCount(0);
    }
  });
});

test('only the club’s Home has data of the organisation, in each of its languages', async ({ request }) => {
  const factsOf = async (url: string) =>
    [
      ...(await (await request.get(url)).text()).matchAll(
        /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/g,
      ),
    ].map(([, json]) => JSON.parse(json ?? '') as Record<string, unknown>);
  for (const locale of ['en', 'zh-tw', 'zh-cn']) {
    const [organization] = (await factsOf(`${address('club')}/${locale}`)).filter(
      (fact) => fact['@type'] === 'Organization',
    );
    expect(organization).toMatchObject({ name: 'Lanthorn Club', url: `${address('club')}/${locale}` });
    for (const field of ['legalName', 'telephone', 'email', 'address'])
      expect(String(organization?.[field]).length, field).toBeGreaterThan(5);
  }
  for (const locale of ['en', 'ja'])
    expect(
      (await factsOf(`${address('main')}/${locale}`)).filter((fact) => fact['@type'] === 'Organization'),
    ).toEqual([]);
});
