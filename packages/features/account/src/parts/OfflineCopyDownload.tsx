import { brand } from '@voyage/brand';
import type { OrderDetail } from '@voyage/contracts/booking.ts';
import { checkInEnd } from '@voyage/domain/check-in-hours.ts';
import { htmlLang } from '@voyage/domain/locale.ts';
import { fullName } from '@voyage/domain/full-name.ts';
import { langOf } from '@voyage/domain/partial-text.ts';
import { longDay } from '@voyage/i18n/dates.ts';
import { listed } from '@voyage/i18n/join.ts';
import { usePage } from '@voyage/site-core/context/use-page.ts';
import { cancellationLines } from '@voyage/stay-parts/cancellation-words.ts';
import { depositLines, feeLines } from '@voyage/stay-parts/fee-words.ts';
import { partyLines } from '../state/party-lines.ts';
import { driverRequest, requestIn } from './driver-request.ts';
import { offlineCopy, type Line } from './offline-copy.ts';
import { paymentLines } from './OrderPayment.tsx';
import { saveFile } from './save-file.ts';
import { QuietButton } from './QuietButton.tsx';
import { totalNow } from './cancelled-lines.ts';

const lines = (...all: (string | false | null)[]): string[] => all.filter((line) => typeof line === 'string');

type SupplierText = NonNullable<OrderDetail['beds']>;

/** An offline copy of the stay, with a card for the driver in two languages. */
export function OfflineCopyDownload({ order }: { order: OrderDetail }) {
  const { t, locale } = usePage();
  const { hotel, hotelContact, guest } = order;
  const { plan, creditSharedWith, loyalty, arrivalTime } = order;
  const { local } = hotelContact;
  const supplied = ({ text, lang }: SupplierText): Line => ({
    text,
    lang: lang === locale ? undefined : htmlLang(lang),
  });
  const save = () => {
    const own = {
      ...requestIn(locale),
      name: hotel.name,
      nameLang: langOf(hotel, 'name') ?? htmlLang(locale),
      address: hotelContact.address,
      addressLang: langOf(hotelContact, 'address') ?? htmlLang(locale),
    };
    const yours = lines(
      plan.breakfasts > 0 && t('stays.detail.breakfasts', { count: plan.breakfasts }),
      plan.creditUsd > 0 &&
        (creditSharedWith === null
          ? t('booking.creditOnce', { amount: plan.creditUsd })
          : t('order.wallet.shared.text', { number: creditSharedWith })),
    );
    const total = totalNow(t, locale, order);
    const driver = driverRequest(hotelContact.timeZone, local.locale);
    const numbers = [
      { id: 'order.bookingNumber', value: order.bookingNumber } as const,
      { id: 'order.confirmationNumber', value: order.hotelConfirmationNumber } as const,
      { id: 'order.reservationNumber', value: order.reservationNumber } as const,
    ];
    const text = offlineCopy({
      lang: htmlLang(locale),
      title: `${hotel.name} · ${order.bookingNumber}`,
      cardTitle: t('order.copy.card'),
      card: [
        {
          ...driver,
          name: local.name,
          nameLang: langOf(local, 'name') ?? htmlLang(local.locale),
          address: local.script?.address ?? local.address,
          addressLang: local.script?.lang ?? langOf(local, 'address') ?? htmlLang(local.locale),
        },
        ...(driver.lang === own.lang ? [] : [own]),
      ],
      cardNote: driver.otherScript && !local.script ? t('order.copy.latin') : '',
      rows: [
        ...numbers.flatMap(({ id, value }) => (value ? [{ term: t(id), value }] : [])),
        {
          term: t('order.checkIn'),
          value: `${longDay(order.checkIn, locale)}\n${t('order.checkIn.from', { time: hotelContact.checkInTime, ...checkInEnd(hotelContact) })}`,
        },
        {
          term: t('order.checkOut'),
          value: `${longDay(order.checkOut, locale)}\n${t('order.checkOut.until', { time: hotelContact.checkOutTime })}`,
        },
        ...(hotelContact.telephone === null
          ? []
          : [{ term: t('order.hotelTelephone'), value: hotelContact.telephone }]),
        { term: t('order.guest'), value: fullName(guest) },
        {
          term: t('order.party'),
          value: lines(...partyLines(t, locale, order)),
        },
        {
          term: t('booking.summary.room'),
          value: [
            { text: order.roomName, lang: langOf(order, 'roomName') },
            ...(order.beds ? [supplied(order.beds)] : []),
            { text: order.planName, lang: langOf(order, 'planName') },
            ...plan.benefits.map((text) => ({ text, lang: langOf(plan, 'benefits') })),
            ...(order.extras ?? []).map(supplied),
          ],
        },
        ...(yours.length === 0 ? [] : [{ term: t('order.wallet'), value: yours }]),
        ...(loyalty
          ? [
              {
                term: t('booking.loyalty', { programme: loyalty.programme }),
                value: loyalty.number,
              },
            ]
          : []),
        ...[
          {
            id: 'order.requests',
            value: listed(
              order.specialRequests.map((r) => r.name),
              locale,
            ),
          } as const,
          { id: 'order.arrival', value: arrivalTime } as const,
          { id: 'order.note', value: order.note } as const,
        ].flatMap(({ id, value }) => (value ? [{ term: t(id), value }] : [])),
        { term: total.label, value: total.value },
        {
          term: t('order.payment'),
          value: lines(
            ...paymentLines(t, locale, order.payment),
            ...[...depositLines(t, locale, order.price), ...feeLines(t, locale, order.price)].map(
              (line) => `${line.label} ${line.value}`,
            ),
          ),
        },
        {
          term: t('booking.summary.deadline'),
          value: lines(...cancellationLines(t, locale, order.cancellation, hotel.place, Date.now())),
        },
        ...(hotelContact.notes.length === 0
          ? []
          : [
              {
                term: t('stays.detail.policies'),
                value: hotelContact.notes.map((text) => ({ text, lang: langOf(hotelContact, 'notes') })),
              },
            ]),
        { term: t('order.credit'), value: t(`order.credit.${order.creditUsed}`) },
      ],
      foot: `${brand.name} · ${brand.contact.phone} · ${brand.contact.email}`,
    });
    saveFile(new Blob([text], { type: 'text/html;charset=utf-8' }), `booking-${order.bookingNumber}.html`);
  };
  return <QuietButton onClick={save}>{t('order.copy')}</QuietButton>;
}
