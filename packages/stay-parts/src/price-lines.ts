import type { OrderDetail } from '@voyage/contracts/booking.ts';
import type { Locale } from '@voyage/domain/locale.ts';
import { formatMoney, type Money } from '@voyage/domain/money.ts';
import type { Translate } from '@voyage/i18n/intl.tsx';

type Price = OrderDetail['price'];
export type Priced = Pick<OrderDetail, 'price' | 'promotion'>;

/** Service, tax and the property's own fee: one line of a price, whatever they are made of. */
export const taxesOf = ({ service, tax }: Pick<Price, 'service' | 'tax'>): Money => ({
  ...tax,
  amount: service.amount + tax.amount,
});

/** What a total is made of: the rooms, the discount, and taxes with fees, as far as it has them. */
export function priceLines(
  t: Translate,
  locale: Locale,
  { price, promotion }: Priced,
  span: { rooms: number; nights: number },
) {
  const taxes = taxesOf(price);
  return [
    ...beforeTaxes(t, locale, { price, promotion }, span),
    taxes.amount > 0 && { label: t('booking.summary.taxes'), value: formatMoney(taxes, locale) },
  ].filter((line) => line !== false);
}

export function beforeTaxes(
  t: Translate,
  locale: Locale,
  { price: { subtotal, discount }, promotion }: Priced,
  span: { rooms: number; nights: number },
) {
  const label = promotion?.name ?? t('booking.summary.discount');
  return [
    { label: t('booking.summary.rooms', span), value: formatMoney(subtotal, locale) },
    discount.amount > 0 && { label, value: `−${formatMoney(discount, locale)}` },
  ].filter((line) => line !== false);
}
