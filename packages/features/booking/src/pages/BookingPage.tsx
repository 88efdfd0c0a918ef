import { CallFailure, isFailure } from '@voyage/api-client/failure.ts';
import { queries } from '@voyage/api-client/queries.ts';
import type { Output } from '@voyage/contracts/endpoint.ts';
import type { plan as planContract } from '@voyage/contracts/hotel.ts';
import { formatMoney } from '@voyage/domain/money.ts';
import { daysBetween } from '@voyage/domain/stay-date.ts';
import { instantIn } from '@voyage/i18n/dates.ts';
import type { MessageId } from '@voyage/i18n/messages.ts';
import { useHasWord, useWords } from '@voyage/i18n/words.tsx';
import { href } from '@voyage/routes/href.ts';
import { useFailureWords } from '@voyage/site/failure-words.ts';
import { Link } from '@voyage/site/Link.tsx';
import { useNotify } from '@voyage/site/notices.tsx';
import { useProfile } from '@voyage/site/member.ts';
import { useLocale, useSite } from '@voyage/site/site-context.ts';
import { Button, buttonClass } from '@voyage/ui/Button.tsx';
import { Checkbox, FormErrorSummary, SelectField, TextArea, TextField } from '@voyage/ui/Field.tsx';
import { container, inline } from '@voyage/ui/layout.css.ts';
import { EmptyState, ErrorState, Skeleton } from '@voyage/ui/States.tsx';
import { heading, link, secondary, text } from '@voyage/ui/typography.css.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter, useSearch } from '@tanstack/react-router';
import { useId, useRef, useState } from 'react';
import { BookingSlip } from '@voyage/site/BookingSlip.tsx';
import { guestProblems, useGuestDraft, type GuestField } from '../state/guest-draft.ts';
import type { BookingQuery } from './booking-route.ts';
import * as css from './BookingPage.css.ts';

type Plan = Output<typeof planContract.data>;
export function BookingPage() {
  const say = useWords();
  const failureWords = useFailureWords();
  const locale = useLocale();
  const { api } = useSite();
  const { offer = '', hotel = '', ...stay } = useSearch({ strict: false }) as BookingQuery;
  // An answer of the booking itself (price or policy moved) takes the place of what was loaded.
  const [moved, setMoved] = useState<Plan | null>(null);
  const loaded = useQuery({ ...queries.plan(api, locale, offer), retry: false });
  const plan = moved ?? loaded.data;
  const back = hotel ? href.hotel(locale, hotel, stay) : href.hotels(locale);
  const leave = (
    <Link className={buttonClass('primary')} href={back}>
      {say('booking.changed.leave')}
    </Link>
  );
  if (loaded.error && !moved) {
    return isFailure(loaded.error, 'network', 'timeout', 'sy0001', 'sy0002') ? (
      <ErrorState title={say('site.error.title')} text={failureWords(loaded.error)} retryLabel={say('site.retry')} onRetry={() => void loaded.refetch()} />
    ) : (
      <EmptyState title={say('booking.gone.title')} text={failureWords(loaded.error)} action={leave} />
    );
  }
  return (
    <div className={container}>
      <p>
        <Link className={link} href={back}>
          ← {say('booking.back')}
        </Link>
      </p>
      <h1 className={heading.h1}>{say('booking.title')}</h1>
      {plan ? <BookingForm key={plan.offer.offerRef} plan={plan} onMoved={setMoved} back={back} /> : <Skeleton label={say('site.loading')} lines={10} />}
    </div>
  );
}

function BookingForm({ plan, onMoved, back }: { plan: Plan; onMoved: (plan: Plan) => void; back: string }) {
  const say = useWords();
  const has = useHasWord();
  const failureWords = useFailureWords();
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
    profile && { title: profile.title, firstname: profile.firstname, lastname: profile.lastname, email: profile.email, phone: profile.phone },
  );
  const [touched, touch] = useState<ReadonlySet<string>>(new Set());
  const [submitted, submit] = useState(0);
  const [accepted, accept] = useState(!(plan.changed.price ?? plan.changed.policy));
  // One key for one intent: pressing again, or a reply that was lost, never books twice.
  const key = useRef(crypto.randomUUID());
  const booking = useMutation({
    mutationFn: () =>
      api.call('createBooking', {
        idempotencyKey: key.current,
        body: {
          offerRef: plan.offer.offerRef,
          guest: { title: draft.title, firstname: draft.firstname, lastname: draft.lastname, email: draft.email, phone: draft.phone },
          specialRequests: draft.requests,
          note: draft.note,
          tripPurpose: draft.purpose,
          agreed: true,
        },
      }),
    onSuccess: async ({ orderId }) => {
      forget();
      client.removeQueries({ queryKey: ['me'] });
      await router.navigate({ href: href.order(locale, orderId, true) });
    },
    onError: (error) => {
      if (!isFailure(error, 'network', 'timeout', 'rq0008')) key.current = crypto.randomUUID();
      const fresh = error instanceof CallFailure ? (error.details as Plan | undefined) : undefined;
      if (isFailure(error, 'ht0006', 'ht0007', 'ht0010') && fresh?.offer) onMoved(fresh);
      notify(failureWords(error));
    },
  });
  const problems = guestProblems(draft);
  const wordsOf = (message: string) => say(has(`error.${message}`) ? (`error.${message}` as MessageId) : 'error.value', { limit: special?.limit ?? 0 });
  const errorOf = (field: GuestField) => (problems[field] && (submitted > 0 || touched.has(field)) ? wordsOf(problems[field]) : undefined);
  const field = (name: GuestField) => ({
    id: `${form}-${name}`,
    name,
    value: draft[name],
    error: errorOf(name),
    onBlur: () => touch((t) => new Set(t).add(name)),
    onChange: (event: { target: { value: string } }) => change({ [name]: event.target.value }),
  });
  const errors = [
    ...(Object.keys(problems) as GuestField[]).map((name) => ({ id: `${form}-${name}`, text: `${say(labels[name])}: ${wordsOf(problems[name] ?? '')}` })),
    ...(draft.agreed ? [] : [{ id: `${form}-agreed`, text: say('error.agree') }]),
  ];
  const noCredit = membership !== undefined && !membership.credits.unlimited && membership.credits.remaining === 0;
  const press = () => {
    submit((n) => n + 1);
    if (errors.length === 0) booking.mutate();
  };
  const { offer, stay, hotel } = plan;
  return (
    <div className={css.columns}>
      <form className={css.form} noValidate onSubmit={(event) => (event.preventDefault(), booking.isPending || press())}>
        {!accepted && (
          <div className={css.notice} role="alert">
            {plan.changed.price && (
              <p>{say('booking.changed.price', { before: formatMoney(plan.changed.price.before), after: formatMoney(plan.changed.price.after) })}</p>
            )}
            {plan.changed.policy && (
              <p>
                {say('booking.changed.policy', {
                  after: plan.changed.policy.after.deadline
                    ? say('booking.deadline.hotel', { deadline: instantIn(plan.changed.policy.after.deadline, plan.changed.policy.after.timeZone, locale) })
                    : say('booking.deadline.none'),
                })}
              </p>
            )}
            <div className={inline.x3}>
              <Button onClick={() => accept(true)}>{say('booking.changed.accept')}</Button>
              <Link className={buttonClass('secondary')} href={back}>
                {say('booking.changed.leave')}
              </Link>
            </div>
          </div>
        )}
        {submitted > 0 && errors.length > 0 && <FormErrorSummary key={submitted} title={say('error.summary')} errors={errors} />}
        <fieldset className={css.part}>
          <legend className={heading.h3}>{say('booking.guest')}</legend>
          <p className={secondary}>{say('booking.guest.hint')}</p>
          <SelectField label={say('booking.salutation')} required {...field('title')}>
            <option value="">{say('booking.salutation.choose')}</option>
            {titles?.titles.map((t) => (
              <option key={t.code} value={t.code}>
                {t.desc}
              </option>
            ))}
          </SelectField>
          <div className={css.two}>
            <TextField label={say('booking.lastname')} required autoComplete="family-name" maxLength={60} lang="en" {...field('lastname')} />
            <TextField label={say('booking.firstname')} required autoComplete="given-name" maxLength={60} lang="en" {...field('firstname')} />
            <TextField label={say('booking.email')} required type="email" autoComplete="email" inputMode="email" {...field('email')} />
            <TextField label={say('booking.phone')} required type="tel" autoComplete="tel" inputMode="tel" {...field('phone')} />
          </div>
        </fieldset>
        <fieldset className={css.part}>
          <legend className={heading.h3}>{say('booking.requests')}</legend>
          {special && (
            <p className={secondary} role="status">
              {say('booking.requests.hint', { limit: special.limit })} {say('booking.requests.chosen', { count: draft.requests.length, limit: special.limit })}
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
                  onChange={() => change({ requests: on ? draft.requests.filter((r) => r !== code) : [...draft.requests, code] })}
                >
                  {name}
                </Checkbox>
              );
            })}
          </div>
          <TextArea label={say('booking.note')} maxLength={500} value={draft.note} onChange={(event) => change({ note: event.target.value })} />
          <SelectField label={say('booking.purpose')} value={draft.purpose} onChange={(event) => change({ purpose: event.target.value as 'leisure' })}>
            {(['leisure', 'business'] as const).map((p) => (
              <option key={p} value={p}>
                {say(`booking.purpose.${p}`)}
              </option>
            ))}
          </SelectField>
        </fieldset>
        <fieldset className={css.part}>
          <legend className={heading.h3}>{say('booking.conditions')}</legend>
          <p>{say('booking.guarantee', { currency: offer.price.total.currency })}</p>
          <ul className={`${text.small} ${secondary}`}>
            {plan.notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
          {membership && (
            <div className={css.credit}>
              <span>{say('booking.credit.uses')}</span>
              <strong>
                {membership.credits.unlimited
                  ? say('booking.credit.unlimited')
                  : noCredit
                    ? say('booking.credit.none', { day: instantIn(membership.credits.renewsAt, 'Asia/Taipei', locale) })
                    : say('booking.credit.left', { count: membership.credits.remaining })}
              </strong>
            </div>
          )}
          <Checkbox
            id={`${form}-agreed`}
            checked={draft.agreed}
            error={submitted > 0 && !draft.agreed ? say('error.agree') : undefined}
            onChange={(event) => change({ agreed: event.target.checked })}
          >
            {say('booking.agree')}
          </Checkbox>
          <Button
            type="submit"
            block
            disabled={!accepted || noCredit}
            busy={booking.isPending && say('booking.submitting')}
          >{`${say('booking.submit')} · ${formatMoney(offer.price.total)}`}</Button>
        </fieldset>
      </form>
      <aside className={css.aside} aria-label={say('booking.slip')}>
        <BookingSlip
          hotel={{ name: hotel.name, place: [hotel.district, hotel.place.name].filter((p, i, all) => p && all.indexOf(p) === i).join(' · ') }}
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
