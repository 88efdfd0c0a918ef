import { bookingRequest } from '@voyage/contracts/booking-request.ts';
import { optionalReason } from '@voyage/contracts/values.ts';
import { consent } from '@voyage/forms/consent.ts';
import { formDraft } from '@voyage/forms/form-draft.ts';
import type { FormHandle } from '@voyage/forms/use-form.ts';
import * as v from 'valibot';

const { guest, roomGuests, loyaltyNumber, specialRequests, note, tripPurpose } = bookingRequest.entries;
const { arrivalTime } = bookingRequest.entries;
/** The rooms after the first, from 0, up to the maximum of a booking. */
export const furtherRooms = [0, 1, 2] as const;
/** The member that staff book for; without `userId`, a booking of their own. Each reason is logged. */
const onBehalf = v.pipe(
  v.object({
    userId: v.string(),
    ignoreCredit: v.boolean(),
    ignoreCreditReason: optionalReason,
    skipPriceCheck: v.boolean(),
    skipPriceCheckReason: optionalReason,
    reason: optionalReason,
  }),
  v.forward(
    v.check(({ userId, reason: why }) => userId === '' || why !== '', 'required'),
    ['reason'],
  ),
  v.forward(
    v.check(
      ({ userId, ignoreCredit, ignoreCreditReason: why }) => userId === '' || !ignoreCredit || why !== '',
      'required',
    ),
    ['ignoreCreditReason'],
  ),
  v.forward(
    v.check(
      ({ userId, skipPriceCheck, skipPriceCheckReason: why }) =>
        userId === '' || !skipPriceCheck || why !== '',
      'required',
    ),
    ['skipPriceCheckReason'],
  ),
);
/** The fields of a booking: the contract's own rules. */
export const bookingSchema = v.object({
  guest,
  roomGuests: roomGuests.wrapped,
  /** By programme: a number typed for one hotel group is not that of another's guest. */
  loyaltyNumbers: v.record(v.string(), loyaltyNumber.wrapped),
  /** Empty: not known yet. */
  arrivalTime: v.union([
    v.pipe(
      v.literal(''),
      v.transform(() => null),
    ),
    arrivalTime.wrapped.wrapped,
  ]),
  specialRequests: specialRequests.wrapped,
  note: note.wrapped,
  tripPurpose: tripPurpose.wrapped,
  onBehalf,
  agreed: consent,
});
export type BookingValues = v.InferInput<typeof bookingSchema>;
export type BookingFormHandle = FormHandle<BookingValues>;

/** As the service takes it: a reason that was typed for a waiver which was taken back is not sent. */
export const sentOnBehalf = ({
  ignoreCreditReason,
  skipPriceCheckReason,
  ...rest
}: BookingValues['onBehalf']): v.InferInput<typeof bookingRequest>['onBehalf'] => ({
  ...rest,
  ...(rest.ignoreCredit && { ignoreCreditReason }),
  ...(rest.skipPriceCheck && { skipPriceCheckReason }),
});

export const noBooking: Omit<BookingValues, 'guest'> & {
  guest: Record<keyof BookingValues['guest'], string>;
} = {
  guest: { title: '', firstname: '', lastname: '', email: '', phone: '' },
  roomGuests: furtherRooms.map(() => ({ lastname: '', firstname: '' })),
  loyaltyNumbers: {},
  arrivalTime: '',
  specialRequests: [],
  note: '',
  tripPurpose: 'leisure',
  onBehalf: {
    userId: '',
    ignoreCredit: false,
    ignoreCreditReason: '',
    skipPriceCheck: false,
    skipPriceCheckReason: '',
    reason: '',
  },
  agreed: false,
};
/** Survives a reload and a change of price. */
export const bookingDraft = formDraft('bookingDraft');
