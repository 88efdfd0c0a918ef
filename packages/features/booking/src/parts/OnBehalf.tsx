import type { Output } from '@voyage/contracts/endpoint.ts';
import type { memberRecord } from '@voyage/contracts/staff.ts';
import { fullName } from '@voyage/domain/full-name.ts';
import { Checkbox, TextArea } from '@voyage/forms/fields.tsx';
import { useFieldValue } from '@voyage/forms/use-field-value.ts';
import { useErrorMessage } from '@voyage/site-core/errors/error-message.ts';
import { usePage } from '@voyage/site-core/context/use-page.ts';
import { useIntl } from '@voyage/i18n/intl.tsx';
import { isComposing } from '@voyage/ui/base/is-composing.ts';
import { Button } from '@voyage/ui/forms/Button.tsx';
import { TextField } from '@voyage/ui/forms/Field.tsx';
import { heading, secondary, smallPrint } from '@voyage/ui/base/typography.css.ts';
import { useMovedFocus } from '@voyage/ui/base/moved-focus.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import * as css from './booking.css.ts';
import type { BookingFormHandle } from '../state/booking-form.ts';
import * as own from './OnBehalf.css.ts';

export type Member = Output<typeof memberRecord>;

/**
 * For staff and agents: whom they book for, and the checks that they waive, each with a reason that is logged.
 */
export function OnBehalf({
  form,
  member,
  onMember,
}: {
  form: BookingFormHandle;
  /** The chosen member; null for the caller's own booking. */
  member: Member | null;
  onMember: (member: Member | null) => void;
}) {
  const { t, api } = usePage();
  const errorMessage = useErrorMessage();
  const ignoresCredit = useFieldValue(form, 'onBehalf.ignoreCredit');
  const skipsPriceCheck = useFieldValue(form, 'onBehalf.skipPriceCheck');
  const [query, setQuery] = useState('');
  const search = useMutation({ mutationFn: () => api.call('findMember', { body: { query } }) });
  const find = () => query.trim() !== '' && search.mutate();
  const found = search.data?.members;
  // The chosen member takes the focus, or the search again.
  const { place, moved } = useMovedFocus<HTMLFieldSetElement>(member, '[data-chosen], input');
  const choose = (one: Member | null) => {
    moved();
    onMember(one);
  };
  return (
    <fieldset className={css.part} ref={place}>
      <legend className={`${heading.h3} ${css.legend}`}>{t('booking.staff')}</legend>
      {member ? (
        <>
          <div className={own.member}>
            <div data-chosen tabIndex={-1}>
              <strong>
                {t('booking.staff.chosen', { name: fullName(member), number: member.memberNumber })}
              </strong>
              <Line member={member} />
            </div>
            <Button variant="secondary" onClick={() => choose(null)}>
              {t('booking.staff.leave')}
            </Button>
          </div>
          <Checkbox form={form} name="onBehalf.ignoreCredit">
            {t('booking.staff.ignoreCredit')}
          </Checkbox>
          {ignoresCredit && (
            <TextArea form={form} name="onBehalf.ignoreCreditReason" required rows={2} maxLength={200} />
          )}
          <Checkbox form={form} name="onBehalf.skipPriceCheck">
            {t('booking.staff.skipPriceCheck')}
          </Checkbox>
          {skipsPriceCheck && (
            <TextArea form={form} name="onBehalf.skipPriceCheckReason" required rows={2} maxLength={200} />
          )}
          <TextArea
            form={form}
            name="onBehalf.reason"
            required
            rows={2}
            maxLength={200}
            hint={t('booking.staff.reason.hint')}
          />
        </>
      ) : (
        <>
          <p className={secondary}>{t('booking.staff.hint')}</p>
          <div className={own.search}>
            <TextField
              label={t('booking.staff.search')}
              value={query}
              maxLength={254}
              autoComplete="off"
              onChange={({ target }) => setQuery(target.value)}
              onKeyDown={(event) => {
                if (event.key !== 'Enter' || isComposing(event.nativeEvent)) return;
                event.preventDefault(); // searches instead of submitting the booking
                find();
              }}
            />
            <Button variant="secondary" onClick={find} busy={search.isPending && t('site.loading')}>
              {t('booking.staff.find')}
            </Button>
          </div>
          <div role="status">
            {search.error && <p>{errorMessage(search.error)}</p>}
            {found?.length === 0 && <p>{t('booking.staff.none')}</p>}
            {found?.map((one) => (
              <div key={one.userId} className={own.member}>
                <div>
                  <strong>{fullName(one)}</strong>
                  <Line member={one} />
                </div>
                <Button variant="secondary" onClick={() => choose(one)}>
                  {t('booking.staff.choose', { name: fullName(one) })}
                </Button>
              </div>
            ))}
          </div>
        </>
      )}
    </fieldset>
  );
}

function Line({ member: { memberNumber, level, email } }: { member: Member }) {
  const { t } = useIntl();
  return (
    <p className={smallPrint}>
      {t('booking.staff.member', { number: memberNumber, level: t(`tier.${level}`), email })}
    </p>
  );
}
