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
import { focusField } from '@voyage/ui/forms/focus-field.ts';
import { useEffect } from 'react';
import { conciergeDraft, conciergeQuery, messageSchema, starters } from '../state/concierge.ts';
import type { OwnOrders } from '../state/own-orders.ts';
import * as css from './concierge.css.ts';

/** Words to be continued: a space follows letters, and none a full-width colon. */
const begun = (words: string): string => (/[\w:]$/.test(words) ? `${words} ` : words);

/** A message to the concierge, about the next stay unless another is chosen. Typed text is kept until it is sent. */
export function MessageForm({
  own: { orders, next },
  takesFocus,
  onSent,
}: {
  own: OwnOrders;
  takesFocus: boolean;
  onSent: () => void;
}) {
  const { t, api, queryClient } = usePage();
  const notify = useNotify();
  const clearDraft = useClearDraft(conciergeDraft);
  const form = useForm({
    schema: messageSchema,
    defaults: { text: '', orderNumber: next },
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
  const isEmpty = useFieldValue(form, 'text') === '';
  const chosen = useFieldValue(form, 'orderNumber');
  const isListed = orders.some(({ number }) => number === chosen);
  return (
    <Form form={form}>
      <div className={css.fields}>
        <TextArea form={form} name="text" required rows={5} maxLength={policy.concierge.messageMax} />
        {isEmpty && (
          <ul className={css.starters} aria-label={t('concierge.starters')}>
            {starters.map((starter) => (
              <li key={starter}>
                <button
                  type="button"
                  className={css.starter}
                  onClick={() => {
                    form.change('text', begun(t(`concierge.starter.${starter}.text`)));
                    focusField(field); // the button disappears, and the member writes on
                  }}
                >
                  {t(`concierge.starter.${starter}`)}
                </button>
              </li>
            ))}
          </ul>
        )}
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
