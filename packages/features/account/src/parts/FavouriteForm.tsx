import type { Output } from '@voyage/contracts/endpoint.ts';
import { favouriteNote, type favouriteDetails } from '@voyage/contracts/favourite.ts';
import { isIsoDay } from '@voyage/domain/stay-date.ts';
import { TextArea, TextField } from '@voyage/forms/fields.tsx';
import { Form, SubmitButton } from '@voyage/forms/Form.tsx';
import { useForm } from '@voyage/forms/use-form.ts';
import { useFailureNotice } from '@voyage/frame/errors/failure-notice.ts';
import { useSite } from '@voyage/frame/router/site-context.ts';
import { useIntl } from '@voyage/i18n/intl.tsx';
import { Button } from '@voyage/ui/Button.tsx';
import { useQueryClient } from '@tanstack/react-query';
import * as v from 'valibot';
import * as css from './account.css.ts';

export type Favourite = Output<typeof favouriteDetails.data>['hotels'][number];

const day = v.pipe(
  v.string(),
  v.check((value) => value === '' || isIsoDay(value), 'day'),
);
/** Both days or neither. The service checks the other rules of a stay. */
const schema = v.pipe(
  v.object({ note: favouriteNote, checkIn: day, checkOut: day }),
  v.forward(
    v.check(({ checkIn, checkOut }) => checkIn !== '' || checkOut === '', 'required'),
    ['checkIn'],
  ),
  v.forward(
    v.check(({ checkIn, checkOut }) => checkOut !== '' || checkIn === '', 'required'),
    ['checkOut'],
  ),
);

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
  const client = useQueryClient();
  const form = useForm({
    schema,
    defaults: { checkIn: stay?.checkIn ?? '', checkOut: stay?.checkOut ?? '', note },
    labels: {
      checkIn: t({ id: 'order.checkIn' }),
      checkOut: t({ id: 'order.checkOut' }),
      note: t({ id: 'favourites.note' }),
    },
    fieldOf: (path) =>
      path === 'stay.checkIn' ? 'checkIn' : path.startsWith('stay') ? 'checkOut' : undefined,
    send: ({ checkIn, checkOut, note: noted }) =>
      api.call('addFavourite', {
        body: {
          hotelId: hotel.id,
          note: noted,
          // The saved party, by default two.
          stay: checkIn === '' ? null : { adults: 2, childAges: [], rooms: 1, ...stay, checkIn, checkOut },
        },
      }),
    onSent: async () => {
      await client.invalidateQueries({ queryKey: ['me', 'favourites'] });
      onDone();
    },
    onFailed: useFailureNotice(),
  });
  return (
    <Form form={form}>
      <div className={css.formDays}>
        <TextField form={form} name="checkIn" type="date" />
        <TextField form={form} name="checkOut" type="date" />
      </div>
      <TextArea form={form} name="note" rows={3} hint={t({ id: 'favourites.note.hint' })} />
      <div className={css.rowActions}>
        <SubmitButton form={form} busyLabel={t({ id: 'site.loading' })}>
          {t({ id: 'favourites.save' })}
        </SubmitButton>
        <Button variant="secondary" onClick={onDone}>
          {t({ id: 'favourites.cancel' })}
        </Button>
      </div>
    </Form>
  );
}
