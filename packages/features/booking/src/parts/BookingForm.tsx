import { isFailure } from '@voyage/api-client/failure.ts';
import { queries } from '@voyage/api-client/queries.ts';
import { brand } from '@voyage/brand';
import { canBookOnBehalf, readRoles } from '@voyage/domain/tier.ts';
import { daysBetween } from '@voyage/domain/stay-date.ts';
import { Form } from '@voyage/forms/Form.tsx';
import { useClearDraft } from '@voyage/forms/form-draft.ts';
import { useFieldValue } from '@voyage/forms/use-field-value.ts';
import { useForm } from '@voyage/forms/use-form.ts';
import { useFailureNotice } from '@voyage/frame/errors/failure-notice.ts';
import { useLocale, useSite } from '@voyage/frame/router/site-context.ts';
import { useProfile } from '@voyage/frame/session/member.ts';
import { useIntl } from '@voyage/i18n/intl.tsx';
import { BookingSummary } from '@voyage/journey-parts/BookingSummary.tsx';
import { ChargeDetails } from '@voyage/journey-parts/ChargeDetails.tsx';
import { bookedFor, clearBookedFor, storeBookedFor } from '@voyage/journey-parts/booked-for.ts';
import { clearBookingReturn } from '@voyage/journey-parts/booking-return.ts';
import { cityOf } from '@voyage/journey-parts/place-of.ts';
import { useApproximations } from '@voyage/journey-parts/approximate.ts';
import { writtenAmount } from '@voyage/journey-parts/written-amount.ts';
import { FoldedSummary } from '@voyage/journey-parts/FoldedSummary.tsx';
import { href } from '@voyage/routes/href.ts';
import { text } from '@voyage/ui/typography.css.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import * as css from '../pages/BookingPage.css.ts';
import { bookingDraft, bookingSchema, furtherRooms, noBooking } from '../state/booking-form.ts';
import { creditText } from '../state/credits.ts';
import type { Plan } from '../state/plan.ts';
import { Alternatives } from './Alternatives.tsx';
import { BookingConditions } from './BookingConditions.tsx';
import { ChangedTerms } from './ChangedTerms.tsx';
import { GuestFields } from './GuestFields.tsx';
import { OnBehalf, type Member } from './OnBehalf.tsx';
import { RequestFields } from './RequestFields.tsx';
import { StayCoupons } from './StayCoupons.tsx';

/** Guest, requests, conditions; the summary beside them. */
export function BookingForm({
  plan,
  onMoved,
  onPending,
  back,
}: {
  plan: Plan;
  onMoved: (plan: Plan) => void;
  /** The hotel has not replied. */
  onPending: (booking: { orderId: string; bookingNumber: string }) => void;
  back: string;
}) {
  const { formatMessage: t } = useIntl();
  const showFailure = useFailureNotice();
  const locale = useLocale();
  const router = useRouter();
  const { api } = useSite();
  const client = useQueryClient();
  const clearDraft = useClearDraft(bookingDraft);
  const { data: profile } = useProfile();
  const { data: own } = useQuery(queries.membership(api));
  const [member, setMember] = useState<Member | null>(null);
  const { data: loyalty } = useQuery(queries.loyaltyProgrammes(api, locale));
  const programme = loyalty?.programmes.find(
    ({ kind, group }) => kind === 'hotel' && group === plan.hotel.group.code,
  );
  const { data: kept } = useQuery({
    ...queries.loyaltyNumbers(api, programme?.code ?? ''),
    enabled: programme !== undefined,
  });
  const [accepted, setAccepted] = useState(!(plan.changed.price ?? plan.changed.policy));
  const roomLabels = Object.fromEntries(
    furtherRooms.slice(0, plan.stay.rooms - 1).flatMap((room) => {
      const where = t({ id: 'booking.guest.room' }, { number: room + 2 });
      return [
        [`roomGuests.${room}.lastname`, `${where} · ${t({ id: 'booking.lastname' })}`],
        [`roomGuests.${room}.firstname`, `${where} · ${t({ id: 'booking.firstname' })}`],
      ];
    }),
  );
  const form = useForm({
    schema: bookingSchema,
    defaults: noBooking,
    labels: {
      'guest.title': t({ id: 'booking.salutation' }),
      'guest.firstname': t({ id: 'booking.firstname' }),
      'guest.lastname': t({ id: 'booking.lastname' }),
      'guest.email': t({ id: 'booking.email' }),
      'guest.phone': t({ id: 'booking.phone' }),
      ...roomLabels,
      arrivalTime: t({ id: 'booking.arrival' }, { place: cityOf(plan.hotel) }),
      loyaltyNumber: t({ id: 'booking.loyalty' }, { programme: programme?.name ?? '' }),
      specialRequests: t({ id: 'booking.requests' }),
      note: t({ id: 'booking.note' }),
      tripPurpose: t({ id: 'booking.purpose' }),
      'onBehalf.ignoreCredit': '',
      'onBehalf.skipPriceCheck': '',
      'onBehalf.reason': t({ id: 'booking.staff.reason' }),
      agreed: '',
    },
    messageOf: (field) => (field === 'agreed' ? t({ id: 'error.agree' }) : undefined),
    draft: {
      atom: bookingDraft,
      without: ['agreed', 'onBehalf.ignoreCredit', 'onBehalf.skipPriceCheck', 'onBehalf.reason'],
    },
    known: profile && {
      'guest.title': profile.title,
      'guest.firstname': profile.firstname,
      'guest.lastname': profile.lastname,
      'guest.email': profile.email,
      'guest.phone': profile.phone,
      loyaltyNumber: kept?.numbers[0]?.number ?? '',
    },
    send: ({ onBehalf, ...filledIn }, idempotencyKey) =>
      api.call('createBooking', {
        idempotencyKey: idempotencyKey(),
        body: {
          ...filledIn,
          roomGuests: filledIn.roomGuests.slice(0, plan.stay.rooms - 1),
          offerRef: plan.offer.offerRef,
          brand: brand.id,
          ...(onBehalf.userId !== '' && { onBehalf }),
        },
      }),
    onSent: async ({ orderId, bookingNumber, status, payment }) => {
      clearDraft();
      clearBookingReturn();
      clearBookedFor();
      client.removeQueries({ queryKey: ['me'] });
      // The payment page is a separate document: only there may the payment provider's script be loaded.
      if (payment) location.assign(href.payment(locale, 'stay', payment.orderId));
      else if (status === 'pending') onPending({ orderId, bookingNumber });
      else await router.navigate({ href: href.order(locale, orderId, true) });
    },
    onFailed: (error, shownAtFields) => {
      if (isFailure(error, 'ht0006', 'ht0007', 'ht0010') && error.details) onMoved(error.details);
      showFailure(error, shownAtFields);
    },
  });
  const approximations = useApproximations();
  const { offer, stay, hotel } = plan;
  const ignoresCredit = useFieldValue(form, 'onBehalf.ignoreCredit') && member !== null;
  const membership = member ?? own;
  const credit = ignoresCredit
    ? t({ id: 'order.credit.ignored' })
    : membership && creditText(t, membership.credits);
  /** The guest is the member booked for, until something else is typed. */
  const bookFor = (chosen: Member | null) => {
    if (chosen) storeBookedFor(chosen);
    else clearBookedFor();
    setMember(chosen);
    form.change('onBehalf.userId', chosen?.userId ?? '');
    if (!chosen) {
      form.change('onBehalf.ignoreCredit', false);
      form.change('onBehalf.skipPriceCheck', false);
    }
    const guest = chosen ?? profile;
    for (const field of ['title', 'firstname', 'lastname', 'email', 'phone'] as const)
      if (guest) form.change(`guest.${field}`, guest[field]);
  };
  const isStaff = profile !== undefined && canBookOnBehalf(readRoles(profile.roles));
  // Chosen at the desk or before a reload: the form has a draft then, and the typed guest stays.
  useEffect(() => {
    if (!isStaff) return;
    const chosen = bookedFor();
    if (form.valueOf('onBehalf.userId') !== (chosen?.userId ?? '')) bookFor(chosen);
    else setMember(chosen);
    // oxlint-disable-next-line exhaustive-deps -- once, when it is known that the reader is staff
  }, [isStaff]);
  const isSoldOut = isFailure(form.failure, 'ht0005');
  const isUnavailable = isSoldOut || isFailure(form.failure, 'ht0008', 'ht0002', 'ht0003');
  return (
    <div className={css.columns}>
      <Form form={form} inParts>
        {isUnavailable && (
          <div className={css.soldOut} role="alert">
            <div>
              <p className={text.title}>
                {t({ id: isSoldOut ? 'booking.soldOut.title' : 'booking.unavailable.title' })}
              </p>
              <p>{t({ id: 'booking.soldOut.text' })}</p>
            </div>
            <Alternatives hotelId={hotel.id} stay={stay} />
          </div>
        )}
        {!accepted && <ChangedTerms plan={plan} back={back} onAccept={() => setAccepted(true)} />}
        {isStaff && <OnBehalf form={form} member={member} onMember={bookFor} />}
        <GuestFields form={form} stay={stay} known={member ?? profile} />
        <RequestFields form={form} plan={plan} takesLoyalty={programme !== undefined} />
        {member === null && <StayCoupons plan={plan} />}
        <BookingConditions
          form={form}
          plan={plan}
          membership={ignoresCredit ? undefined : membership}
          accepted={accepted && !isUnavailable}
        />
      </Form>
      <aside className={css.aside} aria-label={t({ id: 'booking.summary' })}>
        <FoldedSummary name={hotel.name} total={writtenAmount(approximations, offer.price.total).first}>
          <BookingSummary
            hotel={hotel}
            room={plan.room.name}
            plan={offer.plan}
            price={offer.price}
            promotion={offer.promotion}
            cancellation={offer.cancellation}
            picture={hotel.pictures[0]}
            credit={credit}
            times={{ checkIn: plan.checkInTime, checkOut: plan.checkOutTime }}
            stay={{
              checkIn: stay.checkIn,
              checkOut: stay.checkOut,
              adults: stay.adults,
              children: stay.childAges.length,
              rooms: stay.rooms,
              nights: daysBetween(stay.checkIn, stay.checkOut),
            }}
          />
          {offer.charge && <ChargeDetails charge={offer.charge} currency={offer.price.total.currency} />}
        </FoldedSummary>
      </aside>
    </div>
  );
}
