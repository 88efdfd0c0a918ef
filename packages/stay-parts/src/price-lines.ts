import type { OrderDetail } from '@voyage/contracts/booking.ts';
import type { Locale } from '@voyage/domain/locale.ts';
import { formatMoney } from '@voyage/domain/money.ts';
import type { Translate } from '@voyage/i18n/intl.tsx';

/** What a total is made of: the rooms, then the discount, the service charge and the tax that it has. */
export function priceLines(
  t: Translate,
  locale: Locale,
  { price: { subtotal, discount, service, tax }, promotion }: Pick<OrderDetail, 'price' | 'promotion'>,
  { rooms, nights }: { rooms: number; nights: number },
) {
  const label = promotion?.name ?? t('booking.summary.discount');
  return [
    { label: t('booking.summary.rooms', { rooms, nights }), value: formatMoney(subtotal, locale) },
    discount.amount > 0 && { label, value: `−${formatMoney(discount, locale)}` },
    service.amount > 0 && { label: t('booking.summary.service'), value: formatMoney(service, locale) },
    tax.amount > 0 && { label: t('booking.summary.tax'), value: formatMoney(tax, locale) },
  ].filter((line) => line !== false);
}
