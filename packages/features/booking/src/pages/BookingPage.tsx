import { isFailure } from '@voyage/api-client/failure.ts';
import { queries } from '@voyage/api-client/queries.ts';
import { href } from '@voyage/routes/href.ts';
import { completeStay } from '@voyage/routes/complete-stay.ts';
import type { BookingQuery } from '@voyage/routes/stay-query.ts';
import { BookingSteps } from '@voyage/checkout/BookingSteps.tsx';
import { useErrorMessage } from '@voyage/site-core/errors/error-message.ts';
import { PageFailure } from '@voyage/site-core/errors/PageFailure.tsx';
import { ButtonLink } from '@voyage/site-core/router/ButtonLink.tsx';
import { TextLink } from '@voyage/site-core/router/TextLink.tsx';
import { useStayRules } from '@voyage/stay-parts/stay-rules.ts';
import { usePage } from '@voyage/site-core/context/use-page.ts';
import { actions } from '@voyage/ui/feedback/EmptyPanel.css.ts';
import { EmptyPanel } from '@voyage/ui/feedback/EmptyPanel.tsx';
import { container, inline } from '@voyage/ui/base/layout.css.ts';
import { ListSkeleton } from '@voyage/ui/feedback/Skeletons.tsx';
import { heading } from '@voyage/ui/base/typography.css.ts';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { BookingForm } from '../parts/BookingForm.tsx';
import { BookingPending } from '../parts/BookingPending.tsx';
import { Unavailable } from '../parts/Unavailable.tsx';
import { giftsQuery } from '../state/gifts-query.ts';
import type { BookedAlready, Moved } from '../state/booking-outcome.ts';
import { usePanelFocus } from '../state/use-panel-focus.ts';
import { hotelPlans, rateOnly, findChosenOffer, unavailableChoiceOf } from '../state/unavailable-choice.ts';
import * as css from '../parts/booking.css.ts';

/**
 * Books an offer; `query` is that of the address: the offer, and the way back to where it was chosen. Another offer
 * starts afresh: the outcome of the previous one says nothing about it.
 */
export function BookingPage({ query }: { query: BookingQuery }) {
  return <OfferBooking key={query.offer} query={query} />;
}

function OfferBooking({ query: { offer = '', hotel = '', ...stay } }: { query: BookingQuery }) {
  const { t, locale, api, queryClient } = usePage();
  const errorMessage = useErrorMessage();
  // A response of the booking call itself (price or policy changed, booked before) replaces what was loaded.
  const [moved, setMoved] = useState<Moved | null>(null);
  const [refused, setRefused] = useState<BookedAlready | null>(null);
  const [pending, setPending] = useState<{ orderId: string; bookingNumber: string } | null>(null);
  const loaded = useQuery({ ...queries.plan(api, locale, offer), retry: false });
  // It may have been booked in another tab meanwhile: refetched when this tab regains focus; typed text
  // stays.
  const since = useQuery({ ...queries.planSince(api, locale, offer), retry: false });
  // Data shown in the form beside the offer is awaited with it, to avoid layout shifts. A failed call does not
  // block, nor does its next attempt, which the form starts: pending again, it would take the form away.
  const isReady = useQueries({
    queries: [
      queries.membership(api),
      queries.titles(api, locale),
      queries.specialRequests(api, locale),
      queries.exchange(api),
      queries.loyaltyProgrammes(api, locale),
      giftsQuery(api, locale),
    ],
    combine: (results) => results.every(({ isFetched }) => isFetched),
  });
  const own = [loaded.error, since.error].find((error) => isFailure(error, 'alreadyBooked'));
  const existing = refused ?? (own && { order: own.details, forMember: false });
  const plan = moved?.plan ?? loaded.data;
  const back = hotel ? href.hotel(locale, hotel, stay) : href.hotels(locale);
  const complete = completeStay(stay, useStayRules().limits);
  const known = 'stay' in complete ? complete.stay : undefined;
  // It may be gone before it could be asked for: the hotel's page, which may be the one before, says what it was.
  const [chosen] = useState(
    () =>
      known &&
      findChosenOffer(queryClient.getQueryData(hotelPlans(api, locale, hotel, known).queryKey), offer),
  );
  const instead = { hotelId: hotel, stay: known, wanted: plan ? unavailableChoiceOf(plan) : chosen };
  const waiting = pending ?? (existing?.order?.status === 'pending' ? existing.order : null);
  if (waiting)
    return <BookingPending {...waiting} {...instead} focus={pending !== null || refused !== null} />;
  if (existing) return <Existing booked={existing} back={back} focus={refused !== null} />;
  if (loaded.error && !moved) {
    const isSoldOut = isFailure(loaded.error, 'soldOut');
    return isFailure(loaded.error, 'network', 'timeout', 'busy', 'unknownError') ? (
      <PageFailure error={loaded.error} onRetry={() => loaded.refetch()} />
    ) : (
      <Unavailable
        title={t(isSoldOut ? 'booking.soldOut.title' : 'booking.unavailable.title')}
        words={[isSoldOut ? t('booking.soldOut.text') : errorMessage(loaded.error)]}
        {...instead}
        wanted={isSoldOut ? instead.wanted : rateOnly(instead.wanted)}
      >
        <div className={inline.x3}>
          <ButtonLink href={back}>{t('booking.changed.leave')}</ButtonLink>
        </div>
      </Unavailable>
    );
  }
  return (
    <div className={container}>
      <p className={css.back}>
        <TextLink href={back}>{`← ${t('booking.back')}`}</TextLink>
      </p>
      <h1 className={heading.h1}>{t('booking.title')}</h1>
      {plan && isReady ? (
        <>
          <div className={css.steps}>
            <BookingSteps at="details" prepaid={plan.offer.charge !== null} room={back} />
          </div>
          <BookingForm
            key={plan.offer.offerRef}
            plan={plan}
            moved={moved}
            onMoved={setMoved}
            onPending={setPending}
            onBookedAlready={setRefused}
            back={back}
          />
        </>
      ) : (
        <ListSkeleton label={t('site.loading')} count={5} />
      )}
    </div>
  );
}

/**
 * For a member who returns after booking: by the back button, a reload or another tab, or after a lost answer; and for
 * staff whose member has this stay already, by whomever it was booked.
 */
function Existing({
  booked: { order, forMember },
  back,
  focus,
}: {
  booked: BookedAlready;
  back: string;
  /** Whether it answers the booking button. */
  focus: boolean;
}) {
  const { t, locale } = usePage();
  const unpaid = order?.status === 'payment';
  const toOrder = order ? href.order(locale, order.orderId) : forMember ? null : href.orders(locale);
  const title = unpaid ? 'booking.existing.payTitle' : 'booking.existing.title';
  const text = order
    ? t(unpaid ? 'booking.existing.pay' : 'booking.existing.text', { number: order.bookingNumber })
    : forMember && t('booking.existing.member');
  return (
    <div className={css.booked} role="alert" tabIndex={-1} ref={usePanelFocus(focus)}>
      <EmptyPanel
        level={1}
        ornament="journey"
        title={t(forMember ? 'booking.existing.memberTitle' : title)}
        {...(text ? { text } : {})}
        action={
          <div className={actions}>
            {toOrder && <ButtonLink href={toOrder}>{t('payment.closed.order')}</ButtonLink>}
            <ButtonLink variant={toOrder ? 'secondary' : 'primary'} href={back}>
              {t('booking.changed.leave')}
            </ButtonLink>
          </div>
        }
      />
    </div>
  );
}
