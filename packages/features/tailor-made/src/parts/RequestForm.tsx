import { isFailure } from '@voyage/api-client/failure.ts';
import { queries } from '@voyage/api-client/queries.ts';
import { brand } from '@voyage/brand';
import { fullName } from '@voyage/domain/full-name.ts';
import { formatTwd } from '@voyage/domain/money.ts';
import { policy } from '@voyage/domain/policy.ts';
import { earliestDeparture } from '@voyage/domain/tailor-made.ts';
import { Checkbox, EmailField, TextArea, TextField } from '@voyage/forms/fields.tsx';
import { Form, SubmitButton } from '@voyage/forms/Form.tsx';
import { useClearDraft } from '@voyage/forms/form-draft.ts';
import { LeaveGuard } from '@voyage/forms/LeaveGuard.tsx';
import { PhoneField } from '@voyage/forms/phone-field.tsx';
import { StepperField } from '@voyage/forms/stepper-field.tsx';
import { useFieldValue } from '@voyage/forms/use-field-value.ts';
import { useForm } from '@voyage/forms/use-form.ts';
import { useFailureNotice } from '@voyage/site-core/errors/failure-notice.ts';
import { ListsFailure } from '@voyage/site-core/meta/ListsFailure.tsx';
import { usePage } from '@voyage/site-core/context/use-page.ts';
import { useProfile } from '@voyage/site-core/session/member.ts';
import { longDay } from '@voyage/i18n/dates.ts';
import { TermsLinks } from '@voyage/site-chrome/links/TermsLinks.tsx';
import { heading, secondary, text } from '@voyage/ui/base/typography.css.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { feeSoFar, noRequest, requestDraft, requestSchema } from '../state/request-form.ts';
import * as css from './RequestSection.css.ts';

/**
 * The request for a journey. Typed text is kept until it is sent; the resulting fee is shown while typing.
 */
export default function RequestForm({
  onSent,
  onLevel,
}: {
  onSent: (requestNumber: string) => void;
  /** The level no longer includes it: it may have ended since the page was opened. */
  onLevel: () => void;
}) {
  const { t, locale, api, queryClient } = usePage();
  const showFailure = useFailureNotice();
  const clearDraft = useClearDraft(requestDraft);
  const { data: profile } = useProfile();
  const phoneAreas = useQuery(queries.phoneAreas(api, locale));
  const [earliest] = useState(() => earliestDeparture(new Date()));
  const form = useForm({
    schema: requestSchema,
    defaults: noRequest,
    labels: {
      destination: t('tailorMade.destination'),
      countries: t('tailorMade.countries'),
      departure: t('tailorMade.departure'),
      days: t('tailorMade.days'),
      adults: t('stays.adults'),
      children: t('stays.children'),
      budgetTwd: t('tailorMade.budget'),
      note: t('tailorMade.note'),
      name: t('company.contact.name'),
      email: t('company.contact.email'),
      phone: t('company.contact.phone'),
      agreed: '',
    },
    messageOf: (field, code) => {
      if (field === 'agreed') return t('tailorMade.agree.missing');
      if (code === 'too-soon') return t('tailorMade.departure.tooSoon', { day: longDay(earliest, locale) });
      return code === 'number' ? t('tailorMade.number') : undefined;
    },
    draft: { atom: requestDraft, without: ['agreed'] },
    known: profile && {
      name: fullName(profile),
      email: profile.email,
      phone: profile.phone,
    },
    send: (filledIn, idempotencyKey) =>
      api.call('tailorMade', {
        idempotencyKey: idempotencyKey(),
        body: { ...filledIn, agreed: true, brand: brand.id },
      }),
    onSent: ({ requestNumber }) => {
      clearDraft();
      void queryClient.invalidateQueries({ queryKey: ['me', 'tailor-made'] });
      onSent(requestNumber);
    },
    onFailed: (error, shownAtFields) => {
      if (isFailure(error, 'levelTooLow')) onLevel();
      else showFailure(error, shownAtFields);
    },
  });
  const fee = feeSoFar(useFieldValue(form, 'countries'), useFieldValue(form, 'days'));
  return (
    <Form form={form} inParts>
      <fieldset className={css.part}>
        <legend className={`${heading.h3} ${css.legend}`}>{t('tailorMade.form.journey')}</legend>
        <TextField
          form={form}
          name="destination"
          required
          maxLength={200}
          hint={t('tailorMade.destination.hint')}
        />
        <StepperField form={form} name="countries" min={1} max={30} />
        <div className={css.two}>
          <TextField form={form} name="departure" type="date" min={earliest} required />
          <TextField form={form} name="days" inputMode="numeric" maxLength={4} required />
        </div>
        <p className={css.fee} role="status">
          {fee !== null && (
            <>
              <span className={text.strong}>
                {t('tailorMade.fee.now', { amount: formatTwd(fee, locale) })}
              </span>
              <br />
            </>
          )}
          <span className={secondary}>{t('tailorMade.fee.later')}</span>
        </p>
        <StepperField
          form={form}
          name="adults"
          min={1}
          max={40}
          hint={t('stays.adults.hint', { age: policy.ages.child + 1 })}
        />
        <StepperField
          form={form}
          name="children"
          min={0}
          max={40}
          hint={t('stays.children.hint', { age: policy.ages.child })}
        />
        <TextField
          form={form}
          name="budgetTwd"
          inputMode="numeric"
          maxLength={13}
          optionalLabel={t('tailorMade.optional')}
        />
        <TextArea
          form={form}
          name="note"
          rows={5}
          maxLength={2000}
          optionalLabel={t('tailorMade.optional')}
          placeholder={t('tailorMade.note.placeholder')}
        />
      </fieldset>
      <fieldset className={css.part}>
        <legend className={`${heading.h3} ${css.legend}`}>{t('tailorMade.form.you')}</legend>
        <TextField form={form} name="name" required autoComplete="name" maxLength={100} />
        <EmailField form={form} name="email" required />
        <ListsFailure lists={[phoneAreas]} />
        <PhoneField form={form} name="phone" areas={phoneAreas.data?.areas} />
      </fieldset>
      <div className={css.send}>
        <Checkbox form={form} name="agreed">
          {t('tailorMade.agree')}
        </Checkbox>
        <TermsLinks of={['privacy-policy']} />
        <SubmitButton form={form} busyLabel={t('tailorMade.sending')}>
          {t('tailorMade.send')}
        </SubmitButton>
      </div>
      <LeaveGuard when={form.dirty && !form.sent} />
    </Form>
  );
}
