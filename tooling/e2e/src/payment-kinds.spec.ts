import { accessible } from './accessible.ts';
import { payPage } from './pay-page.ts';
import { call, expect, openAs, test, tokensOf } from './site.ts';
import { words } from './words.ts';

/** Visa, which its bank confirms first. */
const challenged = '4000000000003220';
interface Order {
  id: string;
  orderNumber: string;
}

// Kinds that no other journey buys: payment.spec.ts has stays and a level, trips.spec.ts fast track and a
// tailor-made fee.

test('pays for booking credits with 3-D Secure', async ({ page }) => {
  const t = words('club', 'en');
  const pay = payPage(page, 'club', 'en');
  const { accessToken } = await tokensOf('elite');
  const {
    data: { order },
  } = await call<{ order: Order }>(
    'POST',
    'v1/product/order/booking-credit',
    { credits: 2, brand: 'club' },
    accessToken,
  );
  await openAs(page, 'club', 'elite', `/en/payment/credit-card/booking-credit/${order.id}/new`);
  await pay.card(challenged);
  await pay.agree();
  await accessible(page, 'payment'); // with its frames, which no story has around a real page
  await pay.press().click();
  await pay.bank('confirm');
  await pay.state('success');
  await expect(page.getByRole('heading', { name: t('payment.result.credit.title') })).toBeVisible();
});

test('pays for an order created by an employee from the list of orders', async ({ page }) => {
  const t = words('club', 'zh-tw');
  const pay = payPage(page, 'club', 'zh-tw');
  const [{ accessToken: staff }, { accessToken: member }] = [
    await tokensOf('employee'),
    await tokensOf('noir'),
  ];
  const { data: profile } = await call<{ userId: string }>('GET', 'v1/user/profile', undefined, member);
  const { data: desk } = await call<{ customOrders: number }>(
    'POST',
    'v1/admin/user/order',
    { userId: profile.userId },
    staff,
  );
  const { data: made } = await call<{ order: Order }>(
    'POST',
    'v1/product/order/custom',
    {
      userId: profile.userId,
      customOrders: desk.customOrders,
      title: 'A private guide in Kyoto',
      amountTwd: 24_000,
      reason: 'Quoted by phone',
      brand: 'club',
    },
    staff,
  );
  await openAs(page, 'club', 'noir', '/zh-tw/user/order');
  const order = page.getByRole('listitem').filter({ hasText: made.order.orderNumber });
  await expect(order).toBeVisible();
  await order.getByRole('link', { name: t('order.payNow') }).click();
  await pay.card(challenged);
  await pay.agree();
  await pay.press().click();
  await pay.bank('confirm');
  await pay.state('success');
  await expect(page.getByRole('heading', { name: t('payment.result.custom.title') })).toBeVisible();
  await page.getByRole('link', { name: t('purchases.view') }).click();
  await expect(page.getByText(t('purchases.status.paid'), { exact: true })).toBeVisible();
});

// The only journey in which platinum@ buys a term: theirs ends in less than ninety days.
test('renews a level by card, from the day the current year ends', async ({ page }) => {
  const t = words('main', 'en');
  const pay = payPage(page, 'main', 'en');
  const level = t('tier.platinum');
  const { accessToken } = await tokensOf('platinum');
  const terms = async () =>
    (
      await call<{ terms: { startsAt: string; endsAt: string }[] }>(
        'GET',
        'v1/user/membership/record',
        undefined,
        accessToken,
      )
    ).data.terms;
  const [current] = await terms();
  await openAs(page, 'main', 'platinum', '/en/user/membership');
  const own = page.getByRole('region', { name: t('membership.term.title') }).getByRole('listitem');
  await expect(own).toHaveCount(1);
  await page
    .getByRole('region', { name: t('membership.ways') })
    .getByRole('link')
    .click();
  await expect(page.getByRole('heading', { level: 1, name: t('upgrade.renew', { level }) })).toBeVisible();
  await page.getByRole('button', { name: t('register.upgrade.pay') }).click();
  await page.waitForURL(/\/en\/payment\/credit-card\/membership\/[^/]+\/new$/);
  await pay.card('4242424242424242');
  await pay.agree();
  await pay.press().click();
  await pay.bank('confirm');
  await pay.state('success');
  await page.getByRole('link', { name: t('membership.own.title') }).click();
  await expect(own).toHaveCount(2);
  const days = own.getByRole('definition').filter({ hasText: ' – ' });
  const [first = '', second = ''] = await days.allTextContents();
  const [, ends] = first.split(' – ');
  const [begins] = second.split(' – ');
  expect(begins).toBe(ends);
  expect(await terms()).toMatchObject([current, { startsAt: current?.endsAt }]);
  await expect(own.nth(1).getByRole('button', { name: t('membership.end', { level }) })).toBeVisible();
});
