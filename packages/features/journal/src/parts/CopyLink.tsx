import { useIntl } from '@voyage/i18n/intl.tsx';
import { useHydrated } from '@voyage/site-core/preferences/preferences.ts';
import { useSite } from '@voyage/site-core/context/site-context.ts';
import { CopyLinkButton } from '@voyage/ui/feedback/CopyButton.tsx';
import * as css from './share.css.ts';

/** Copies the full URL of a page, for sharing. `path` without query. */
export function CopyLink({ path }: { path: string }) {
  const { t } = useIntl();
  const { origin } = useSite();
  const hydrated = useHydrated();
  return (
    <div className={css.share}>
      {hydrated && (
        <CopyLinkButton
          value={origin + path}
          copyLabel={t('journal.share')}
          copiedText={t('journal.share.done')}
          failedText={t('journal.share.failed')}
        />
      )}
    </div>
  );
}
