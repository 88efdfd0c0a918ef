import { brand } from '@voyage/brand';
import type { OrderDetail } from '@voyage/contracts/booking.ts';
import { htmlLang, type LocalizedText } from '@voyage/domain/locale.ts';
import { formatMoney } from '@voyage/domain/money.ts';
import { longDay } from '@voyage/i18n/dates.ts';
import { momentOn } from '@voyage/i18n/moments.ts';
import { useIntl } from '@voyage/i18n/intl.tsx';
import { useLocale } from '@voyage/frame/router/site-context.ts';
import { offlineCopy } from './offline-copy.ts';
import { saveFile } from './save-file.ts';
import * as css from './order.css.ts';

/**
 * Phrases for a driver, in the driver's language, which may differ from the reader's: no catalog contains
 * another language's texts.
 */
const requests: LocalizedText = {
  en: 'Please take me to this hotel.',
  'zh-tw': '請載我到這家飯店，謝謝。',
  'zh-cn': '请送我到这家酒店，谢谢。',
  ja: 'このホテルまでお願いします。',
};

/** An offline copy of the stay, with a card for the driver in two languages. */
export function OfflineCopyDownload({ order }: { order: OrderDetail }) {
  const { formatMessage: t } = useIntl();
  const locale = useLocale();
  const { hotel, hotelContact, guest, cancellation, rooms, adults, children } = order;
  const { local } = hotelContact;
  const save = () => {
    const own = {
      lang: htmlLang(locale),
      request: requests[locale],
      name: hotel.name,
      address: hotelContact.address,
    };
    const numbers = [
      { id: 'order.bookingNumber', value: order.bookingNumber } as const,
      { id: 'order.confirmationNumber', value: order.hotelConfirmationNumber } as const,
      { id: 'order.reservationNumber', value: order.reservationNumber } as const,
    ];
    const text = offlineCopy({
      lang: htmlLang(locale),
      title: `${hotel.name} · ${order.bookingNumber}`,
      cardTitle: t({ id: 'order.copy.card' }),
      card: [
        {
          lang: htmlLang(local.locale),
          request: requests[local.locale],
          name: local.name,
          address: local.address,
        },
        ...(local.locale === locale ? [] : [own]),
      ],
      rows: [
        ...numbers.flatMap(({ id, value }) => (value ? [{ term: t({ id }), value }] : [])),
        {
          term: t({ id: 'order.checkIn' }),
          value: `${longDay(order.checkIn, locale)}\n${t({ id: 'order.checkIn.from' }, { time: hotelContact.checkInTime })}`,
        },
        {
          term: t({ id: 'order.checkOut' }),
          value: `${longDay(order.checkOut, locale)}\n${t({ id: 'order.checkOut.until' }, { time: hotelContact.checkOutTime })}`,
        },
        { term: t({ id: 'order.guest' }), value: `${guest.firstname} ${guest.lastname}` },
        { term: t({ id: 'order.party' }), value: t({ id: 'stays.party' }, { adults, children, rooms }) },
        { term: t({ id: 'booking.summary.room' }), value: `${order.roomName}\n${order.planName}` },
        { term: t({ id: 'booking.summary.total' }), value: formatMoney(order.price.total) },
        {
          term: t({ id: 'booking.summary.deadline' }),
          value: cancellation.deadline
            ? momentOn(cancellation.deadline, { timeZone: cancellation.timeZone, place: hotel.place }, locale)
            : t({ id: 'booking.deadline.none' }),
        },
      ],
      foot: `${brand.name} · ${brand.contact.phone} · ${brand.contact.email}`,
    });
    saveFile(new Blob([text], { type: 'text/html;charset=utf-8' }), `booking-${order.bookingNumber}.html`);
  };
  return (
    <button type="button" className={css.quiet} onClick={save}>
      {t({ id: 'order.copy' })}
    </button>
  );
}
