import type { Output } from '@voyage/contracts/endpoint.ts';
import type { stayRules } from '@voyage/contracts/hotel.ts';
import { address, call, expect, openAs, stayFrom, test, tokensOf, type Brand } from './site.ts';
import { words } from './words.ts';

/** Of the inventory that is on sale. */
const limitsOnSale = async () =>
  (await call<Output<typeof stayRules.data>>('GET', 'v1/tp/hotel/stay-rules')).data.limits;
const search = (brand: Brand, locale: string, query: Record<string, string>) =>
  `${address(brand)}/${locale}/hotel/search?${new URLSearchParams({ code: 'tyo', ...stayFrom(30), ...query })}`;

test('a link to four rooms with one adult: reported in the list and at each room, the rest is kept: club, zh-tw', async ({
  page,
}) => {
  const [brand, locale] = ['club', 'zh-tw'] as const;
  const t = words(brand, locale);
  const fault = t('error.no-adult');
  await page.goto(search(brand, locale, { adults: '1', rooms: '4', children: '5,8' }));
  await expect(page.getByRole('main').getByText(fault)).toBeVisible();
  const travellers = page.getByRole('button', { name: new RegExp(`^${t('stays.travellers')}`) });
  await expect(travellers).toContainText(t('stays.party', { adults: 1, children: 2, rooms: 4 }));
  await travellers.click();
  const dialog = page.getByRole('dialog');
  for (const number of [2, 3, 4]) {
    const room = dialog.getByRole('group', { name: t('stays.room', { number }) });
    await expect(room.getByRole('group', { name: t('stays.adults') })).toHaveAccessibleDescription(fault);
    await room.getByRole('button', { name: t('stays.more', { what: t('stays.adults') }) }).click();
  }
  await expect(dialog.getByText(fault)).toBeHidden();
  await expect(dialog.getByLabel(t('stays.child.age', { number: 1 })).first()).toHaveValue('8');
  await dialog.getByRole('button', { name: t('stays.done') }).click();
  await page.getByRole('button', { name: t('stays.search'), exact: true }).click();
  await expect
    .poll(() => Object.fromEntries(new URL(page.url()).searchParams))
    .toMatchObject({ adults: '1_1_1_1', children: '__8_5' });
  await expect(page.getByRole('main').getByText(fault)).toBeHidden();
});

test('the largest party can be chosen and searched for', async ({ page }) => {
  const t = words('main', 'en');
  const { rooms, adults, children } = await limitsOnSale();
  await page.goto(search('main', 'en', { adults: String(adults) }));
  await page.getByRole('button', { name: new RegExp(`^${t('stays.travellers')}`) }).click();
  const dialog = page.getByRole('dialog');
  for (let number = 1; number <= rooms; number++) {
    if (number > 1) await dialog.getByRole('button', { name: t('stays.room.add') }).click();
    const room = number > 1 ? dialog.getByRole('group', { name: t('stays.room', { number }) }) : dialog;
    const more = (what: 'adults' | 'children') =>
      room.getByRole('button', { name: t('stays.more', { what: t(`stays.${what}`) }) });
    for (let i = number > 1 ? 1 : adults; i < adults; i++) await more('adults').click();
    await expect(more('adults')).toBeDisabled();
    for (let i = 1; i <= children; i++) {
      await more('children').click();
      await room.getByLabel(t('stays.child.age', { number: i }), { exact: true }).selectOption('7');
    }
    await expect(more('children')).toBeDisabled();
  }
  await expect(dialog.getByRole('button', { name: t('stays.room.add') })).toHaveCount(0);
  await dialog.getByRole('button', { name: t('stays.done') }).click();
  await page.getByRole('button', { name: t('stays.search'), exact: true }).click();
  const ages = Array(children).fill(7).join();
  const everyRoom = (part: unknown) => Array(rooms).fill(part).join('_');
  await expect
    .poll(() => Object.fromEntries(new URL(page.url()).searchParams))
    .toMatchObject({ adults: everyRoom(adults), children: everyRoom(ages) });
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
});

for (const { brand, locale, phone } of [
  { brand: 'main', locale: 'en', phone: false },
  { brand: 'club', locale: 'zh-tw', phone: true },
] as const)
  test.describe(() => {
    test.use({ viewport: phone ? { width: 390, height: 844 } : { width: 1440, height: 900 } });
    test(`two rooms of different parties and a tax at the hotel, from the search to the order: ${brand}, ${locale}`, async ({
      page,
    }) => {
      const t = words(brand, locale);
      const roomWords = (number: number) => t('stays.room', { number });
      const query = { code: 'kyoto', locationType: 'place', adults: '2', ...stayFrom(phone ? 71 : 74) };
      await openAs(page, brand, 'noir', `/${locale}/hotel/search?${new URLSearchParams(query)}`);
      const sheet = page.getByRole('dialog');
      if (phone) await page.getByRole('search').getByRole('button', { expanded: false }).click();
      await (phone ? sheet : page)
        .getByRole('button', { name: new RegExp(`^${t('stays.travellers')}`) })
        .click();
      await sheet.getByRole('button', { name: t('stays.room.add') }).click();
      const second = sheet.getByRole('group', { name: roomWords(2) });
      await second.getByRole('button', { name: t('stays.more', { what: t('stays.children') }) }).click();
      await second.getByLabel(t('stays.child.age', { number: 1 })).selectOption('7');
      if (!phone) await sheet.getByRole('button', { name: t('stays.done') }).click();
      await (phone ? sheet : page).getByRole('button', { name: t('stays.search'), exact: true }).click();
      await expect(page).toHaveURL(/adults=2_1/);
      await expect(page).toHaveURL(/children=_7/);

      await page.getByRole('article').first().getByRole('heading').getByRole('link').click();
      const choice = page.locator('a[href*="/hotel/booking"]').first();
      await choice.click();
      await expect(page).toHaveURL(/hotel\/booking/);
      const inSecond = page.getByRole('group', { name: new RegExp(`^${roomWords(2)} · `) });
      await expect(inSecond).toContainText(t('stays.party', { adults: 1, children: 1, rooms: 1 }));
      const tax = page.getByText(t('stays.fee.line', { kind: 'cityTax' }));
      await expect(tax.first()).toBeAttached(); // on a phone the summary is folded
      await inSecond.getByLabel(t('booking.lastname')).fill('Chen');
      await inSecond.getByLabel(t('booking.firstname')).fill('Yating');
      await page
        .getByRole('group', { name: t('booking.phone') })
        .getByLabel(t('phone.number'), { exact: true })
        .fill('+886 912 345 678');
      await page.getByLabel(t('booking.agree')).check();
      await page.getByRole('button', { name: new RegExp(t('booking.submit')) }).click();

      await expect(page.getByText(t('order.thanks'))).toBeVisible();
      if (phone) await page.getByRole('button', { name: new RegExp(`^${t('order.record')}`) }).click();
      const line = (number: number, ...parts: string[]) =>
        page
          .getByText([roomWords(number), ...parts].join(' · '))
          .filter({ visible: true })
          .first();
      await expect(
        line(2, 'Yating Chen', t('stays.party', { adults: 1, children: 1, rooms: 1 })),
      ).toBeVisible();
      const orderId = /hotel-order\/([^/?]+)/.exec(page.url())?.[1] ?? '';
      const { accessToken } = await tokensOf('noir');
      const { data } = await call<{ parties: object[]; price: { feesAtHotel: { kind: string }[] } }>(
        'GET',
        `v1/user/hotel/order/${orderId}`,
        undefined,
        accessToken,
      );
      expect(data.price.feesAtHotel.map(({ kind }) => kind)).toEqual(['cityTax']);
      expect(data.parties).toEqual([
        { adults: 2, childAges: [] },
        { adults: 1, childAges: [7] },
      ]);
    });
  });

test('invalid dates are not reported as past', async ({ request }) => {
  const { checkIn, checkOut } = stayFrom(30);
  const { nights, horizonDays } = await limitsOnSale();
  for (const [stay, message, values] of [
    [stayFrom(30, nights + 1), 'error.stay-length', { limit: nights }],
    [stayFrom(horizonDays + 3), 'error.stay-horizon', { limit: horizonDays }],
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
