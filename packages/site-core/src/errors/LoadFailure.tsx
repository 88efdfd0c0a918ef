import { useIntl } from '@voyage/i18n/intl.tsx';
import { Button } from '@voyage/ui/forms/Button.tsx';
import { useFocusToParent } from './focus-to-parent.ts';

/**
 * In place of a part of a page, or of a form, that could not be loaded: what failed, and a retry of that alone. Keep
 * it while it is tried again; when it disappears, the focus moves to what it was in.
 */
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
  const { t } = useIntl();
  const own = useFocusToParent<HTMLDivElement>();
  return (
    <div ref={own} className={className} role="alert">
      <p>{text}</p>
      <Button variant="secondary" busy={busy && t('site.loading')} onClick={onRetry}>
        {t('site.retry')}
      </Button>
    </div>
  );
}
