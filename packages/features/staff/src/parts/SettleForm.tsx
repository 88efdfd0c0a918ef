import { TextArea, TextField } from '@voyage/forms/fields.tsx';
import { Form, SubmitButton } from '@voyage/forms/Form.tsx';
import { useForm } from '@voyage/forms/use-form.ts';
import { Button } from '@voyage/ui/forms/Button.tsx';
import { useDesk } from '../state/desk-words.ts';
import { settleSchema, type SettleInput } from '../state/settle-form.ts';
import * as css from './desk.css.ts';

/**
 * The reason for an action on an order; with the amount and the message to the member, if they are required.
 */
export function SettleForm({
  most,
  asksAmount,
  messageLabel,
  given,
  submitLabel,
  send,
  onSent,
  onFailed,
  onBack,
}: {
  /** The maximum refund, in whole New Taiwan dollars; 0 if no money moves. */
  most: number;
  /** Whether a partial refund is possible. */
  asksAmount: boolean;
  /** Whether the member receives a message. */
  messageLabel: string | null;
  given: SettleInput;
  submitLabel: string;
  send: (given: SettleInput, idempotencyKey: () => string) => Promise<unknown>;
  onSent: () => unknown;
  onFailed: (error: unknown) => unknown;
  onBack: () => void;
}) {
  const { tDesk } = useDesk();
  const form = useForm({
    schema: settleSchema(most),
    defaults: { ...given, amountTwd: String(given.amountTwd) },
    labels: {
      ...(asksAmount && { amountTwd: tDesk('refund.amount') }),
      ...(messageLabel !== null && { message: messageLabel }),
      reason: tDesk('reason'),
    },
    messageOf: (_, code) => (code === 'number' ? tDesk('whole') : undefined),
    send,
    onSent,
    onFailed: (error, shownAtFields) => void (shownAtFields || onFailed(error)),
  });
  return (
    <Form form={form}>
      {asksAmount && <TextField form={form} name="amountTwd" inputMode="numeric" maxLength={13} required />}
      {messageLabel !== null && <TextArea form={form} name="message" rows={3} maxLength={500} />}
      <TextArea form={form} name="reason" rows={2} maxLength={200} required />
      <div className={css.end}>
        <Button variant="secondary" onClick={onBack}>
          {tDesk('cancel')}
        </Button>
        <SubmitButton form={form}>{submitLabel}</SubmitButton>
      </div>
    </Form>
  );
}
