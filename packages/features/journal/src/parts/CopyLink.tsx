import { useWords } from '@voyage/i18n/words.tsx';
import { useHydrated } from '@voyage/frame/preferences/preferences.ts';
import { useSite } from '@voyage/frame/router/site-context.ts';
import { CopyLinkButton } from '@voyage/ui/CopyButton.tsx';
import * as css from './CopyLink.css.ts';

/** Copies the whole address of a page, for passing on. `path` without query. */
export function CopyLink({ path }: { path: string }) {
  const say = useWords();
  const { origin } = useSite();
  const hydrated = useHydrated();
  return (
    <div className={css.share}>
      {hydrated && (
        <CopyLinkButton
          value={origin + path}
          copyLabel={say('journal.share')}
          copiedText={say('journal.share.done')}
          failedText={say('journal.share.failed')}
        />
      )}
    </div>
  );
}
