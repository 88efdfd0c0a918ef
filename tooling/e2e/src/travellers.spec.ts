import { policy } from '@voyage/domain/policy.ts';
import { address, expect, stayFrom, test, type Brand } from './site.ts';
import { words } from './words.ts';

const search = (brand: Brand, locale: string, query: Record<string, string>) =>
  `${address(brand)}/${locale}/hotel/search?${new URLSearchParams({ code: 'tyo', ...stayFrom(30), ...query })}`;

for (const [brand, locale] of [
  ['main', 'en'],
  ['main', 'zh-tw'],
  ['club', 'zh-tw'],
] as const)
  test(`one adult in four rooms: said in the list and beside the field, nothing lost, mended in place: ${brand}, ${locale}`, async ({
    page,
  }) => {
    const say = words(brand, locale);
    const fault = say('error.no-adult', { limit: 4 });
    await page.goto(search(brand, locale, { adults: '1', rooms: '4', children: '5,8' }));
    await expect(page.getByRole('main').getByText(fault)).toBeVisible();
    const travellers = page.getByRole('button', { name: new RegExp(`^${say('stays.travellers')}`) });
    await expect(travellers).toContainText(say('stays.party', { adults: 1, children: 2, rooms: 4 }));
    await travellers.click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('group', { name: say('stays.adults') })).toHaveAccessibleDescription(fault);
    await expect(dialog.getByLabel(say('stays.child.age', { number: 2 }))).toHaveValue('8');
    const more = dialog.getByRole('button', { name: say('stays.more', { what: say('stays.adults') }) });
    for (let i = 0; i < 3; i++) await more.click();
    await expect(dialog.getByText(fault)).toBeHidden();
    await dialog.getByRole('button', { name: say('stays.done') }).click();
    await page.getByRole('button', { name: say('stays.search'), exact: true }).click();
    await expect(page).toHaveURL(/adults=4.*children=5,8.*rooms=4/);
    await expect(page.getByRole('main').getByText(fault)).toBeHidden();
  });

test('as many children as the rules allow can be chosen, and searched for', async ({ page }) => {
  const say = words('main', 'en');
  await page.goto(search('main', 'en', { adults: '4', rooms: '4' }));
  await page.getByRole('button', { name: new RegExp(`^${say('stays.travellers')}`) }).click();
  const dialog = page.getByRole('dialog');
  const more = dialog.getByRole('button', { name: say('stays.more', { what: say('stays.children') }) });
  for (let i = 1; i <= policy.maxChildren; i++) {
    await more.click();
    await dialog.getByLabel(say('stays.child.age', { number: i }), { exact: true }).selectOption('7');
  }
  await expect(more).toBeDisabled();
  await dialog.getByRole('button', { name: say('stays.done') }).click();
  await page.getByRole('button', { name: say('stays.search'), exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`children=${Array(policy.maxChildren).fill(7).join()}`));
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
});

for (const [what, stay, message, values] of [
  ['too long', stayFrom(30, policy.maxStayNights + 1), 'error.stay-length', { limit: policy.maxStayNights }],
  [
    'too far ahead',
    stayFrom(policy.bookingHorizonDays + 3),
    'error.stay-horizon',
    { limit: policy.bookingHorizonDays },
  ],
  [
    'the wrong way round',
    { checkIn: stayFrom(30).checkOut, checkOut: stayFrom(30).checkIn },
    'error.stay-order',
    {},
  ],
] as const)
  test(`dates that are ${what} are not called past`, async ({ page }) => {
    for (const locale of ['en', 'zh-tw', 'zh-cn', 'ja']) {
      const say = words('main', locale);
      await page.goto(search('main', locale, { adults: '2', ...stay }));
      await expect(page.getByRole('main').getByText(say(message, values))).toBeVisible();
      await expect(page.getByRole('main').getByText(say('stays.results.past.title'))).toBeHidden();
    }
  });
