import { useWords } from '@voyage/i18n/words.tsx';
import { useHydrated } from '@voyage/site/preferences.ts';
import { useSite } from '@voyage/site/site-context.ts';
import { secondary, text } from '@voyage/ui/typography.css.ts';
import { Check, Link2 } from 'lucide-react';
import { useState } from 'react';
import * as css from './CopyLink.css.ts';

/** Copies the whole address of a page, for passing on. `path` without query. */
export function CopyLink({ path }: { path: string }) {
  const say = useWords();
  const { origin } = useSite();
  const hydrated = useHydrated();
  const [state, setState] = useState<'idle' | 'done' | 'failed'>('idle');
  const copy = () =>
    navigator.clipboard.writeText(origin + path).then(
      () => setState('done'),
      () => setState('failed'),
    );
  return (
    <div className={css.share}>
      {hydrated && (
        <button type="button" className={css.button} onClick={() => void copy()}>
          {state === 'done' ? <Check size={18} strokeWidth={1.5} aria-hidden /> : <Link2 size={18} strokeWidth={1.5} aria-hidden />}
          {say('journal.share')}
        </button>
      )}
      <p className={`${text.small} ${secondary}`} role="status">
        {state === 'done' ? say('journal.share.done') : state === 'failed' ? say('journal.share.failed') : ''}
      </p>
    </div>
  );
}
