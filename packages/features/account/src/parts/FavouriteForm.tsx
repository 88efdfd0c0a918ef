import type { Output } from '@voyage/contracts/endpoint.ts';
import { favouriteNote, type favouriteDetails } from '@voyage/contracts/favourite.ts';
import { intlLocale } from '@voyage/domain/locale.ts';
import { checkRooms, roomsFromForm, type PartyFault } from '@voyage/domain/occupancy.ts';
import { checkStay, isIsoDay, type StayProblem } from '@voyage/domain/stay-date.ts';
import { TextArea } from '@voyage/forms/fields.tsx';
import { Form, SubmitButton } from '@voyage/forms/Form.tsx';
import { useDestinationDay } from '@voyage/stay-parts/destination-day.ts';
import { useCalendarTexts } from '@voyage/stay-parts/calendar-texts.ts';
import { usePartyField } from '@voyage/stay-parts/party-field.ts';
import { useStayRules } from '@voyage/stay-parts/stay-rules.ts';
import { useIssueMessage } from '@voyage/forms/issue-message.ts';
import { useForm } from '@voyage/forms/use-form.ts';
import { useFailureNotice } from '@voyage/site-core/errors/failure-notice.ts';
import { usePage } from '@voyage/site-core/context/use-page.ts';
import { Button } from '@voyage/ui/forms/Button.tsx';
import { FieldError } from '@voyage/ui/forms/Field.tsx';
import { focusField } from '@voyage/ui/forms/focus-field.ts';
import type { StayDays } from '@voyage/travel-ui/stay-days.ts';
import { StayDateFields } from '@voyage/travel-ui/StayDateFields.tsx';
import { missingAge, TravellersField, type RoomTravellers } from '@voyage/travel-ui/TravellersField.tsx';
import { useEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import { rememberedStay } from '../state/remembered-stay.ts';
import * as css from './account.css.ts';
import { QuietButton } from './QuietButton.tsx';

export type Favourite = Output<typeof favouriteDetails.data>['hotels'][number];

const day = v.pipe(
  v.string(),
  v.check((value) => value === '' || isIsoDay(value), 'day'),
);
const age = v.pipe(v.number(), v.integer());
const travellers = v.array(v.object({ adults: age, childAges: v.array(v.nullable(age)) }));
/**
 * Both days or neither, a stay that can be booked unless its days are those saved, and with days a party that can
 * stay.
 */
const schemaFor = (
  saved: StayDays,
  problemOf: (days: StayDays) => StayProblem | null,
  partyFault: (rooms: readonly RoomTravellers[]) => PartyFault | null,
) =>
  v.pipe(
    v.object({ note: favouriteNote, checkIn: day, checkOut: day, party: travellers }),
    v.forward(
      v.check(({ checkIn, checkOut }) => checkIn !== '' || checkOut === '', 'required'),
      ['checkIn'],
    ),
    v.forward(
      v.check(({ checkIn, checkOut }) => checkOut !== '' || checkIn === '', 'required'),
      ['checkOut'],
    ),
    v.forward(
      v.check((days) => isSame(days, saved) || (problemOf(days) ?? 'missing') === 'missing', 'stay'),
      ['checkIn'],
    ),
    v.forward(
      v.check(({ checkIn, party }) => checkIn === '' || partyFault(party) === null, 'party'),
      ['party'],
    ),
  );
const isSame = (a: StayDays, b: StayDays) => a.checkIn === b.checkIn && a.checkOut === b.checkOut;

/** A member's note about a hotel, and the nights and the party it is saved for. */
export function FavouriteForm({
  favourite: { hotel, note, stay },
  onDone,
}: {
  favourite: Favourite;
  onDone: () => void;
}) {
  const { t, locale, api, queryClient } = usePage();
  const words = useCalendarTexts();
  const today = useDestinationDay()({ code: hotel.place.code, locationType: 'place' });
  const saved = { checkIn: stay?.checkIn ?? '', checkOut: stay?.checkOut ?? '' };
  const [removed, setRemoved] = useState(false);
  const part = useRef<HTMLDivElement>(null);
  // The pressed button was replaced, by the form or by its empty dates.
  useEffect(() => part.current?.focus(), [removed]);
  const { limits } = useStayRules();
  const problemOf = (days: StayDays) => checkStay({ ...days, today, limits });
  const partyFault = (rooms: readonly RoomTravellers[]) => checkRooms(roomsFromForm(rooms), limits);
  const [days, setDays] = useState(saved);
  // Until something is saved: for whom the last search was, by default two.
  const [own] = useState(
    (): RoomTravellers[] => (stay ?? rememberedStay())?.rooms ?? [{ adults: 2, childAges: [] }],
  );
  const [party, setParty] = useState(own);
  const fault = partyFault(party);
  const partyField = usePartyField(fault);
  const issueMessage = useIssueMessage();
  const found = problemOf(days);
  const problem = found === 'missing' ? null : found;
  const form = useForm({
    schema: schemaFor(saved, problemOf, partyFault),
    defaults: { ...saved, note, party: own },
    labels: {
      checkIn: t('order.checkIn'),
      checkOut: t('order.checkOut'),
      party: t('order.party'),
      note: t('favourites.note'),
    },
    messageOf: (_field, code) =>
      code === 'stay' && problem
        ? words.problem(problem)
        : code === 'party' && fault
          ? issueMessage({ code: fault.problem, limit: fault.limit })
          : undefined,
    fieldOf: (path) =>
      path === 'stay.checkIn'
        ? 'checkIn'
        : path.startsWith('stay.rooms')
          ? 'party'
          : path.startsWith('stay')
            ? 'checkOut'
            : undefined,
    send: ({ checkIn, checkOut, party: rooms, note: noted }) =>
      api.call('addFavourite', {
        body: {
          hotelId: hotel.id,
          note: noted,
          // What is unchanged is not sent.
          ...(isSame({ checkIn, checkOut }, saved) && party === own
            ? {}
            : {
                stay: checkIn === '' ? null : { checkIn, checkOut, rooms: roomsFromForm(rooms) },
              }),
        },
      }),
    onSent: async () => {
      await queryClient.invalidateQueries({ queryKey: ['me', 'favourites'] });
      onDone();
    },
    onFailed: useFailureNotice(),
  });
  const write = (next: StayDays) => {
    setDays(next);
    form.change('checkIn', next.checkIn);
    form.change('checkOut', next.checkOut);
  };
  // The fields themselves say why a stay cannot be booked, and by whom.
  const missing = problem ? undefined : (form.errorOf('checkIn') ?? form.errorOf('checkOut'));
  const partyRefused = form.errorOf('party');
  const partyId = form.idOf('party');
  return (
    <Form form={form}>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- hands the focus on to its first part */}
      <div
        id={form.idOf('checkIn')}
        ref={part}
        tabIndex={-1}
        onFocus={({ target, currentTarget }) =>
          target === currentTarget && currentTarget.querySelector<HTMLElement>('[role=spinbutton]')?.focus()
        }
      >
        <StayDateFields
          key={removed ? 'removed' : 'saved'}
          words={words}
          locale={intlLocale(locale)}
          value={stay && !removed ? saved : null}
          problemOf={problemOf}
          onWrite={write}
        />
        {missing && <FieldError id={`${form.idOf('checkIn')}-error`}>{missing}</FieldError>}
      </div>
      {(days.checkIn !== '' || days.checkOut !== '') && (
        // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- hands the focus on to what is missing
        <div
          id={partyId}
          tabIndex={-1}
          onFocus={({ target, currentTarget }) =>
            target === currentTarget && focusField(missingAge(partyId, party) ?? `${partyId}-travellers`)
          }
        >
          <div id={`${partyId}-travellers`} role="group" aria-label={t('order.party')}>
            <TravellersField
              {...partyField}
              id={partyId}
              value={party}
              onChange={(next) => {
                setParty(next);
                form.change('party', next);
              }}
              showMissing={partyRefused !== undefined}
            />
          </div>
          {partyRefused && !fault && <FieldError id={`${partyId}-error`}>{partyRefused}</FieldError>}
        </div>
      )}
      <TextArea form={form} name="note" rows={3} hint={t('favourites.note.hint')} />
      <div className={css.rowActions}>
        <SubmitButton form={form} variant="secondary" busyLabel={t('site.loading')}>
          {t('favourites.save')}
        </SubmitButton>
        <Button variant="secondary" onClick={onDone}>
          {t('favourites.cancel')}
        </Button>
        {stay && !removed && (
          <QuietButton
            onClick={() => {
              write({ checkIn: '', checkOut: '' });
              setRemoved(true);
            }}
          >
            {t('favourites.dates.remove')}
          </QuietButton>
        )}
      </div>
    </Form>
  );
}
