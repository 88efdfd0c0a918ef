import { brand } from '@voyage/brand';
import { policy } from '@voyage/domain/policy.ts';
import { TextArea } from '@voyage/forms/fields.tsx';
import { Form, SubmitButton } from '@voyage/forms/Form.tsx';
import { useClearDraft } from '@voyage/forms/form-draft.ts';
import { LeaveGuard } from '@voyage/forms/LeaveGuard.tsx';
import { useForm } from '@voyage/forms/use-form.ts';
import { useFailureNotice } from '@voyage/site-core/errors/failure-notice.ts';
import { ButtonLink } from '@voyage/site-core/router/ButtonLink.tsx';
import { usePage } from '@voyage/site-core/context/use-page.ts';
import { ContactFields, useKnownWriter, useWriterLabels } from '@voyage/correspondence/ContactFields.tsx';
import { href } from '@voyage/routes/href.ts';
import Dialog from '@voyage/ui/feedback/Dialog.tsx';
import { secondary, smallPrint, text } from '@voyage/ui/base/typography.css.ts';
import { useState } from 'react';
import { inquiryText, interestDraft, interestSchema, noInterest } from '../state/interest-form.ts';
import * as css from './InterestDialog.css.ts';

/**
 * Asks who is interested, and sends the enquiry with its subject to customer service. Typed text is kept
 * when it is closed.
 */
export default function InterestDialog({ about, onClose }: { about: string; onClose: () => void }) {
  const { t, locale } = usePage();
  const [sent, setSent] = useState<string | null>(null);
  if (sent)
    return (
      <Dialog
        title={t('company.contact.sent.title')}
        closeLabel={t('site.close')}
        onClose={onClose}
        actions={
          <ButtonLink href={href.hotels(locale)} onClick={onClose}>
            {t('company.contact.sent.hotels')}
          </ButtonLink>
        }
      >
        <p role="status">{t('company.contact.sent', { number: sent })}</p>
      </Dialog>
    );
  return (
    <Dialog title={t('experiences.interest.title')} closeLabel={t('site.close')} onClose={onClose}>
      <p className={secondary}>{t('experiences.interest.text', { hours: policy.service.replyHours })}</p>
      <p className={text.strong}>{t('experiences.interest.form', { name: about })}</p>
      <InterestForm about={about} onSent={setSent} />
    </Dialog>
  );
}

function InterestForm({ about, onSent }: { about: string; onSent: (inquiryNumber: string) => void }) {
  const { t, api } = usePage();
  const clearDraft = useClearDraft(interestDraft);
  const form = useForm({
    schema: interestSchema,
    defaults: noInterest,
    labels: { ...useWriterLabels(), text: t('experiences.interest.note') },
    draft: { atom: interestDraft },
    known: useKnownWriter(),
    send: ({ text: note, ...writer }, idempotencyKey) =>
      api.call('contact', {
        idempotencyKey: idempotencyKey(),
        body: {
          ...writer,
          type: 'experiences',
          text: inquiryText(t('experiences.interest.about', { name: about }), note),
          brand: brand.id,
        },
      }),
    onSent: ({ inquiryNumber }) => {
      clearDraft();
      onSent(inquiryNumber);
    },
    onFailed: useFailureNotice(),
  });
  return (
    <Form form={form}>
      <div className={css.fields}>
        <ContactFields form={form} hydrated />
        <TextArea
          form={form}
          name="text"
          rows={3}
          maxLength={3500}
          placeholder={t('experiences.interest.note.placeholder')}
        />
        <p className={smallPrint}>{t('company.contact.privacy')}</p>
        <SubmitButton form={form} busyLabel={t('company.contact.sending')}>
          {t('company.contact.send')}
        </SubmitButton>
      </div>
      <LeaveGuard when={form.dirty && !form.sent} />
    </Form>
  );
}
