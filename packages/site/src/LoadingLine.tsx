import { useWords } from '@voyage/i18n/words.tsx';
import { useRouterState } from '@tanstack/react-router';
import * as css from './LoadingLine.css.ts';
import { useHydrated } from './preferences.ts';

/** A thin line at the top while a page is on its way; quick ones never show it. */
export function LoadingLine() {
  const say = useWords();
  const loading = useRouterState({ select: (state) => state.status === 'pending' });
  const hydrated = useHydrated(); // a page that only the browser renders is on its way from the start, which the server's page does not show
  return loading && hydrated ? <div className={css.line} role="progressbar" aria-label={say('site.loading')} /> : null;
}
