import { isFailure } from '@voyage/api-client/failure.ts';
import type { DeskRequest } from '@voyage/contracts/desk.ts';
import type { Locale } from '@voyage/domain/locale.ts';
import { formatTwd } from '@voyage/domain/money.ts';
import { daysToPay } from '@voyage/domain/tailor-made.ts';
import { TextArea, TextField } from '@voyage/forms/fields.tsx';
import { Form, SubmitButton } from '@voyage/forms/Form.tsx';
import { useForm } from '@voyage/forms/use-form.ts';
import { useFailureNotice } from '@voyage/site-core/errors/failure-notice.ts';
import { useNotify } from '@voyage/site-core/errors/notices.tsx';
import { Button } from '@voyage/ui/forms/Button.tsx';
import Dialog from '@voyage/ui/feedback/Dialog.tsx';
import { text } from '@voyage/ui/base/typography.css.ts';
import { useDesk, type DeskTranslate } from '../state/desk-words.ts';
import { moveSchema, noMove } from '../state/move-form.ts';
import * as css from './desk.css.ts';
import { useDeskRefresh } from './Section.tsx';

/** The next step of a journey, or a modification of its plan: its effect, and the reason. */
export default function MoveDialog({
  request,
  action,
  onClose,
}: {
  request: DeskRequest;
  action: 'advance' | 'modification';
  onClose: () => void;
}) {
  const { t, tDesk, locale, api } = useDesk();
  const refresh = useDeskRefresh();
  const notify = useNotify();
  const showFailure = useFailureNotice();
  const { requestNumber, next, stage, modifications } = request;
  const asksPrice = action === 'advance' && next === 'contract';
  const over = async () => {
    onClose();
    await refresh(requestNumber);
  };
  const form = useForm({
    schema: moveSchema,
    defaults: noMove,
    labels: {
      ...(asksPrice && { amountTwd: tDesk('advance.contract.amount') }),
      reason: tDesk('reason'),
    },
    messageOf: (field, code) => (field === 'amountTwd' && code === 'number' ? tDesk('whole') : undefined),
    send: ({ amountTwd, reason }, idempotencyKey) =>
      api.call('moveTailorMade', {
        idempotencyKey: idempotencyKey(),
        body: {
          requestNumber,
          action,
          stage,
          modifications: modifications.made,
          reason,
          ...(amountTwd === undefined ? {} : { amountTwd }),
        },
      }),
    onSent: ({ stage: reached }) => {
      notify(
        action === 'advance'
          ? tDesk('advance.done', { number: requestNumber, stage: t(`tailorMade.stage.${reached}`) })
          : tDesk('modification.done', { number: requestNumber }),
        'positive',
      );
      return over();
    },
    onFailed: (error, shownAtFields) => {
      showFailure(error, shownAtFields);
      if (isFailure(error, 'orderNotFound', 'orderClosed', 'stateChanged')) void over(); // it was moved or paid in the meantime
    },
  });
  const name = action === 'modification' ? tDesk('modification') : next && tDesk(`advance.${next}`);
  return (
    <Dialog title={name ?? ''} closeLabel={t('site.close')} onClose={onClose}>
      <p className={text.strong}>{`${request.destination} · ${requestNumber}`}</p>
      <p>{effectOf(request, action, tDesk, locale)}</p>
      <Form form={form}>
        {asksPrice && (
          <TextField
            form={form}
            name="amountTwd"
            inputMode="numeric"
            maxLength={13}
            optionalLabel={t('tailorMade.optional')}
          />
        )}
        <TextArea form={form} name="reason" rows={2} maxLength={200} required />
        <div className={css.end}>
          <Button variant="secondary" onClick={onClose}>
            {tDesk('cancel')}
          </Button>
          <SubmitButton form={form}>{name}</SubmitButton>
        </div>
      </Form>
    </Dialog>
  );
}

/** The effect, in a sentence. */
function effectOf(
  { next, modifications, consultingFeeTwd }: DeskRequest,
  action: 'advance' | 'modification',
  tDesk: DeskTranslate,
  locale: Locale,
): string {
  if (action === 'modification')
    return modifications.nextTwd === 0
      ? tDesk('modification.free')
      : tDesk('modification.paid', { amount: formatTwd(modifications.nextTwd, locale) });
  return next === null
    ? ''
    : tDesk(`advance.${next}.text`, { amount: formatTwd(consultingFeeTwd, locale), days: daysToPay });
}
