import type { OrderDetail } from '@voyage/contracts/booking.ts';
import { useIntl } from '@voyage/i18n/intl.tsx';

/** The texts of a questionnaire's privilege codes in a plan (contracts, `questionnaire.privileges`). */
export function usePrivilegeNames({ breakfasts, creditUsd, benefits }: OrderDetail['plan']) {
  const { t } = useIntl();
  return (code: string): string =>
    code === 'breakfast'
      ? t('stays.detail.breakfasts', { count: breakfasts })
      : code === 'credit'
        ? t('stays.detail.creditUsd', { amount: creditUsd })
        : (benefits[Number(code.replace('benefit-', '')) - 1] ?? code);
}
