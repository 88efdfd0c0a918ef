import { brand } from '@voyage/brand';
import type { OrderDetail } from '@voyage/contracts/booking.ts';
import { fullName, guestOfRoom } from '@voyage/domain/full-name.ts';
import { dotted } from '@voyage/i18n/join.ts';
import { useIntl } from '@voyage/i18n/intl.tsx';
import { useErrorMessage } from '@voyage/site-core/errors/error-message.ts';
import { Button } from '@voyage/ui/forms/Button.tsx';
import { useMutation } from '@tanstack/react-query';
import * as css from './account.css.ts';
import { saveFile } from './save-file.ts';

/** The stay for the member's own calendar, with the end of free cancellation if it is in the future. */
export function CalendarDownload({ order }: { order: OrderDetail }) {
  const { t } = useIntl();
  const errorMessage = useErrorMessage();
  const { bookingNumber, hotel, hotelContact, roomName, checkIn, checkOut, cancellation, cancelNow } = order;
  const { guest, roomGuests, roomStates, roomsCancelled } = order;
  // Of several rooms those that are left.
  const rooms = roomStates.flatMap(({ state }, room) =>
    state === 'booked' && roomStates.length > 1
      ? [dotted([t('stays.room', { number: room + 1 }), fullName(guestOfRoom(guest, roomGuests, room))])]
      : [],
  );
  const save = useMutation({
    mutationFn: async () => {
      // With its time zone data it is larger than the page: loaded only on request.
      const { stayCalendar } = await import('@voyage/domain/calendar-file.ts');
      const text = stayCalendar({
        uid: `${bookingNumber}@${brand.contact.email.split('@')[1]}`,
        madeAt: new Date(),
        roomsCancelled,
        arrival: { day: checkIn, time: hotelContact.checkInTime },
        departure: { day: checkOut, time: hotelContact.checkOutTime },
        timeZone: hotelContact.timeZone,
        title: hotel.name,
        place: `${hotel.name}, ${hotelContact.address}`,
        point: hotelContact.point,
        text: [`${t('order.bookingNumber')} ${bookingNumber}`, roomName, ...rooms, brand.contact.phone].join(
          '\n',
        ),
        deadline:
          cancelNow?.free && cancellation.deadline
            ? {
                at: new Date(cancellation.deadline),
                title: t('order.calendar.deadline', { hotel: hotel.name }),
              }
            : null,
      });
      saveFile(new Blob([text], { type: 'text/calendar;charset=utf-8' }), `booking-${bookingNumber}.ics`);
    },
  });
  return (
    <>
      <Button variant="secondary" onClick={() => save.mutate()}>
        {t('order.calendar')}
      </Button>
      {save.error && (
        <p className={css.problem} role="alert">
          {errorMessage(save.error)}
        </p>
      )}
    </>
  );
}
