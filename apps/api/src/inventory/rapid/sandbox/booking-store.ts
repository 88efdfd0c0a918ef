import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { nightsOf, type IsoDay } from '@voyage/domain/stay-date.ts';
import type { Sale } from './links.ts';
import type { SandboxRoom } from './properties.ts';

export interface Booking {
  id: string;
  reference: string;
  email: string;
  sale: Sale;
  rooms: {
    id: string;
    givenName: string;
    familyName: string;
    isCancelled: boolean;
    /** When we cancelled it, in milliseconds since 1970, and what we are billed for it. */
    cancelledAt?: number;
    cost?: number;
  }[];
  /** Milliseconds since 1970; null: it is not held any more, or never was. */
  heldUntil: number | null;
  /** Until when it is not found. */
  findableFrom: number;
}

/**
 * The bookings of the sandbox, and which rooms they leave.
 * @param file in which they outlive the process; none: they do not
 */
export function createBookingStore(now: () => Date, file?: string) {
  // written by `save`
  const bookings: Booking[] =
    file !== undefined && existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
  const hasLapsed = ({ heldUntil }: Booking) => heldUntil !== null && heldUntil < now().getTime();
  const takes = (booking: Booking) =>
    hasLapsed(booking) ? 0 : booking.rooms.filter(({ isCancelled }) => !isCancelled).length;

  function save(): void {
    if (file === undefined) return;
    writeFileSync(`${file}.new`, JSON.stringify(bookings));
    renameSync(`${file}.new`, file);
  }

  return {
    bookings,
    hasLapsed,
    /** To be called after each change. */
    save,
    /** Of a room on all nights. */
    left(
      { id, count }: Pick<SandboxRoom, 'id' | 'count'>,
      { propertyId, checkIn, checkOut }: Pick<Sale, 'propertyId' | 'checkIn' | 'checkOut'>,
    ): number {
      const own = bookings.filter(({ sale }) => sale.propertyId === propertyId && sale.roomId === id);
      const taken = (night: IsoDay) =>
        own
          .filter(({ sale }) => sale.checkIn <= night && night < sale.checkOut)
          .reduce((sum, booking) => sum + takes(booking), 0);
      return Math.min(...nightsOf(checkIn, checkOut).map((night) => count - taken(night)));
    },
    add({
      guests,
      ...rest
    }: Omit<Booking, 'id' | 'rooms'> & { guests: { given_name: string; family_name: string }[] }): Booking {
      const added: Booking = {
        ...rest,
        id: String(7_000_000_000_000 + bookings.length),
        rooms: guests.map(({ given_name: givenName, family_name: familyName }) => ({
          id: randomUUID(),
          givenName,
          familyName,
          isCancelled: false,
        })),
      };
      bookings.push(added);
      save();
      return added;
    },
    find: (reference: string, email: string) =>
      bookings.find((booking) => booking.reference === reference && booking.email === email),
    byId: (id: string) => bookings.find((booking) => booking.id === id),
  };
}
export type BookingStore = ReturnType<typeof createBookingStore>;
