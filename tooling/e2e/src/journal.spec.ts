import { accessible } from './accessible.ts';
import { newestMessageTo } from './mailbox.ts';
import { address, call, expect, openAs, test, tokensOf, type Brand } from './site.ts';
import { words } from './words.ts';

interface Summary {
  slug: string;
  title: string;
  draft: boolean;
}
const articles = async (body: object, token?: string) =>
  (await call<{ articles: Summary[] }>('POST', 'v1/blog/list', { pageSize: 50, ...body }, token)).data;
const runs: { brand: Brand; locale: string; phone?: boolean }[] = [
  { brand: 'main', locale: 'ja' },
  { brand: 'club', locale: 'zh-cn', phone: true },
];

for (const { brand, locale, phone } of runs) {
  test(`reads the journal: ${brand}, ${locale}${phone ? ', 390 px' : ''}`, async ({ page }) => {
    await page.setViewportSize(phone ? { width: 390, height: 844 } : { width: 1440, height: 900 });
    const t = words(brand, locale);
    await page.goto(`${address(brand)}/${locale}`);
    await page
      .getByRole('region', { name: t('journal.home.title') })
      .getByRole('link', { name: t('journal.home.all') })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('journal.title'));
    await expect(page.getByRole('article')).toHaveCount(10);

    // The next page, the most read, a category
    const first = await page.getByRole('article').first().getByRole('heading').innerText();
    await page.getByRole('link', { name: t('journal.page.next') }).click();
    await expect(page).toHaveURL(/\?page=2$/);
    await expect(page.getByRole('article').first().getByRole('heading')).not.toHaveText(first);
    await page.getByRole('link', { name: t('journal.sort.hot') }).click();
    await expect(page).toHaveURL(/\?sort=hot$/);
    const {
      data: { categories },
    } = await call<{ categories: { code: string; name: string; articles: number }[] }>(
      'GET',
      'v1/blog/category/list',
      undefined,
      undefined,
      { lang: locale },
    );
    const table = categories.find(({ code }) => code === 'table');
    await page
      .getByRole('navigation', { name: t('journal.sections') })
      .locator('a[href$="/table"]')
      .click();
    await expect(page.getByRole('article')).toHaveCount(table?.articles ?? 0);
    await expect(page).toHaveTitle(new RegExp(`.+ \\| ${t('journal.title')} \\| `));

    // An article, its tag, and back
    await page.getByRole('article').first().getByRole('heading').getByRole('link').click();
    await expect(page).toHaveURL(/experience-share\/blog\/[a-z-]+$/);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(table?.name ?? '');
    const title = await page.getByRole('heading', { level: 1 }).innerText();
    await expect(page.locator('article p').nth(6)).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    const facts = await page.locator('script[type="application/ld+json"]').evaluateAll((all) =>
      all.map(
        (one) =>
          JSON.parse(one.textContent ?? '') as {
            '@type': string;
            headline?: string;
            itemListElement?: { item: string }[];
          },
      ),
    );
    expect(facts.find((fact) => fact['@type'] === 'Article')?.headline).toBe(title);
    expect(facts.find((fact) => fact['@type'] === 'BreadcrumbList')?.itemListElement?.at(-1)?.item).toBe(
      page.url(),
    );
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', page.url());
    await page
      .getByRole('navigation', { name: t('journal.tags') })
      .getByRole('link')
      .first()
      .click();
    await expect(page).toHaveURL(/experience-share\/tag\/[a-z-]+$/);
    await expect(page.getByRole('article').filter({ hasText: title })).toHaveCount(1);
  });
}

test('every article is complete without JavaScript, in each language', async ({ request }) => {
  const { articles: all } = await articles({});
  expect(all.length).toBeGreaterThan(9);
  for (const [i, { slug }] of all.entries()) {
    const locale = ['zh-tw', 'zh-cn', 'ja', 'en'][i % 4] ?? 'en';
    const answer = await request.get(`${address('main')}/${locale}/experience-share/blog/${slug}`);
    expect(answer.status()).toBe(200);
    const html = await answer.text();
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html.match(/<p>/g)?.length).toBeGreaterThan(4);
    expect(html.match(/<script type="application\/ld\+json"/g)).toHaveLength(2);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the search is a native form', async ({ page }) => {
    const t = words('club', 'en');
    await page.goto(`${address('club')}/en/experience-share`);
    await page.getByLabel(t('journal.search.label')).fill('kyoto tram');
    await page.getByRole('button', { name: t('journal.search'), exact: true }).click();
    await expect(page).toHaveURL(/experience-share\?q=kyoto\+tram$/);
    await expect(page.getByRole('status').filter({ hasText: 'kyoto tram' })).toBeVisible();
    await expect(page.getByRole('article').first().getByRole('heading')).toContainText('Kyoto');
  });
});

test('a draft is hidden from visitors and shown to an employee who requests drafts', async ({
  page,
  request,
}) => {
  const t = words('main', 'en');
  const { accessToken } = await tokensOf('employee');
  const draft = (await articles({ isDraft: true }, accessToken)).articles.find((article) => article.draft);
  if (!draft) throw new Error('the journal has no draft to test with');
  const path = `${address('main')}/en/experience-share/blog/${draft.slug}`;
  expect((await request.get(path)).status()).toBe(404);
  const reply = await request.get(`${path}?isDraft=true`);
  expect(await reply.text()).not.toContain(draft.title);
  await openAs(page, 'main', 'employee', '/en/user/staff/drafts');
  await page.getByRole('checkbox').check();
  await page.goto(`${address('main')}/en/experience-share`);
  await page.getByRole('article').filter({ hasText: draft.title }).getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(draft.title);
  await expect(page.getByText(t('journal.draft'), { exact: true })).toBeVisible();
});

test.describe('a visitor who requests drafts', () => {
  test.use({ allowed: /status of 40[34]/ });
  test('sees only published articles', async ({ page }) => {
    await page.goto(`${address('club')}/en/experience-share?isDraft=true`);
    await expect(page.getByRole('article')).toHaveCount(10);
    await expect(page).toHaveURL(/\/en\/experience-share$/);
  });
});

test('redirects legacy addresses permanently, and responds 404 to unknown ones', async ({ request }) => {
  const to = async (path: string) => {
    const answer = await request.get(`${address('main')}/en/${path}`, { maxRedirects: 0 });
    return [answer.status(), answer.headers().location];
  };
  expect(await to('booking.html')).toEqual([301, '/en/hotel']);
  expect(await to('experience-share.html')).toEqual([301, '/en/experience-share']);
  expect(await to('experience-share/item/kyoto-winter-week.html')).toEqual([
    301,
    '/en/experience-share/blog/kyoto-winter-week',
  ]);
  expect(await to('tag/tea.html')).toEqual([301, '/en/experience-share/tag/tea']);
  expect(await to('experience-share/blog')).toEqual([301, '/en/experience-share']);
  for (const path of [
    'experience-share/blog/nothing',
    'experience-share/nothing',
    'experience-share/tag/nothing',
    'experience-share?page=99',
    'experience-share/Bad%00Code',
    'old.html',
  ])
    expect((await request.get(`${address('main')}/en/${path}`)).status(), path).toBe(404);
  expect((await request.get(`${address('main')}/en/experience-share?q=%00%E2%80%AE`)).status()).toBe(200);
});

/** The secret in the newest email to an address; emails are sent with the next run of the outbox. */
async function tokenFor(email: string, page: 'confirm' | 'unsubscribe'): Promise<string> {
  let token = '';
  await expect
    .poll(async () => {
      token =
        new RegExp(`newsletter/${page}\\?token=([\\w-]+)`).exec(await newestMessageTo(email))?.[1] ?? '';
      return token;
    })
    .not.toBe('');
  return token;
}

test.describe('the newsletter', () => {
  test.use({ allowed: /status of 40[04]/ });
  test('subscribes, confirms, confirms again and unsubscribes: club, zh-tw', async ({ page }) => {
    const [brand, locale] = ['club', 'zh-tw'] as const;
    const t = words(brand, locale);
    const email = `reader-${brand}-${Date.now()}@example.test`;
    await page.goto(`${address(brand)}/${locale}/experience-share`);
    const form = page.getByRole('contentinfo').getByRole('region', { name: t('brand.newsletter') });
    await form.scrollIntoViewIfNeeded();
    const send = form.getByRole('button', { name: t('frame.newsletter.submit') });
    const field = form.getByLabel(t('frame.newsletter.email'));
    await send.click();
    await expect(form.getByText(t('error.required'))).toHaveCount(2);
    await expect(field).toBeFocused();
    await accessible(page); // the form at the end of a page has no story
    await field.fill('reader@nowhere');
    await expect(form.getByText(t('error.email'))).toBeVisible();
    await field.fill(email);
    await form.getByRole('checkbox').check();
    await send.click();
    await expect(form.getByText(t('frame.newsletter.done'))).toBeFocused();

    const token = await tokenFor(email, 'confirm');
    const confirm = `${address(brand)}/${locale}/newsletter/confirm?token=${token}`;
    await page.goto(confirm); // opening the link alone does not subscribe
    await page.reload();
    await page.getByRole('button', { name: t('newsletter.confirm.action') }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('newsletter.subscribed.title'));
    await expect(page.getByText(email)).toBeVisible();
    // A name is offered, never demanded
    await page.getByRole('button', { name: t('newsletter.details.save') }).click();
    await expect(page.getByText(t('error.required'))).toHaveCount(1);
    await page.getByLabel(t('newsletter.details.name')).fill('Wen');
    await page.getByLabel(t('newsletter.details.country')).selectOption('TW');
    await page.getByRole('button', { name: t('newsletter.details.save') }).click();
    await expect(page.getByText(t('newsletter.details.done'))).toBeFocused();
    await page.goto(confirm);
    await page.getByRole('button', { name: t('newsletter.confirm.action') }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('newsletter.already.title'));

    await page.goto(
      `${address(brand)}/${locale}/newsletter/unsubscribe?token=${await tokenFor(email, 'unsubscribe')}`,
    );
    await page.getByRole('button', { name: t('newsletter.leave.action') }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('newsletter.ended.title'));
    await page.goto(confirm);
    await page.getByRole('button', { name: t('newsletter.confirm.action') }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('newsletter.invalid.title'));
    await page.goto(`${address(brand)}/${locale}/newsletter/confirm?token=short`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('newsletter.invalid.title'));
    await page.goto(`${address(brand)}/${locale}/login`); // it would distract from a task
    await expect(page.getByRole('contentinfo')).toBeAttached();
    await expect(page.getByRole('region', { name: t('brand.newsletter') })).toHaveCount(0);
  });
});

test('every page links to the picture credits', async ({ request }) => {
  const html = await (await request.get(`${address('main')}/en/hotel`)).text();
  expect(html).toMatch(/<footer.*href="\/en\/picture-credits".*<\/footer>/s);
  const credits = await (await request.get(`${address('main')}/en/picture-credits`)).text();
  expect(credits).toContain(words('main', 'en')('journal.photograph', { name: 'Oskars Vertetics' }));
});
