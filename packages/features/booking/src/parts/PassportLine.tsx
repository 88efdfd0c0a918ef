import { looksSwapped, machineReadableName, type PassportName } from '@voyage/domain/passport-name.ts';
import { useIntl } from '@voyage/i18n/intl.tsx';
import { Button } from '@voyage/ui/forms/Button.tsx';
import { smallPrint } from '@voyage/ui/base/typography.css.ts';
import * as css from './PassportLine.css.ts';

/**
 * How a name appears in the machine-readable lines of a passport, to be compared while typing; and a
 * question if the two names may be swapped. Nothing is corrected: the passport's spelling is always right.
 */
export function PassportLine({
  name,
  known,
  onSwap,
}: {
  name: PassportName;
  /** The member's known name. */
  known?: PassportName | undefined;
  onSwap: () => void;
}) {
  const { t } = useIntl();
  const line = machineReadableName(name);
  return (
    <div className={css.help}>
      <p className={smallPrint}>
        <span>{`${t('booking.passport.line')} `}</span>
        <span className={css.line} data-passport-line translate="no">
          {line || '<<'}
        </span>
        <span>{` ${t('booking.passport.hint')}`}</span>
      </p>
      <div role="status">
        {looksSwapped(name, known) && (
          <div className={css.question}>
            <span>{t('booking.passport.swapped', { ...name })}</span>
            <Button variant="secondary" onClick={onSwap}>
              {t('booking.passport.swap')}
            </Button>
          </div>
        )}
      </div>
    </div>
  );
}
