import { randomUUID } from 'node:crypto';
import { nightsOf, type IsoDay } from '@voyage/domain/stay-date.ts';
import type { SandboxProperty, SandboxRate, SandboxRoom } from './properties.ts';

/** What is sold: a rate of a room with some beds, for rooms of some occupancies. */
export interface Sale {
  property: SandboxProperty;
  room: SandboxRoom;
  rate: SandboxRate;
  bedsId: string;
  checkIn: IsoDay;
  checkOut: IsoDay;
  occupancies: readonly string[];
  currency: string;
  /** A night, when it was offered. */
  dearer: number;
}
export interface Booking {
  id: string;
  reference: string;
  email: string;
  sale: Sale;
  rooms: { id: string; givenName: string; familyName: string; isCancelled: boolean }[];
  heldUntil: Date | null;
  /** Until when it is not found. */
  blindUntil: Date | null;
}

/** The bookings of the sandbox, and which rooms they leave. */
export function createBooks(now: () => Date) {
  const bookings: Booking[] = [];
  const hasLapsed = ({ heldUntil }: Booking) => heldUntil !== null && heldUntil < now();
  const takes = (booking: Booking) =>
    hasLapsed(booking) ? 0 : booking.rooms.filter(({ isCancelled }) => !isCancelled).length;

  return {
    bookings,
    hasLapsed,
    /** Of a room on all nights. */
    left({ property, room, checkIn, checkOut }: Pick<Sale, 'property' | 'room' | 'checkIn' | 'checkOut'>) {
      const taken = (night: IsoDay) =>
        bookings
          .filter(({ sale }) => sale.property.id === property.id && sale.room.id === room.id)
          .filter(({ sale }) => sale.checkIn <= night && night < sale.checkOut)
          .reduce((sum, booking) => sum + takes(booking), 0);
      return Math.min(...nightsOf(checkIn, checkOut).map((night) => room.count - taken(night)));
    },
    add(booking: Omit<Booking, 'id' | 'rooms'> & { guests: { given_name: string; family_name: string }[] }) {
      const { guests, ...rest } = booking;
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
      return added;
    },
    find: (reference: string, email: string) =>
      bookings.find((booking) => booking.reference === reference && booking.email === email),
    byId: (id: string) => bookings.find((booking) => booking.id === id),
  };
}
export type Books = ReturnType<typeof createBooks>;
