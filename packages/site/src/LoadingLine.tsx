import { useWords } from '@voyage/i18n/words.tsx';
import { useRouterState } from '@tanstack/react-router';
import * as css from './LoadingLine.css.ts';

/** A thin line at the top while a page is on its way; quick ones never show it. */
export function LoadingLine() {
  const say = useWords();
  const loading = useRouterState({ select: (state) => state.status === 'pending' });
  return loading ? <div className={css.line} role="progressbar" aria-label={say('site.loading')} /> : null;
}
