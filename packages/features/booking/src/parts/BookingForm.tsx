import { isFailure } from '@voyage/api-client/failure.ts';
import { queries } from '@voyage/api-client/queries.ts';
import { brand } from '@voyage/brand';
import type { Output } from '@voyage/contracts/endpoint.ts';
import type { plan as planContract } from '@voyage/contracts/hotel.ts';
import { formatMoney } from '@voyage/domain/money.ts';
import { daysBetween } from '@voyage/domain/stay-date.ts';
import { momentOn, taipeiClock } from '@voyage/i18n/dates.ts';
import type { MessageId } from '@voyage/i18n/messages.ts';
import { useIntl } from '@voyage/i18n/intl.tsx';
import { href } from '@voyage/routes/href.ts';
import { BookingSummary } from '@voyage/journey-parts/BookingSummary.tsx';
import { useErrorMessage } from '@voyage/frame/errors/error-message.ts';
import { Link } from '@voyage/frame/layout/Link.tsx';
import { useProfile } from '@voyage/frame/session/member.ts';
import { useNotify } from '@voyage/frame/errors/notices.tsx';
import { cityOf } from '@voyage/journey-parts/place-of.ts';
import { useLocale, useSite } from '@voyage/frame/router/site-context.ts';
import { Button, buttonClass } from '@voyage/ui/Button.tsx';
import { Checkbox, SelectField, TextArea, TextField } from '@voyage/ui/Field.tsx';
import { Form } from '@voyage/ui/Form.tsx';
import { inline } from '@voyage/ui/layout.css.ts';
import { heading, secondary, text } from '@voyage/ui/typography.css.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useId, useRef, useState } from 'react';
import * as css from '../pages/BookingPage.css.ts';
import { guestProblems, useGuestDraft, type GuestField } from '../state/guest-draft.ts';
import { ChargeDetails } from '@voyage/journey-parts/ChargeDetails.tsx';
import { FoldedSummary } from '@voyage/journey-parts/FoldedSummary.tsx';
import { HowToPay } from './HowToPay.tsx';

export type Plan = Output<typeof planContract.data>;

/** Guest, requests, conditions; the slip beside them. */
export function BookingForm({
  plan,
  onMoved,
  back,
}: {
  plan: Plan;
  onMoved: (plan: Plan) => void;
  back: string;
}) {
  const { formatMessage: t, hasMessage: has } = useIntl();
  const failureWords = useErrorMessage();
  const notify = useNotify();
  const locale = useLocale();
  const router = useRouter();
  const { api } = useSite();
  const client = useQueryClient();
  const form = useId();
  const { data: profile } = useProfile();
  const { data: membership } = useQuery(queries.membership(api));
  const { data: titles } = useQuery(queries.titles(api, locale));
  const { data: special } = useQuery(queries.specialRequests(api, locale));
  const [draft, change, forget] = useGuestDraft(
    profile && {
      title: profile.title,
      firstname: profile.firstname,
      lastname: profile.lastname,
      email: profile.email,
      phone: profile.phone,
    },
  );
  const [touched, touch] = useState<ReadonlySet<string>>(new Set());
  const [submitted, submit] = useState(false);
  const [accepted, accept] = useState(!(plan.changed.price ?? plan.changed.policy));
  // One key for one intent: pressing again, or a reply that was lost, never books twice.
  const key = useRef(crypto.randomUUID());
  const booking = useMutation({
    mutationFn: () =>
      api.call('createBooking', {
        idempotencyKey: key.current,
        body: {
          offerRef: plan.offer.offerRef,
          guest: {
            title: draft.title,
            firstname: draft.firstname,
            lastname: draft.lastname,
            email: draft.email,
            phone: draft.phone,
          },
          specialRequests: draft.requests,
          note: draft.note,
          tripPurpose: draft.purpose,
          agreed: true,
          brand: brand.id,
        },
      }),
    onSuccess: async ({ orderId, payment }) => {
      forget();
      client.removeQueries({ queryKey: ['me'] });
      // The payment page is a document of its own: only there may the payment provider's script be loaded.
      if (payment) location.assign(href.payment(locale, 'stay', payment.orderId));
      else await router.navigate({ href: href.order(locale, orderId, true) });
    },
    onError: (error) => {
      if (!isFailure(error, 'network', 'timeout', 'rq0008')) key.current = crypto.randomUUID();
      if (isFailure(error, 'ht0006', 'ht0007', 'ht0010') && error.details) onMoved(error.details);
      notify(failureWords(error));
    },
  });
  const problems = guestProblems(draft);
  const wordsOf = (message: string) => {
    const id = `error.${message}`;
    return t({ id: has(id) ? id : 'error.value' }, { limit: special?.limit ?? 0 });
  };
  const errorOf = (field: GuestField) =>
    problems[field] && (submitted || touched.has(field)) ? wordsOf(problems[field]) : undefined;
  const field = (name: GuestField) => ({
    id: `${form}-${name}`,
    name,
    value: draft[name],
    error: errorOf(name),
    onBlur: () => touch((t) => new Set(t).add(name)),
    onChange: (event: { target: { value: string } }) => change({ [name]: event.target.value }),
  });
  const errors = [
    ...(Object.keys(problems) as GuestField[]).map((name) => ({
      id: `${form}-${name}`,
      text: `${t({ id: labels[name] })}: ${wordsOf(problems[name] ?? '')}`,
    })),
    ...(draft.agreed ? [] : [{ id: `${form}-agreed`, text: t({ id: 'error.agree' }) }]),
  ];
  const noCredit =
    membership !== undefined && !membership.credits.unlimited && membership.credits.remaining === 0;
  const press = () => {
    submit(true);
    if (errors.length === 0) booking.mutate();
  };
  const { offer, stay, hotel } = plan;
  return (
    <div className={css.columns}>
      <Form
        className={css.form}
        faults={submitted ? errors : []}
        faultsTitle={t({ id: 'error.summary' })}
        onSubmit={() => booking.isPending || booking.isSuccess || press()}
      >
        {!accepted && (
          <div className={css.notice} role="alert">
            {plan.changed.price && (
              <p>
                {t(
                  { id: 'booking.changed.price' },
                  {
                    before: formatMoney(plan.changed.price.before),
                    after: formatMoney(plan.changed.price.after),
                  },
                )}
              </p>
            )}
            {plan.changed.policy && (
              <p>
                {t(
                  { id: 'booking.changed.policy' },
                  {
                    after: plan.changed.policy.after.deadline
                      ? t(
                          { id: 'booking.deadline.hotel' },
                          {
                            deadline: momentOn(
                              plan.changed.policy.after.deadline,
                              { timeZone: plan.changed.policy.after.timeZone, place: cityOf(hotel) },
                              locale,
                            ),
                          },
                        )
                      : t({ id: 'booking.deadline.none' }),
                  },
                )}
              </p>
            )}
            <div className={inline.x3}>
              <Button onClick={() => accept(true)}>{t({ id: 'booking.changed.accept' })}</Button>
              <Link className={buttonClass('secondary')} href={back}>
                {t({ id: 'booking.changed.leave' })}
              </Link>
            </div>
          </div>
        )}
        <fieldset className={css.part}>
          <legend className={heading.h3}>{t({ id: 'booking.guest' })}</legend>
          <p className={secondary}>{t({ id: 'booking.guest.hint' })}</p>
          <SelectField label={t({ id: 'booking.salutation' })} required {...field('title')}>
            <option value="">{t({ id: 'booking.salutation.choose' })}</option>
            {titles?.titles.map((t) => (
              <option key={t.code} value={t.code}>
                {t.desc}
              </option>
            ))}
          </SelectField>
          <div className={css.two}>
            <TextField
              label={t({ id: 'booking.lastname' })}
              required
              autoComplete="family-name"
              maxLength={60}
              lang="en"
              {...field('lastname')}
            />
            <TextField
              label={t({ id: 'booking.firstname' })}
              required
              autoComplete="given-name"
              maxLength={60}
              lang="en"
              {...field('firstname')}
            />
            <TextField
              label={t({ id: 'booking.email' })}
              required
              type="email"
              autoComplete="email"
              inputMode="email"
              {...field('email')}
            />
            <TextField
              label={t({ id: 'booking.phone' })}
              required
              type="tel"
              autoComplete="tel"
              inputMode="tel"
              {...field('phone')}
            />
          </div>
        </fieldset>
        <fieldset className={css.part}>
          <legend className={heading.h3}>{t({ id: 'booking.requests' })}</legend>
          {special && (
            <p className={secondary} role="status">
              {t({ id: 'booking.requests.hint' }, { limit: special.limit })}{' '}
              {t({ id: 'booking.requests.chosen' }, { count: draft.requests.length, limit: special.limit })}
            </p>
          )}
          <div className={css.checks}>
            {special?.requests.map(({ code, name }) => {
              const on = draft.requests.includes(code);
              return (
                <Checkbox
                  key={code}
                  checked={on}
                  disabled={!on && draft.requests.length >= special.limit}
                  onChange={() =>
                    change({
                      requests: on ? draft.requests.filter((r) => r !== code) : [...draft.requests, code],
                    })
                  }
                >
                  {name}
                </Checkbox>
              );
            })}
          </div>
          <TextArea
            label={t({ id: 'booking.note' })}
            maxLength={500}
            value={draft.note}
            onChange={(event) => change({ note: event.target.value })}
          />
          <SelectField
            label={t({ id: 'booking.purpose' })}
            value={draft.purpose}
            onChange={(event) => change({ purpose: event.target.value as 'leisure' })}
          >
            {(['leisure', 'business'] as const).map((p) => (
              <option key={p} value={p}>
                {t({ id: `booking.purpose.${p}` })}
              </option>
            ))}
          </SelectField>
        </fieldset>
        <fieldset className={css.part}>
          <legend className={heading.h3}>{t({ id: 'booking.conditions' })}</legend>
          <HowToPay offer={offer} />
          <ul className={`${text.small} ${secondary}`}>
            {plan.notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
          {membership && (
            <div className={css.credit}>
              {!membership.credits.unlimited && <span>{t({ id: 'booking.credit.uses' })}</span>}
              <strong>
                {membership.credits.unlimited
                  ? t({ id: 'booking.credit.unlimited' })
                  : noCredit
                    ? t(
                        { id: 'booking.credit.none' },
                        { day: momentOn(membership.credits.renewsAt, taipeiClock(locale), locale) },
                      )
                    : t({ id: 'booking.credit.left' }, { count: membership.credits.remaining })}
              </strong>
            </div>
          )}
          <Checkbox
            id={`${form}-agreed`}
            checked={draft.agreed}
            error={submitted && !draft.agreed ? t({ id: 'error.agree' }) : undefined}
            onChange={(event) => change({ agreed: event.target.checked })}
          >
            {t({ id: 'booking.agree' })}
          </Checkbox>
          <Button
            type="submit"
            block
            // A press does not leave the field first: its error would come, and move the button away from under the pointer.
            onMouseDown={(event) => event.preventDefault()}
            disabled={!accepted || noCredit}
            busy={(booking.isPending || Boolean(booking.data?.payment)) && t({ id: 'booking.submitting' })}
          >{`${t({ id: offer.charge ? 'booking.submit.pay' : 'booking.submit' })} · ${formatMoney(offer.charge?.amount ?? offer.price.total)}`}</Button>
        </fieldset>
      </Form>
      <aside className={css.aside} aria-label={t({ id: 'booking.slip' })}>
        <FoldedSummary name={hotel.name} total={formatMoney(offer.price.total)}>
          <BookingSummary
            hotel={hotel}
            room={plan.room.name}
            plan={offer.plan}
            price={offer.price}
            promotion={offer.promotion}
            cancellation={offer.cancellation}
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

const labels: Record<GuestField, MessageId> = {
  title: 'booking.salutation',
  firstname: 'booking.firstname',
  lastname: 'booking.lastname',
  email: 'booking.email',
  phone: 'booking.phone',
};
