import type { paymentRefusals } from '@voyage/contracts/payment.ts';
import { useIntl } from '@voyage/i18n/intl.tsx';
import { text } from '@voyage/ui/base/typography.css.ts';
import { useEffect, useRef } from 'react';
import * as css from './payment.css.ts';

/** As the service says it; 'card': the card was refused before it was sent. */
export type Refusal = (typeof paymentRefusals)[number] | 'card';

/** Why a payment failed, that nothing was charged, and what to do. Takes the focus when it appears. */
export function PaymentRefused({ why }: { why: Refusal }) {
  const { t } = useIntl();
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), [why]);
  return (
    <div className={css.notice} role="alert" tabIndex={-1} ref={notice}>
      <h2 className={text.title}>{t('payment.failed.title')}</h2>
      <p>{t(`payment.failed.${why}`)}</p>
    </div>
  );
}
