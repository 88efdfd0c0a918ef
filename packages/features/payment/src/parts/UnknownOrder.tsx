import { useLocale } from '@voyage/site-core/context/site-context.ts';
import { useIntl } from '@voyage/i18n/intl.tsx';
import { href } from '@voyage/routes/href.ts';
import { buttonClass } from '@voyage/ui/forms/Button.tsx';
import { EmptyPanel } from '@voyage/ui/feedback/EmptyPanel.tsx';

/** An order or payment that does not exist, or belongs to another member (py0002, rq0001). */
export function UnknownOrder() {
  const { t } = useIntl();
  return (
    <EmptyPanel
      level={1}
      ornament="journey"
      title={t('payment.missing.title')}
      action={
        <a className={buttonClass('primary')} href={href.productOrders(useLocale())}>
          {t('purchases.title')}
        </a>
      }
    />
  );
}
