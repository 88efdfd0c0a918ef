import { isBooked } from '@voyage/domain/booked.ts';
import { deskReads } from '@voyage/domain/desk-language.ts';
import type { Locale } from '@voyage/domain/locale.ts';
import { convertMoney } from '@voyage/domain/money.ts';
import { totalLeft } from '@voyage/domain/total-left.ts';
import { eq } from '../../db/drizzle.ts';
import { users } from '../../db/schema/users.ts';
import { errors } from '../../platform/errors.ts';
import { readerLocale } from '../../mail/brands.ts';
import type { Brand } from '../../mail/transport.ts';
import { readRates } from '../../rates/rates.ts';
import type { Services } from '../services.ts';
import type { Caller } from '../../session/caller.ts';
import { findOrder } from '../booking/orders/find-order.ts';
import { orderBrand } from '../booking/emails/order-brand.ts';
import { orderDetail } from './stay-orders.ts';
import { certificate } from './certificate/certificate.ts';
import type { CertificateOf } from './certificate/facts.ts';

/**
 * The certificate of a booking, as the requesting site prints it: with its brand (else the order's own),
 * and the approximate total in the currency that the reader chose. @throws ApiError bk0003
 */
export async function bookingCertificate(
  services: Services,
  caller: Caller,
  orderId: string,
  requested: { locale: Locale; brand: Brand | undefined; currency: string | undefined },
): Promise<{ bytes: Uint8Array<ArrayBuffer>; bookingNumber: string }> {
  const row = await findOrder(services, caller, orderId);
  if (!isBooked(row.status)) throw errors.bookingNotFound();
  const [member] = await services.db.orm
    .select({ memberNumber: users.memberNumber, brand: users.brand })
    .from(users)
    .where(eq(users.id, row.userId));
  const brand = requested.brand ?? orderBrand(row, { brand: member?.brand ?? 'main' });
  const locale = readerLocale(brand, requested.locale);
  const order = await orderDetail(services, caller, orderId, locale);
  const { countryCode } = services.inventory.hotel(String(row.hotelId), locale, 'any');
  const { bytes } = await certificate({
    order,
    inEnglish: deskReads(locale, countryCode) ? null : await orderDetail(services, caller, orderId, 'en'),
    memberNumber: member?.memberNumber ?? '',
    brand,
    locale,
    now: services.now(),
    worth: order.payment.charge
      ? null
      : await worthOf(services, totalLeft(order), requested.currency ?? 'TWD'),
  });
  return { bytes, bookingNumber: order.bookingNumber };
}

/** Null if it is the same currency, or no rate is known. */
async function worthOf(
  services: Services,
  total: CertificateOf['order']['price']['total'],
  currency: string,
): Promise<CertificateOf['worth']> {
  const table = await readRates(services);
  const rateOf = (code: string) => (code === table.base ? 1 : table.rates[code]);
  const [from, to] = [rateOf(total.currency), rateOf(currency)];
  if (currency === total.currency || !from || !to) return null;
  return { amount: convertMoney(total, currency, table), rate: to / from, asOf: table.asOf };
}
