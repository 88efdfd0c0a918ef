import { queries } from '@voyage/api-client/queries.ts';
import { brand } from '@voyage/brand';
import { SelectField, TextArea } from '@voyage/forms/fields.tsx';
import { Form, SubmitButton } from '@voyage/forms/Form.tsx';
import { useClearDraft } from '@voyage/forms/form-draft.ts';
import { LeaveGuard } from '@voyage/forms/LeaveGuard.tsx';
import { useForm } from '@voyage/forms/use-form.ts';
import { useFailureNotice } from '@voyage/site-core/errors/failure-notice.ts';
import { usePage } from '@voyage/site-core/context/use-page.ts';
import {
  ContactFields,
  EmptyOption,
  useKnownWriter,
  useWriterLabels,
} from '@voyage/correspondence/ContactFields.tsx';
import { smallPrint } from '@voyage/ui/base/typography.css.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import * as css from './contact.css.ts';
import { contactDraft, contactSchema, noInquiry, typeNamed } from '../state/contact-form.ts';

/** An inquiry to customer service. Typed text is kept until it is sent. */
export function ContactForm({
  type,
  hydrated,
  onSent,
}: {
  /** The code of an inquiry type, from the address. */
  type: string | undefined;
  /** Until then it matches the server's output, without a draft. */
  hydrated: boolean;
  onSent: (inquiryNumber: string) => void;
}) {
  const { t, locale, api } = usePage();
  const showFailure = useFailureNotice();
  const clearDraft = useClearDraft(contactDraft);
  const known = useKnownWriter();
  const writerLabels = useWriterLabels();
  const types = useQuery({ ...queries.contactTypes(api, locale), enabled: hydrated });
  useEffect(() => {
    if (types.error) showFailure(types.error);
    // oxlint-disable-next-line exhaustive-deps -- once a failure
  }, [types.error]);
  const form = useForm({
    schema: contactSchema,
    defaults: { ...noInquiry, type: typeNamed(type) },
    labels: {
      type: t('company.contact.type'),
      text: t('company.contact.text'),
      ...writerLabels,
    },
    ...(hydrated && { draft: { atom: contactDraft } }),
    known,
    send: (filledIn, idempotencyKey) =>
      api.call('contact', { idempotencyKey: idempotencyKey(), body: { ...filledIn, brand: brand.id } }),
    onSent: ({ inquiryNumber }) => {
      clearDraft();
      onSent(inquiryNumber);
    },
    onFailed: showFailure,
  });
  return (
    <Form form={form}>
      <div className={css.fields}>
        <SelectField form={form} name="type" required>
          <EmptyOption />
          {hydrated &&
            types.data?.types.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
        </SelectField>
        <TextArea
          form={form}
          name="text"
          required
          rows={7}
          maxLength={4000}
          placeholder={t('company.contact.text.placeholder')}
        />
        <ContactFields form={form} hydrated={hydrated} lists={[types]} />
      </div>
      <div className={css.send}>
        <p className={smallPrint}>{t('company.contact.privacy')}</p>
        <SubmitButton form={form} disabled={!hydrated} busyLabel={t('company.contact.sending')}>
          {t('company.contact.send')}
        </SubmitButton>
      </div>
      <LeaveGuard when={form.dirty && !form.sent} />
    </Form>
  );
}
