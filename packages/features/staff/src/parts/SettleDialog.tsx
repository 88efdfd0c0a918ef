import { isFailure } from '@voyage/api-client/failure.ts';
import type { DeskOrder } from '@voyage/contracts/desk.ts';
import { formatMoney } from '@voyage/domain/money.ts';
import { useFailureNotice } from '@voyage/site-core/errors/failure-notice.ts';
import { useNotify } from '@voyage/site-core/errors/notices.tsx';
import { Button } from '@voyage/ui/forms/Button.tsx';
import Dialog from '@voyage/ui/feedback/Dialog.tsx';
import { secondary, text } from '@voyage/ui/base/typography.css.ts';
import { useMovedFocus } from '@voyage/ui/base/moved-focus.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useDesk } from '../state/desk-words.ts';
import type { SettleInput } from '../state/settle-form.ts';
import { wordOf } from '../state/settle-words.ts';
import * as css from './desk.css.ts';
import { useDeskRefresh } from './Section.tsx';
import { SettleForm } from './SettleForm.tsx';

/** Requires the reason; if money moves, then a confirmation of the amount. */
export default function SettleDialog({
  of: { order, member },
  action: { action, refund, partial },
  onClose,
}: {
  of: DeskOrder;
  action: DeskOrder['actions'][number];
  onClose: () => void;
}) {
  const { t, tDesk, locale, api } = useDesk();
  const refresh = useDeskRefresh();
  const notify = useNotify();
  const showFailure = useFailureNotice();
  const [given, setGiven] = useState<SettleInput>({
    amountTwd: refund?.amount ?? 0,
    reason: '',
    message: '',
  });
  const [isSure, setSure] = useState(false);
  const act = wordOf(order, action);
  const back = refund && formatMoney({ ...refund, amount: given.amountTwd }, locale);
  /** It is done, or a colleague was faster: the displayed data is outdated. */
  const over = async () => {
    onClose();
    await refresh(order.id);
  };
  // One for the whole dialog: what was entered cannot change once the refund is confirmed.
  const [confirmedKey, setConfirmedKey] = useState('');
  const settle = ({ amountTwd, ...input }: SettleInput, idempotencyKey: () => string) =>
    api.call('settleProductOrder', {
      idempotencyKey: idempotencyKey(),
      body: { orderId: order.id, action, status: order.status, ...input, ...(partial && { amountTwd }) },
    });
  const done = () => {
    const number = order.orderNumber;
    notify(
      back
        ? tDesk('refund.done', { number, amount: back })
        : tDesk(action === 'confirm' ? 'confirm.done' : 'complete.done', { number }),
      'positive',
    );
    return over();
  };
  const failed = (error: unknown) => {
    showFailure(error);
    if (
      isFailure(
        error,
        'orderNotFound',
        'orderClosed',
        'cancellationUnanswered',
        'notCancellable',
        'stateChanged',
      )
    )
      return over();
    return undefined; // typed text is kept for another attempt
  };
  const giveBack = useMutation({
    mutationFn: (input: SettleInput) => settle(input, () => confirmedKey),
    onSuccess: done,
    onError: failed,
  });
  const { place, moved } = useMovedFocus<HTMLDivElement>(isSure, '[tabindex], input, textarea');
  const go = (sure: boolean) => {
    moved();
    setSure(sure);
  };
  return (
    <Dialog
      alert={back !== null}
      title={isSure && back ? tDesk('refund.sure.title', { amount: back }) : tDesk(`${act}.title`)}
      closeLabel={t('site.close')}
      onClose={onClose}
    >
      <p className={text.strong}>{`${order.title} · ${order.orderNumber}`}</p>
      <div ref={place} className={css.list}>
        {isSure && back ? (
          <>
            <p className={css.confirmation} tabIndex={-1}>
              {tDesk('refund.sure', { amount: back, name: member.name })}
            </p>
            <p className={secondary}>{given.reason}</p>
            <div className={css.end}>
              <Button variant="secondary" onClick={() => go(false)}>
                {tDesk('cancel')}
              </Button>
              <Button onClick={() => giveBack.mutate(given)} busy={giveBack.isPending && t('site.sending')}>
                {tDesk('refund.submit', { amount: back })}
              </Button>
            </div>
          </>
        ) : (
          <>
            <p>
              <span>{`${tDesk(`${act}.text`)} `}</span>
              {refund && <strong>{formatMoney(refund, locale)}</strong>}
            </p>
            <SettleForm
              most={refund?.amount ?? 0}
              asksAmount={partial}
              messageLabel={act === 'confirm' || act === 'decline' ? tDesk(`${act}.message`) : null}
              given={given}
              submitLabel={tDesk(back ? 'refund.next' : act)}
              send={
                back === null
                  ? settle
                  : (values, idempotencyKey) => {
                      setConfirmedKey(idempotencyKey());
                      return Promise.resolve(setGiven(values));
                    }
              }
              onSent={back === null ? done : () => go(true)}
              onFailed={failed}
              onBack={onClose}
            />
          </>
        )}
      </div>
    </Dialog>
  );
}
