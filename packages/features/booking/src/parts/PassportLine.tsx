import { looksSwapped, machineReadableName, type PassportName } from '@voyage/domain/passport-name.ts';
import { useIntl } from '@voyage/i18n/intl.tsx';
import { Button } from '@voyage/ui/Button.tsx';
import { secondary, text } from '@voyage/ui/typography.css.ts';
import * as css from './PassportLine.css.ts';

/**
 * How a name will stand in the lower lines of a passport, to be compared while it is typed; and a question where the two may
 * have changed places. Nothing is corrected: a passport is right however it spells.
 */
export function PassportLine({
  name,
  known,
  onSwap,
}: {
  name: PassportName;
  /** The name that the member is known by. */
  known?: PassportName | undefined;
  onSwap: () => void;
}) {
  const { formatMessage: t } = useIntl();
  const line = machineReadableName(name);
  return (
    <div className={css.help}>
      <p className={`${text.small} ${secondary}`}>
        {t({ id: 'booking.passport.line' })}{' '}
        <span className={css.line} data-passport-line translate="no">
          {line || '<<'}
        </span>{' '}
        {t({ id: 'booking.passport.hint' })}
      </p>
      <div role="status">
        {looksSwapped(name, known) && (
          <div className={css.question}>
            <span>{t({ id: 'booking.passport.swapped' }, { ...name })}</span>
            <Button variant="secondary" onClick={onSwap}>
              {t({ id: 'booking.passport.swap' })}
            </Button>
          </div>
        )}
      </div>
    </div>
  );
}
