import { isFailure } from '@voyage/api-client/failure.ts';
import { brand } from '@voyage/brand';
import type { ProductOrder } from '@voyage/contracts/product-order.ts';
import { TextArea, TextField } from '@voyage/forms/fields.tsx';
import { Form, SubmitButton } from '@voyage/forms/Form.tsx';
import { LeaveGuard } from '@voyage/forms/LeaveGuard.tsx';
import { useForm } from '@voyage/forms/use-form.ts';
import { useFailureNotice } from '@voyage/site-core/errors/failure-notice.ts';
import { href } from '@voyage/routes/href.ts';
import { Button } from '@voyage/ui/forms/Button.tsx';
import { CopyButton } from '@voyage/ui/feedback/CopyButton.tsx';
import { heading, secondary, text } from '@voyage/ui/base/typography.css.ts';
import { useMovedFocus } from '@voyage/ui/base/moved-focus.ts';
import { useState } from 'react';
import { customOrderSchema, noCustomOrder } from '../state/custom-order-form.ts';
import { deskKey } from '../state/desk-queries.ts';
import { useDesk } from '../state/desk-words.ts';
import * as css from './desk.css.ts';

/** An order agreed with a member; then the address where the member pays it. */
export function CustomOrder({ userId, customOrders }: { userId: string; customOrders: number }) {
  const { tDesk, locale, origin, queryClient } = useDesk();
  const [shown, show] = useState<'button' | 'form' | ProductOrder>('button');
  const { place, moved } = useMovedFocus<HTMLDivElement>(shown, '[tabindex], input, button');
  const go = (to: typeof shown) => {
    moved();
    show(to);
  };
  return (
    <section className={css.part} aria-labelledby="custom-order">
      <h2 className={heading.h3} id="custom-order">
        {tDesk('custom')}
      </h2>
      <p className={`${secondary} ${css.measure}`}>{tDesk('custom.text')}</p>
      <div ref={place} className={css.measure}>
        {shown === 'button' ? (
          <Button variant="secondary" onClick={() => go('form')}>
            {tDesk('custom.open')}
          </Button>
        ) : shown === 'form' ? (
          <OrderForm
            userId={userId}
            customOrders={customOrders}
            onMade={(order) => {
              go(order);
              void queryClient.invalidateQueries({ queryKey: deskKey });
            }}
            onBack={() => go('button')}
          />
        ) : (
          <div className={css.list}>
            <p className={`${text.strong} ${css.confirmation}`} tabIndex={-1}>
              {tDesk('custom.done', { number: shown.orderNumber })}
            </p>
            <CopyButton
              value={`${origin}${href.payment(locale, shown.kind, shown.id)}`}
              copyLabel={tDesk('custom.copy')}
              copiedText={tDesk('custom.copied')}
              failedText={tDesk('custom.copyFailed')}
            />
            <div>
              <Button variant="secondary" onClick={() => go('form')}>
                {tDesk('custom.open')}
              </Button>
            </div>
          </div>
        )}
      </div>
    </section>
  );
}

function OrderForm({
  userId,
  customOrders,
  onMade,
  onBack,
}: {
  userId: string;
  customOrders: number;
  onMade: (order: ProductOrder) => void;
  onBack: () => void;
}) {
  const { t, tDesk, api, queryClient } = useDesk();
  const showFailure = useFailureNotice();
  // What it is decided on, even if a colleague's order arrives while it is written; null: that has been said.
  const [seen, see] = useState<number | null>(customOrders);
  const form = useForm({
    schema: customOrderSchema,
    defaults: noCustomOrder,
    labels: {
      title: tDesk('custom.title'),
      description: tDesk('custom.description'),
      amountTwd: tDesk('custom.amount'),
      days: tDesk('custom.days'),
      reason: tDesk('reason'),
    },
    messageOf: (_, code) => (code === 'number' ? tDesk('whole') : undefined),
    send: (filledIn, idempotencyKey) =>
      api.call('orderCustom', {
        idempotencyKey: idempotencyKey(),
        body: { ...filledIn, userId, customOrders: seen ?? customOrders, brand: brand.id },
      }),
    onSent: ({ order }) => onMade(order),
    onFailed: (error, shownAtFields) => {
      showFailure(error, shownAtFields);
      if (!isFailure(error, 'stateChanged')) return;
      see(null);
      void queryClient.invalidateQueries({ queryKey: deskKey });
    },
  });
  return (
    <Form form={form}>
      <TextField form={form} name="title" required maxLength={120} />
      <TextArea
        form={form}
        name="description"
        rows={3}
        maxLength={1000}
        optionalLabel={t('tailorMade.optional')}
      />
      <div className={css.two}>
        <TextField form={form} name="amountTwd" required inputMode="numeric" maxLength={13} />
        <TextField form={form} name="days" required inputMode="numeric" maxLength={2} />
      </div>
      <TextArea form={form} name="reason" rows={2} maxLength={200} required />
      <div className={css.actions}>
        <SubmitButton form={form}>{tDesk('custom.submit')}</SubmitButton>
        <Button variant="secondary" onClick={onBack}>
          {tDesk('cancel')}
        </Button>
      </div>
      <LeaveGuard when={form.dirty && !form.sent} />
    </Form>
  );
}
