import { useIntl } from '@voyage/i18n/intl.tsx';
import { Square, SquareCheck } from 'lucide-react';
import * as css from './CompareButton.css.ts';
import { useCompared } from './compared.ts';

/**
 * Adds a hotel to the comparison. Each button subscribes separately: a press re-renders the buttons, not the
 * list around them.
 */
export function CompareButton({ hotel: { id, name } }: { hotel: { id: string; name: string } }) {
  const compared = useCompared();
  const { t } = useIntl();
  const chosen = compared.has(id);
  const Box = chosen ? SquareCheck : Square;
  return (
    <button
      type="button"
      className={css.compare}
      aria-pressed={chosen}
      aria-label={t('stays.compare.hotel', { name })}
      onClick={() => compared.toggle(id)}
    >
      <Box size={18} strokeWidth={1.5} aria-hidden />
      <span>{t('stays.compare')}</span>
    </button>
  );
}
