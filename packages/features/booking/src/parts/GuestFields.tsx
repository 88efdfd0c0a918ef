import { queries } from '@voyage/api-client/queries.ts';
import { bandAfterBirthday, combinedParty } from '@voyage/domain/occupancy.ts';
import { typedPassportName, type PassportName } from '@voyage/domain/passport-name.ts';
import { EmailField, SelectField, TextField } from '@voyage/forms/fields.tsx';
import { PhoneField } from '@voyage/forms/phone-field.tsx';
import { useFieldValue } from '@voyage/forms/use-field-value.ts';
import { ListsFailure } from '@voyage/site-core/meta/ListsFailure.tsx';
import { dotted } from '@voyage/i18n/join.ts';
import { partyWords } from '@voyage/stay-parts/party-words.ts';
import { usePage } from '@voyage/site-core/context/use-page.ts';
import { heading, secondary, text } from '@voyage/ui/base/typography.css.ts';
import { useQuery } from '@tanstack/react-query';
import * as css from './booking.css.ts';
import { furtherRooms, type BookingFormHandle } from '../state/booking-form.ts';
import type { Plan } from '../state/plan.ts';
import { PassportLine } from './PassportLine.tsx';

/** The guest, and who checks in to each further room. */
export function GuestFields({
  form,
  stay,
  known,
}: {
  form: BookingFormHandle;
  stay: Plan['stay'];
  /** The name of the member booked for. */
  known: PassportName | undefined;
}) {
  const { t, locale, api } = usePage();
  const titles = useQuery(queries.titles(api, locale));
  const phoneAreas = useQuery(queries.phoneAreas(api, locale));
  const further = stay.rooms.slice(1);
  const bands = new Set(combinedParty(stay.rooms).childAges.map(bandAfterBirthday));
  return (
    <fieldset className={css.part}>
      <legend className={`${heading.h3} ${css.legend}`}>{t('booking.guest')}</legend>
      <p className={secondary}>{t('booking.guest.hint')}</p>
      <ListsFailure lists={[titles]} />
      <SelectField
        form={form}
        name="guest.title"
        required
        options={titles.data?.titles.map(({ code, desc }) => [code, desc])}
        emptyLabel={t('booking.salutation.choose')}
      />
      <NameFields form={form} of="guest" known={known} />
      <div className={css.two}>
        <EmailField form={form} name="guest.email" required />
        <div>
          <ListsFailure lists={[phoneAreas]} />
          <PhoneField form={form} name="guest.phone" areas={phoneAreas.data?.areas} />
        </div>
      </div>
      {bands.has('child') && <p className={secondary}>{t('booking.birthday.child')}</p>}
      {bands.has('adult') && <p className={secondary}>{t('booking.birthday.adult')}</p>}
      {further.length > 0 && <p className={secondary}>{t('booking.guest.rooms.hint')}</p>}
      {furtherRooms.slice(0, further.length).map((room) => (
        <fieldset key={room} className={css.part}>
          <legend className={`${text.title} ${css.legend}`}>
            {dotted([t('stays.room', { number: room + 2 }), partyWords(t, further.slice(room, room + 1))])}
          </legend>
          <NameFields form={form} of={`roomGuests.${room}`} />
        </fieldset>
      ))}
    </fieldset>
  );
}

/** Family and given name, as in the passport. */
function NameFields({
  form,
  of,
  known,
}: {
  form: BookingFormHandle;
  of: 'guest' | `roomGuests.${(typeof furtherRooms)[number]}`;
  known?: PassportName | undefined;
}) {
  const names = { lastname: `${of}.lastname`, firstname: `${of}.firstname` } as const;
  const lastname = useFieldValue(form, names.lastname);
  const firstname = useFieldValue(form, names.firstname);
  const isLead = of === 'guest';
  /** Shows a name as it is sent once its field is left: full-width letters are plain. */
  const widen = () => {
    for (const name of [names.lastname, names.firstname]) {
      const plain = typedPassportName(form.valueOf(name));
      if (plain !== form.valueOf(name)) form.change(name, plain);
    }
  };
  return (
    <div className={css.part} onBlur={widen}>
      <div className={css.two}>
        <TextField
          form={form}
          name={names.lastname}
          required={isLead}
          autoComplete={isLead ? 'family-name' : 'off'}
          maxLength={60}
          lang="en"
        />
        <TextField
          form={form}
          name={names.firstname}
          required={isLead}
          autoComplete={isLead ? 'given-name' : 'off'}
          maxLength={60}
          lang="en"
        />
      </div>
      {(isLead || lastname !== '' || firstname !== '') && (
        <PassportLine
          name={{ lastname, firstname }}
          known={known}
          onSwap={() => {
            form.change(names.lastname, firstname);
            form.change(names.firstname, lastname);
          }}
        />
      )}
    </div>
  );
}
