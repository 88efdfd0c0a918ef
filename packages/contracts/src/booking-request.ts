import { policy } from '@voyage/domain/policy.ts';
import { widestStay } from '@voyage/domain/stay-limits.ts';
import * as v from 'valibot';
import {
  brandId,
  code,
  email,
  id,
  offerRef,
  optionalLoyaltyNumber,
  optionalPassportName,
  passportName,
  phone,
  reason,
  salutation,
  text,
} from './values.ts';

export const tripPurposes = ['leisure', 'business'] as const;

export const guest = v.object({
  title: salutation,
  firstname: passportName,
  lastname: passportName,
  email,
  phone,
});

/** The guest of a further room: both names or neither; without names it is booked under the guest's own. */
const roomGuestNames = v.object({ lastname: optionalPassportName, firstname: optionalPassportName });
export const roomGuest = v.pipe(
  roomGuestNames,
  v.forward(
    v.check(({ lastname, firstname }) => lastname !== '' || firstname === '', 'required'),
    ['lastname'],
  ),
  v.forward(
    v.check(({ lastname, firstname }) => firstname !== '' || lastname === '', 'required'),
    ['firstname'],
  ),
);
const unique = (codes: string[]): string[] => [...new Set(codes)];

export const bookingRequest = v.object({
  offerRef,
  guest,
  /** For the second room and those after it, in order; may be fewer than there are rooms, or empty. */
  roomGuests: v.optional(v.pipe(v.array(roomGuest), v.maxLength(widestStay.rooms - 1, 'too-many')), []),
  /** Of the programme of the hotel's group. */
  loyaltyNumber: v.optional(optionalLoyaltyNumber, ''),
  /** Codes of v1/tp/meta/special-request; others are rejected. */
  specialRequests: v.optional(
    v.pipe(v.array(code), v.maxLength(policy.specialRequestLimit, 'too-many'), v.transform(unique)),
    [],
  ),
  note: v.optional(text(500), ''),
  arrivalTime: v.optional(v.nullable(v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/))), null),
  tripPurpose: v.optional(v.picklist(tripPurposes), 'leisure'),
  agreed: v.literal(true, 'required'),
  /**
   * The site on which it is booked, also by staff: the order's emails are of its brand, and the bank returns the payer
   * of a prepaid rate to it.
   */
  brand: v.optional(brandId, 'main'),
  /**
   * Refuse it with bk0007 if the member has booked this since the offer was made, under any key. Two requests under
   * different keys that arrive in the same moment may both be made.
   */
  unlessBooked: v.optional(v.boolean()),
  /** Options of staff (docs/product/entities.md, "Booking options"); rejected for others, logged each time. */
  onBehalf: v.optional(
    v.object({
      userId: id,
      ignoreCredit: v.optional(v.boolean(), false),
      /** Why, if it is ignored. A site of an earlier release sends only `reason`, which then is the reason for it. */
      ignoreCreditReason: v.optional(reason),
      skipPriceCheck: v.optional(v.boolean(), false),
      /** Why, if it is skipped; the same. */
      skipPriceCheckReason: v.optional(reason),
      /** Why it is booked for the member, for the log. */ reason,
    }),
  ),
});
export type BookingRequest = v.InferInput<typeof bookingRequest>;
