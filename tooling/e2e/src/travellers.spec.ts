import { policy } from '@voyage/domain/policy.ts';
import { address, expect, stayFrom, test, type Brand } from './site.ts';
import { words } from './words.ts';

const search = (brand: Brand, locale: string, query: Record<string, string>) =>
  `${address(brand)}/${locale}/hotel/search?${new URLSearchParams({ code: 'tyo', ...stayFrom(30), ...query })}`;

test('reports one adult in four rooms in the list and at the field, keeps the rest, and clears it once corrected: club, zh-tw', async ({
  page,
}) => {
  const [brand, locale] = ['club', 'zh-tw'] as const;
  const t = words(brand, locale);
  const fault = t('error.no-adult', { limit: 4 });
  await page.goto(search(brand, locale, { adults: '1', rooms: '4', children: '5,8' }));
  await expect(page.getByRole('main').getByText(fault)).toBeVisible();
  const travellers = page.getByRole('button', { name: new RegExp(`^${t('stays.travellers')}`) });
  await expect(travellers).toContainText(t('stays.party', { adults: 1, children: 2, rooms: 4 }));
  await travellers.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('group', { name: t('stays.adults') })).toHaveAccessibleDescription(fault);
  await expect(dialog.getByLabel(t('stays.child.age', { number: 2 }))).toHaveValue('8');
  const more = dialog.getByRole('button', { name: t('stays.more', { what: t('stays.adults') }) });
  for (let i = 0; i < 3; i++) await more.click();
  await expect(dialog.getByText(fault)).toBeHidden();
  await dialog.getByRole('button', { name: t('stays.done') }).click();
  await page.getByRole('button', { name: t('stays.search'), exact: true }).click();
  await expect
    .poll(() => Object.fromEntries(new URL(page.url()).searchParams))
    .toMatchObject({ adults: '4', children: '5,8', rooms: '4' });
  await expect(page.getByRole('main').getByText(fault)).toBeHidden();
});

test('the maximum number of children can be chosen and searched for', async ({ page }) => {
  const t = words('main', 'en');
  await page.goto(search('main', 'en', { adults: '4', rooms: '4' }));
  await page.getByRole('button', { name: new RegExp(`^${t('stays.travellers')}`) }).click();
  const dialog = page.getByRole('dialog');
  const more = dialog.getByRole('button', { name: t('stays.more', { what: t('stays.children') }) });
  for (let i = 1; i <= policy.maxChildren; i++) {
    await more.click();
    await dialog.getByLabel(t('stays.child.age', { number: i }), { exact: true }).selectOption('7');
  }
  await expect(more).toBeDisabled();
  await dialog.getByRole('button', { name: t('stays.done') }).click();
  await page.getByRole('button', { name: t('stays.search'), exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`children=${Array(policy.maxChildren).fill(7).join()}`));
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
});

test('invalid dates are not reported as past', async ({ request }) => {
  const { checkIn, checkOut } = stayFrom(30);
  for (const [stay, message, values] of [
    [stayFrom(30, policy.maxStayNights + 1), 'error.stay-length', { limit: policy.maxStayNights }],
    [stayFrom(policy.bookingHorizonDays + 3), 'error.stay-horizon', { limit: policy.bookingHorizonDays }],
    [{ checkIn: checkOut, checkOut: checkIn }, 'error.stay-order', {}],
  ] as const)
    for (const locale of ['en', 'zh-tw', 'zh-cn', 'ja']) {
      const t = words('main', locale);
      const html = await (await request.get(search('main', locale, { adults: '2', ...stay }))).text();
      const page = html.replace(/<script.*?<\/script>/gs, '');
      expect(page, `${message}, ${locale}`).toContain(t(message, values));
      expect(page, `${message}, ${locale}`).not.toContain(t('stays.results.past.title'));
    }
});
