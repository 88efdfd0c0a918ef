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
  const { data: made } = await call<{ order: Order }>(
    'POST',
    'v1/product/order/custom',
    {
      userId: profile.userId,
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
  await accessible(page, 'orders');
  await order.getByRole('link', { name: t('order.payNow') }).click();
  await pay.card(challenged);
  await pay.agree();
  await pay.press().click();
  await pay.bank('confirm');
  await pay.state('success');
  await expect(page.getByRole('heading', { name: t('payment.result.custom.title') })).toBeVisible();
  await page.getByRole('link', { name: t('purchases.view') }).click();
  await expect(page.getByText(t('purchases.status.paid'), { exact: true })).toBeVisible();
  await accessible(page, 'order');
});
