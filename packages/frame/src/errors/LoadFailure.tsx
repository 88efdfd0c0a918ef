import { useIntl } from '@voyage/i18n/intl.tsx';
import { Button } from '@voyage/ui/Button.tsx';

/** In place of a part of a page, or of a form, that could not be loaded: what failed, and a retry of that alone. */
export function LoadFailure({
  text,
  busy,
  className,
  onRetry,
}: {
  text: string;
  /** While it is tried again. */
  busy: boolean;
  className: string;
  onRetry: () => void;
}) {
  const { formatMessage: t } = useIntl();
  return (
    <div className={className} role="alert">
      <p>{text}</p>
      <Button variant="secondary" busy={busy && t({ id: 'site.loading' })} onClick={onRetry}>
        {t({ id: 'site.retry' })}
      </Button>
    </div>
  );
}
