import { brand } from '@voyage/brand';
import { policy } from '@voyage/domain/policy.ts';
import { SelectField, TextArea } from '@voyage/forms/fields.tsx';
import { Form, SubmitButton } from '@voyage/forms/Form.tsx';
import { useClearDraft } from '@voyage/forms/form-draft.ts';
import { LeaveGuard } from '@voyage/forms/LeaveGuard.tsx';
import { useFieldValue } from '@voyage/forms/use-field-value.ts';
import { useForm } from '@voyage/forms/use-form.ts';
import { useFailureNotice } from '@voyage/site-core/errors/failure-notice.ts';
import { useNotify } from '@voyage/site-core/errors/notices.tsx';
import { usePage } from '@voyage/site-core/context/use-page.ts';
import { useEffect } from 'react';
import { conciergeDraft, conciergeQuery, messageSchema } from '../state/concierge.ts';
import type { OwnOrder } from '../state/own-orders.ts';
import * as css from './concierge.css.ts';

/** A message to the concierge. Typed text is kept until it is sent. */
export function MessageForm({
  orders,
  takesFocus,
  onSent,
}: {
  orders: readonly OwnOrder[];
  takesFocus: boolean;
  onSent: () => void;
}) {
  const { t, api, queryClient } = usePage();
  const notify = useNotify();
  const clearDraft = useClearDraft(conciergeDraft);
  const form = useForm({
    schema: messageSchema,
    defaults: { text: '', orderNumber: '' },
    labels: { text: t('concierge.text'), orderNumber: t('concierge.order') },
    draft: { atom: conciergeDraft },
    send: ({ text, orderNumber }, idempotencyKey) =>
      api.call('writeToConcierge', {
        idempotencyKey: idempotencyKey(),
        body: { text, orderNumber: orderNumber || null, brand: brand.id },
      }),
    onSent: async () => {
      clearDraft();
      await queryClient.invalidateQueries({ queryKey: conciergeQuery(api).queryKey });
      notify(t('concierge.sent'), 'positive');
      onSent();
    },
    onFailed: useFailureNotice(),
  });
  const field = form.idOf('text');
  // The pressed button is removed with the sent form.
  useEffect(() => {
    if (takesFocus) document.getElementById(field)?.focus();
  }, [takesFocus, field]);
  const chosen = useFieldValue(form, 'orderNumber');
  const isListed = orders.some(({ number }) => number === chosen);
  return (
    <Form form={form}>
      <div className={css.fields}>
        <TextArea form={form} name="text" required rows={5} maxLength={policy.concierge.messageMax} />
        {(orders.length > 0 || chosen !== '') && (
          <SelectField form={form} name="orderNumber">
            <option value="">{t('concierge.order.none')}</option>
            {chosen !== '' && !isListed && <option value={chosen}>{chosen}</option>}
            {orders.map(({ number, title }) => (
              <option key={number} value={number}>
                {`${title} · ${number}`}
              </option>
            ))}
          </SelectField>
        )}
        <div className={css.send}>
          <SubmitButton form={form}>{t('concierge.send')}</SubmitButton>
        </div>
      </div>
      <LeaveGuard when={form.dirty && !form.sent} />
    </Form>
  );
}
