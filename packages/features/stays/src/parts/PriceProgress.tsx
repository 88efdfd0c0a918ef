import { useIntl } from '@voyage/i18n/intl.tsx';
import { useHydrated } from '@voyage/site-core/preferences/preferences.ts';
import { visuallyHidden } from '@voyage/ui/base/layout.css.ts';
import { smallPrint } from '@voyage/ui/base/typography.css.ts';
import * as css from './results.css.ts';
import type { PriceProgress as Progress, priceRole } from '../state/price-progress.ts';

interface Props {
  /** Null: every price is there. */
  progress: Progress | null;
  role: ReturnType<typeof priceRole>;
}

/**
 * How far prices have come, and what that means for the list; always one line, so that nothing below it moves. Only
 * the beginning and the end are announced.
 */
export function PriceProgress({ progress, role }: Props) {
  const { t } = useIntl();
  const hydrated = useHydrated();
  const { priced, total, waiting, failed } = progress ?? { priced: 0, total: 0, waiting: 0, failed: 0 };
  const end = failed > 0 ? t('stays.prices.missing', { count: failed }) : t('stays.prices.complete');
  const words =
    role && priced < total
      ? t(role === 'order' ? 'stays.prices.ordered' : 'stays.prices.filtered', { priced, total })
      : waiting > 0
        ? t('stays.prices.progress', { priced, total })
        : end;
  const announced = hydrated && (waiting > 0 ? t('stays.prices.begun') : end);
  return (
    <div className={css.progress}>
      <p className={smallPrint} aria-hidden={words === announced || undefined}>
        {words}
      </p>
      <p role="status" className={visuallyHidden}>
        {announced}
      </p>
    </div>
  );
}
