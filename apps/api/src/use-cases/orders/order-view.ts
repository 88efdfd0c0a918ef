import { itemAt } from '@voyage/domain/item-at.ts';
import type { Output } from '@voyage/contracts/endpoint.ts';
import type { ProductOrder, productOrders as productOrderList } from '@voyage/contracts/product-order.ts';
import { intlLocale, type Locale } from '@voyage/domain/locale.ts';
import { formatMoney, formatRate } from '@voyage/domain/money.ts';
import { plainDay } from '@voyage/domain/written-day.ts';
import { desc, inArray } from '../../db/drizzle.ts';
import { type productOrders } from '../../db/schema/orders.ts';
import { payments } from '../../db/schema/payments.ts';
import { readJsonFile } from '../../platform/content-files.ts';
import type { Caller } from '../../session/caller.ts';
import type { Services } from '../services.ts';
import { isUncaptured } from './capture-state.ts';
import { findOrders } from './orders.ts';
import type { ProductDetail } from '../../db/schema/product-detail.ts';

type Row = typeof productOrders.$inferSelect;
type Payment = typeof payments.$inferSelect;
let cached: Record<Locale, Record<string, string>> | undefined;
const wordsOf = (locale: Locale) =>
  (cached ??= readJsonFile<Record<Locale, Record<string, string>>>('words/products.json'))[locale];

/** The texts about products, in a language. */
export function productWords(
  locale: Locale,
): (key: string, values?: Record<string, string | number>) => string {
  const words = wordsOf(locale);
  return (key, values = {}) =>
    (words[key] ?? key).replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
}

/** The title of a purchase: on pages, in emails and for the bank. */
export function titleOf(detail: ProductDetail, locale: Locale): string {
  const t = productWords(locale);
  switch (detail.kind) {
    case 'membership':
      return t('membership', { level: t(detail.level) });
    case 'booking-credit':
      return t('booking-credit', { count: detail.credits });
    case 'fast-track':
      return t('fast-track', { airport: detail.airport[locale], service: t(detail.service) });
    case 'tailor-made':
      return t(detail.what, { destination: detail.destination });
    case 'stay':
      return t('stay', { hotel: detail.hotel[locale] });
    case 'custom':
      return detail.title;
  }
}

const inBrackets = (text: string, aside: string, locale: Locale): string =>
  locale === 'en' ? `${text} (${aside})` : `${text}（${aside}）`;

/** Further details of a purchase. */
export function linesOf(detail: ProductDetail, locale: Locale): ProductOrder['lines'] {
  const t = productWords(locale);
  const day = (instant: string) =>
    new Intl.DateTimeFormat(intlLocale(locale), {
      timeZone: 'Asia/Taipei',
      year: 'numeric',
      month: locale === 'en' ? 'short' : 'long',
      day: 'numeric',
    }).format(new Date(instant));
  const lines: [string, string][] = (() => {
    switch (detail.kind) {
      case 'membership':
        return [['term', `${day(detail.startsAt)} – ${day(detail.endsAt)}`]];
      case 'booking-credit':
        return [];
      case 'fast-track':
        return [
          ['day', `${day(`${detail.serviceDay}T04:00:00Z`)} ${detail.serviceTime}`],
          ['flight', detail.flightNumber],
          ['terminal', detail.terminal ? t(detail.terminal) : ''],
          ['names', (detail.passengers ?? []).map(({ name }) => name).join(t('comma'))],
          [
            'travellers',
            t(detail.adults === 1 ? 'adult' : 'adults', { n: detail.adults }) +
              (detail.children === 0
                ? ''
                : t(detail.children === 1 ? 'child' : 'children', { n: detail.children })),
          ],
          ['contact', `${detail.contactName} ${detail.contactPhone}`],
          ['note', detail.note],
        ];
      case 'tailor-made':
        return [['request', detail.requestNumber]];
      case 'stay':
        return [
          ['stayDays', `${day(`${detail.checkIn}T04:00:00Z`)} – ${day(`${detail.checkOut}T04:00:00Z`)}`],
          ['booking', detail.bookingNumber],
          ['hotelPrice', formatMoney(detail.total, locale)],
          [
            'exchangeRate',
            detail.charge.rate === null || detail.charge.rate === 1
              ? ''
              : inBrackets(
                  formatRate({ from: detail.total.currency, to: 'TWD', rate: detail.charge.rate }, locale),
                  plainDay(detail.charge.asOf.slice(0, 10), locale),
                  locale,
                ),
          ],
        ];
      case 'custom':
        return [['description', detail.description]];
    }
  })();
  return lines.filter(([, value]) => value !== '').map(([key, value]) => ({ term: t(key), value }));
}

const shown: Record<Payment['status'], 'pending' | 'success' | 'failure' | 'refunded'> = {
  created: 'pending',
  redirected: 'pending',
  unknown: 'pending',
  captured: 'success',
  declined: 'failure',
  abandoned: 'failure',
  refunding: 'refunded',
  refunded: 'refunded',
};
/** The bank's page, for its payer while it waits there. */
export const bankUrlOf = ({ status, paymentUrl }: Payment) => (status === 'redirected' ? paymentUrl : null);
/** `released`: the card was only authorised, and nothing was charged. */
export const paymentStatus = (payment: Pick<Payment, 'status' | 'capture'>) => {
  const status = shown[payment.status];
  return status === 'refunded' && isUncaptured(payment) ? 'released' : status;
};
/**
 * Which payment counts: one that moved money first (a refund that is owed before one that was made), then one
 * in progress; of several, the one that changed last.
 */
const weight: Record<Payment['status'], number> = {
  captured: 6,
  refunding: 5,
  refunded: 4,
  unknown: 3,
  redirected: 3,
  created: 3,
  declined: 1,
  abandoned: 1,
};
export const effectivePayment = (attempts: Payment[]): Payment | undefined =>
  attempts.toSorted(
    (a, b) => weight[b.status] - weight[a.status] || b.updatedAt.getTime() - a.updatedAt.getTime(),
  )[0];

/** Orders as their owner sees them, with the payment that counts. */
export async function viewOrders({ db }: Services, rows: Row[], locale: Locale): Promise<ProductOrder[]> {
  const paid =
    rows.length === 0
      ? []
      : await db.orm
          .select()
          .from(payments)
          .where(
            inArray(
              payments.productOrderId,
              rows.map((row) => row.id),
            ),
          )
          .orderBy(desc(payments.createdAt));
  const byOrder = Map.groupBy(paid, (p) => p.productOrderId);
  return rows.map((row) => {
    const detail = row.detail;
    const counts = effectivePayment(byOrder.get(row.id) ?? []);
    return {
      id: row.id,
      orderNumber: row.orderNumber,
      kind: row.kind,
      status: row.status,
      title: titleOf(detail, locale),
      lines: linesOf(detail, locale),
      amount: { amount: row.amountTwd, currency: 'TWD' },
      createdAt: row.createdAt.toISOString(),
      expiresAt: row.expiresAt?.toISOString() ?? null,
      hotelOrderId: detail.kind === 'stay' ? detail.hotelOrderId : null,
      payment: counts
        ? {
            tradeId: counts.id,
            status: paymentStatus(counts),
            cardBrand: counts.cardBrand,
            cardLastFour: counts.cardLastFour,
            bankUrl: row.status === 'open' ? bankUrlOf(counts) : null,
            at: counts.updatedAt.toISOString(),
          }
        : null,
    };
  });
}
export const viewOrder = async (services: Services, row: Row, locale: Locale): Promise<ProductOrder> =>
  itemAt(await viewOrders(services, [row], locale), 0);

/** A page of a member's orders, newest first. */
export async function listOrders(
  services: Services,
  caller: Caller,
  query: Output<typeof productOrderList.body>,
  locale: Locale,
): Promise<Output<typeof productOrderList.data>> {
  const { page, pageSize } = query;
  const { total, rows } = await findOrders(services, caller.userId, query);
  return { total, page, pageSize, orders: await viewOrders(services, rows, locale) };
}
