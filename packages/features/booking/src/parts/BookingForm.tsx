import { isFailure } from '@voyage/api-client/failure.ts';
import { queries } from '@voyage/api-client/queries.ts';
import { brand } from '@voyage/brand';
import { endOfMinutes } from '@voyage/domain/check-in-hours.ts';
import { canBookOnBehalf, readRoles } from '@voyage/domain/tier.ts';
import { Form } from '@voyage/forms/Form.tsx';
import { useClearDraft } from '@voyage/forms/form-draft.ts';
import { useFieldValue } from '@voyage/forms/use-field-value.ts';
import { useForm } from '@voyage/forms/use-form.ts';
import { useFailureNotice } from '@voyage/site-core/errors/failure-notice.ts';
import { usePage } from '@voyage/site-core/context/use-page.ts';
import { useProfile } from '@voyage/site-core/session/member.ts';
import { BedsField } from '@voyage/stay-parts/BedsField.tsx';
import { OfferSummary } from '@voyage/stay-parts/OfferSummary.tsx';
import { ChargeDetails } from '@voyage/checkout/ChargeDetails.tsx';
import { bookedFor, clearBookedFor, storeBookedFor } from '@voyage/stay-parts/booked-for.ts';
import { clearBookingReturn } from '@voyage/checkout/booking-return.ts';
import { cityOf } from '@voyage/stay-parts/place-of.ts';
import { href } from '@voyage/routes/href.ts';
import { focusField } from '@voyage/ui/forms/focus-field.ts';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import * as css from './booking.css.ts';
import { bookingDraft, bookingSchema, furtherRooms, noBooking, sentOnBehalf } from '../state/booking-form.ts';
import type { BookedAlready, Moved } from '../state/booking-outcome.ts';
import { creditTaken, creditText } from '../state/credits.ts';
import { loyaltyQuery } from '../state/loyalty-query.ts';
import type { Plan } from '../state/plan.ts';
import { isConnectionLost, isNoLongerBookable, isRefused, isUnanswered } from '../state/refusals.ts';
import { usePanelFocus } from '../state/use-panel-focus.ts';
import { BookingConditions } from './BookingConditions.tsx';
import { ChangedTerms } from './ChangedTerms.tsx';
import { GuestFields } from './GuestFields.tsx';
import { NoCreditAhead } from './NoCredit.tsx';
import { OnBehalf, type Member } from './OnBehalf.tsx';
import { Refused } from './Refused.tsx';
import { RequestFields } from './RequestFields.tsx';
import { SoldOut } from './SoldOut.tsx';
import { StayCoupons } from './StayCoupons.tsx';

/** Guest, requests, conditions; the summary beside them. */
export function BookingForm({
  plan: checked,
  moved,
  onMoved,
  onPending,
  onBookedAlready,
  back,
}: {
  plan: Plan;
  /** What an earlier form left when the booking button was answered with this plan; null at first. */
  moved: Moved | null;
  onMoved: (moved: Moved) => void;
  /** The hotel has not replied. */
  onPending: (booking: { orderId: string; bookingNumber: string }) => void;
  /** An earlier press has booked, although its answer was lost; or the member booked for has this stay already. */
  onBookedAlready: (booked: BookedAlready) => void;
  back: string;
}) {
  const { t, locale, api, queryClient } = usePage();
  const [offerRef, chooseBeds] = useState(checked.offer.offerRef);
  const plan = { ...checked, offer: { ...checked.offer, offerRef } };
  const showFailure = useFailureNotice();
  const router = useRouter();
  const clearDraft = useClearDraft(bookingDraft);
  const { data: profile } = useProfile();
  const { data: own } = useQuery(queries.membership(api));
  const isStaff = profile !== undefined && canBookOnBehalf(readRoles(profile.roles));
  const [chosen, setChosen] = useState<Member | null>(bookedFor);
  const member = isStaff ? chosen : null;
  const { data: loyalty } = useQuery(queries.loyaltyProgrammes(api, locale));
  // Awaited by the page. A list that comes later, after a failed call, adds no field to a form in use.
  const [programmes] = useState(loyalty?.programmes);
  const programme = programmes?.find(
    ({ kind, group }) => kind === 'hotel' && group !== null && group === plan.hotel.group?.code,
  );
  const loyaltyField = `loyaltyNumbers.${programme?.code ?? ''}` as const;
  const loyaltyOf = (one: Member | null) => loyaltyQuery(api, programme?.code ?? '', one?.userId);
  const { data: kept } = useQuery({
    ...loyaltyOf(member),
    enabled: programme !== undefined && profile !== undefined,
  });
  /** Who checks in, until something else is typed. */
  const known = profile && (member ?? profile);
  /** That no credit is left, although the credits say otherwise or are not known. */
  const [unexplained, setUnexplained] = useState<unknown>(null);
  const [accepted, setAccepted] = useState(!(plan.changed.price ?? plan.changed.policy));
  const roomLabels = Object.fromEntries(
    furtherRooms.slice(0, plan.stay.rooms.length - 1).flatMap((room) => {
      const where = t('stays.room', { number: room + 2 });
      return [
        [`roomGuests.${room}.lastname`, `${where} · ${t('booking.lastname')}`],
        [`roomGuests.${room}.firstname`, `${where} · ${t('booking.firstname')}`],
      ];
    }),
  );
  const form = useForm({
    schema: bookingSchema,
    defaults: {
      ...noBooking,
      loyaltyNumbers: programme ? { [programme.code]: '' } : {},
      onBehalf: moved?.onBehalf ?? noBooking.onBehalf,
    },
    labels: {
      'onBehalf.userId': '',
      'onBehalf.ignoreCredit': '',
      'onBehalf.ignoreCreditReason': t('booking.staff.ignoreCredit.reason'),
      'onBehalf.skipPriceCheck': '',
      'onBehalf.skipPriceCheckReason': t('booking.staff.skipPriceCheck.reason'),
      'onBehalf.reason': t('booking.staff.reason'),
      'guest.title': t('booking.salutation'),
      'guest.lastname': t('booking.lastname'),
      'guest.firstname': t('booking.firstname'),
      'guest.email': t('booking.email'),
      'guest.phone': t('booking.phone'),
      ...roomLabels,
      arrivalTime: t('booking.arrival', { place: cityOf(plan.hotel) }),
      ...(programme && { [loyaltyField]: t('booking.loyalty', { programme: programme.name }) }),
      specialRequests: t('booking.requests'),
      note: t('booking.note'),
      tripPurpose: t('booking.purpose'),
      agreed: '',
    },
    fieldOf: (path) => (path === 'loyaltyNumber' ? loyaltyField : undefined),
    messageOf: (field, code, limit) =>
      field === 'agreed'
        ? t('error.agree')
        : code === 'arrival-late'
          ? t('booking.arrival.late', { ...endOfMinutes(limit) })
          : undefined,
    draft: {
      atom: bookingDraft,
      without: [
        'agreed',
        'onBehalf.ignoreCredit',
        'onBehalf.ignoreCreditReason',
        'onBehalf.skipPriceCheck',
        'onBehalf.skipPriceCheckReason',
        'onBehalf.reason',
      ],
    },
    known: known && {
      'guest.title': known.title,
      'guest.firstname': known.firstname,
      'guest.lastname': known.lastname,
      'guest.email': known.email,
      'guest.phone': known.phone,
      ...(programme && { [loyaltyField]: kept?.numbers[0]?.number ?? '' }),
    },
    send: ({ onBehalf, loyaltyNumbers, ...filledIn }, idempotencyKey) =>
      api.call('createBooking', {
        idempotencyKey: idempotencyKey(),
        body: {
          ...filledIn,
          loyaltyNumber: (programme && loyaltyNumbers[programme.code]) ?? '',
          unlessBooked: true,
          roomGuests: filledIn.roomGuests.slice(0, plan.stay.rooms.length - 1),
          offerRef: plan.offer.offerRef,
          brand: brand.id,
          ...(onBehalf.userId !== '' && { onBehalf: sentOnBehalf(onBehalf) }),
        },
      }),
    onSent: async ({ orderId, bookingNumber, status, payment }) => {
      forget();
      // The payment page is a separate document: only there may the payment provider's script be loaded.
      if (payment) location.assign(href.payment(locale, 'stay', payment.orderId));
      else if (status === 'pending') onPending({ orderId, bookingNumber });
      else await router.navigate({ href: href.order(locale, orderId, true) });
    },
    onFailed: (error, shownAtFields) => {
      if (isFailure(error, 'alreadyBooked')) {
        forget();
        return onBookedAlready({ order: error.details, forMember: member !== null });
      }
      if (isFailure(error, 'priceChanged', 'cancellationTermsChanged', 'offerExpired') && error.details)
        onMoved({ plan: error.details, onBehalf: { ...form.valueOf('onBehalf') } });
      if (isFailure(error, 'noCreditsLeft')) void refreshCredits(error);
      // What stays on the page in the same words needs no notice.
      if (!isRefused(error) && (isConnectionLost(error) || !isUnanswered(error)))
        showFailure(error, shownAtFields);
    },
  });
  /** It is booked: the next booking starts with nothing of this one, and with the credits that are left. */
  const forget = () => {
    clearDraft();
    clearBookingReturn();
    clearBookedFor();
    queryClient.removeQueries({ queryKey: ['me'] });
  };
  const { offer, stay } = plan;
  const ignoresCredit = useFieldValue(form, 'onBehalf.ignoreCredit') && member !== null;
  const membership = member ?? own;
  const credit = ignoresCredit ? t('order.credit.ignored') : membership && creditText(t, membership.credits);
  const hasNoCredit = !ignoresCredit && membership && creditTaken(membership.credits) === null;
  /** The guest is the member booked for, until something else is typed. */
  const bookFor = (one: Member | null) => {
    if (one) storeBookedFor(one);
    else clearBookedFor();
    setChosen(one);
    form.change('onBehalf.userId', one?.userId ?? '');
    // unless it is known by now, it is filled in once it is
    const number = queryClient.getQueryData(loyaltyOf(one).queryKey)?.numbers[0]?.number;
    if (programme) form.change(loyaltyField, number ?? '');
    if (!one) {
      form.change('onBehalf.ignoreCredit', false);
      form.change('onBehalf.skipPriceCheck', false);
    }
    const guest = one ?? profile;
    for (const field of ['title', 'firstname', 'lastname', 'email', 'phone'] as const)
      if (guest) form.change(`guest.${field}`, guest[field]);
  };
  /** The last credit has been used elsewhere. If one seems to be left all the same, the failure is shown. */
  const refreshCredits = async (failure: unknown) => {
    const credits = member ? await creditsOf(member) : await ownCredits();
    if (!credits || creditTaken(credits)) setUnexplained(failure);
  };
  const ownCredits = async () => {
    const query = queries.membership(api);
    await queryClient.invalidateQueries(query);
    return queryClient.getQueryData(query.queryKey)?.credits;
  };
  const creditsOf = async ({ memberNumber, userId }: Member) => {
    const found = await api.call('findMember', { body: { query: memberNumber } }).catch(() => undefined); // the failed booking has been reported
    const fresh = found?.members.find((one) => one.userId === userId);
    if (!fresh) return undefined;
    storeBookedFor(fresh);
    setChosen(fresh);
    return fresh.credits;
  };
  // Chosen at the desk, or no longer; a draft for this member stays as it was typed.
  const isKnown = profile !== undefined;
  useEffect(() => {
    if (isKnown && form.valueOf('onBehalf.userId') !== (member?.userId ?? '')) bookFor(member);
    // oxlint-disable-next-line exhaustive-deps -- once, when it is known whether the reader is staff
  }, [isKnown, isStaff]);
  // The pressed button is gone: after a change what is missing is the consent, before the first booking all is.
  const wasAsked = useRef(!accepted);
  const hasMoved = moved !== null;
  useEffect(() => {
    if (!accepted) return;
    if (hasMoved) focusField(form.idOf('agreed'));
    else if (wasAsked.current) focusField(form.idOf('guest.title'));
    // oxlint-disable-next-line exhaustive-deps -- once, when it is accepted
  }, [accepted]);
  const isSoldOut = isFailure(form.failure, 'soldOut');
  const isUnavailable = isNoLongerBookable(form.failure);
  const refusal =
    isRefused(form.failure) || (unexplained && unexplained === form.failure) ? form.failure : null;
  /** Pressing the button again would change nothing; staff can waive the check of the price for a member. */
  const isFinal =
    isUnavailable ||
    isFailure(form.failure, 'datesOutOfRange') ||
    (!member && isFailure(form.failure, 'implausiblePrice'));
  const refusalPanel = usePanelFocus((isUnavailable && form.failure) || refusal);
  return (
    <div className={css.columns}>
      <Form form={form} inParts>
        {isUnavailable && <SoldOut plan={plan} isSoldOut={isSoldOut} panel={refusalPanel} />}
        {refusal !== null && <Refused plan={plan} failure={refusal} panel={refusalPanel} />}
        {hasNoCredit && <NoCreditAhead />}
        {!accepted && (
          <ChangedTerms plan={plan} back={back} focus={hasMoved} onAccept={() => setAccepted(true)} />
        )}
        {isStaff && <OnBehalf form={form} member={member} onMember={bookFor} />}
        <GuestFields form={form} stay={stay} known={known} />
        <BedsField
          offer={plan.offer}
          rooms={stay.rooms.length}
          isSection
          onChoose={(beds) => chooseBeds(beds.offerRef)}
        />
        <RequestFields form={form} plan={plan} programme={programme?.code} />
        {member === null && <StayCoupons plan={plan} />}
        <BookingConditions
          form={form}
          plan={plan}
          membership={membership}
          ignoresCredit={ignoresCredit}
          isOwn={member === null}
          accepted={accepted && !isFinal}
        />
      </Form>
      <aside className={css.aside} aria-label={t('booking.summary')}>
        <OfferSummary plan={plan} credit={credit}>
          {offer.charge && <ChargeDetails charge={offer.charge} currency={offer.price.total.currency} />}
        </OfferSummary>
      </aside>
    </div>
  );
}
