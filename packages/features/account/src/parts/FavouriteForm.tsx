import type { Output } from '@voyage/contracts/endpoint.ts';
import { favouriteNote, type favouriteDetails } from '@voyage/contracts/favourite.ts';
import { intlLocale } from '@voyage/domain/locale.ts';
import { checkStay, dayInZone, isIsoDay, type StayProblem } from '@voyage/domain/stay-date.ts';
import { TextArea } from '@voyage/forms/fields.tsx';
import { Form, SubmitButton } from '@voyage/forms/Form.tsx';
import { useCalendarTexts } from '@voyage/journey-parts/calendar-texts.ts';
import { useForm } from '@voyage/forms/use-form.ts';
import { useFailureNotice } from '@voyage/frame/errors/failure-notice.ts';
import { useLocale, useSite } from '@voyage/frame/router/site-context.ts';
import { useIntl } from '@voyage/i18n/intl.tsx';
import { localTimeZone } from '@voyage/i18n/moments.ts';
import { Button } from '@voyage/ui/Button.tsx';
import { FieldError } from '@voyage/ui/Field.tsx';
import type { StayDays } from '@voyage/ui/stay-days.ts';
import { StayDateFields } from '@voyage/ui/StayDateFields.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import * as css from './account.css.ts';

export type Favourite = Output<typeof favouriteDetails.data>['hotels'][number];

const day = v.pipe(
  v.string(),
  v.check((value) => value === '' || isIsoDay(value), 'day'),
);
/** Both days or neither, and a stay that can be booked unless it is the one saved. */
const schemaFor = (saved: StayDays, problemOf: (days: StayDays) => StayProblem | null) =>
  v.pipe(
    v.object({ note: favouriteNote, checkIn: day, checkOut: day }),
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
  );
const isSame = (a: StayDays, b: StayDays) => a.checkIn === b.checkIn && a.checkOut === b.checkOut;

/** A member's note about a hotel, and the nights it is saved for. */
export function FavouriteForm({
  favourite: { hotel, note, stay },
  onDone,
}: {
  favourite: Favourite;
  onDone: () => void;
}) {
  const { formatMessage: t } = useIntl();
  const { api } = useSite();
  const locale = useLocale();
  const words = useCalendarTexts();
  const client = useQueryClient();
  const [today] = useState(() => dayInZone(new Date(), localTimeZone()));
  const saved = { checkIn: stay?.checkIn ?? '', checkOut: stay?.checkOut ?? '' };
  const [removed, setRemoved] = useState(false);
  const part = useRef<HTMLDivElement>(null);
  // The pressed button was replaced, by the form or by its empty dates.
  useEffect(() => part.current?.focus(), [removed]);
  const problemOf = (days: StayDays) => checkStay({ ...days, today });
  const [days, setDays] = useState(saved);
  const found = problemOf(days);
  const problem = found === 'missing' ? null : found;
  const form = useForm({
    schema: schemaFor(saved, problemOf),
    defaults: { ...saved, note },
    labels: {
      checkIn: t({ id: 'order.checkIn' }),
      checkOut: t({ id: 'order.checkOut' }),
      note: t({ id: 'favourites.note' }),
    },
    messageOf: (_field, code) => (code === 'stay' && problem ? words.problem(problem) : undefined),
    fieldOf: (path) =>
      path === 'stay.checkIn' ? 'checkIn' : path.startsWith('stay') ? 'checkOut' : undefined,
    send: ({ checkIn, checkOut, note: noted }) =>
      api.call('addFavourite', {
        body: {
          hotelId: hotel.id,
          note: noted,
          // Unchanged nights are not sent. By default for two.
          ...(isSame({ checkIn, checkOut }, saved)
            ? {}
            : {
                stay:
                  checkIn === '' ? null : { adults: 2, childAges: [], rooms: 1, ...stay, checkIn, checkOut },
              }),
        },
      }),
    onSent: async () => {
      await client.invalidateQueries({ queryKey: ['me', 'favourites'] });
      onDone();
    },
    onFailed: useFailureNotice(),
  });
  const write = (next: StayDays) => {
    setDays(next);
    form.change('checkIn', next.checkIn);
    form.change('checkOut', next.checkOut);
  };
  // The fields themselves say why a stay cannot be booked.
  const missing = problem ? undefined : (form.errorOf('checkIn') ?? form.errorOf('checkOut'));
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
      <TextArea form={form} name="note" rows={3} hint={t({ id: 'favourites.note.hint' })} />
      <div className={css.rowActions}>
        <SubmitButton form={form} variant="secondary" busyLabel={t({ id: 'site.loading' })}>
          {t({ id: 'favourites.save' })}
        </SubmitButton>
        <Button variant="secondary" onClick={onDone}>
          {t({ id: 'favourites.cancel' })}
        </Button>
        {stay && !removed && (
          <button
            type="button"
            className={css.quiet}
            onClick={() => {
              write({ checkIn: '', checkOut: '' });
              setRemoved(true);
            }}
          >
            {t({ id: 'favourites.dates.remove' })}
          </button>
        )}
      </div>
    </Form>
  );
}
