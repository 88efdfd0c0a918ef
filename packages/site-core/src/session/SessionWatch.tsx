import { browserStorage, tabStorage } from '@voyage/api-client/browser-storage.ts';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useNotify } from '../errors/notices.tsx';
import { clearMemberData, addressAfterLogout } from './session-end.ts';
import { usePage } from '../context/use-page.ts';
import { useSite } from '../context/site-context.ts';

/**
 * Handles session events: expired, to be verified (docs/product/states.md, "Session error"), or ended in
 * another tab.
 */
export function SessionWatch() {
  const { api, queryClient } = useSite();
  const notify = useNotify();
  const { t, locale } = usePage();
  const router = useRouter();
  const verifying = useRef(false);
  useEffect(() =>
    api.session?.listen((event) => {
      if (event === 'changed') return;
      if (event === 'verify') return void verify();
      if (event === 'expired') notify(t('error.au0103'));
      void leave(event === 'left' ? 'requested' : 'forced');
    }),
  );
  /**
   * The session ended without a request in this tab: the page stays without it or is replaced by Home; text
   * typed in an open page stays.
   */
  async function leave(end: 'requested' | 'forced'): Promise<void> {
    clearMemberData(browserStorage, tabStorage);
    const home = addressAfterLogout(router.latestLocation.href, locale, end);
    // What was typed is already cleared: there is nothing to stay for, and no page to stay on.
    if (home) await router.navigate({ href: home, replace: true, ignoreBlocker: true });
    queryClient.removeQueries({ queryKey: ['me'] });
    await Promise.all([queryClient.invalidateQueries(), router.invalidate()]);
  }
  /**
   * Refreshes the token: either the new one is correct and the page starts over, or the session has ended.
   */
  async function verify(): Promise<void> {
    if (verifying.current) return;
    verifying.current = true;
    const outcome = (await api.session?.verify()) ?? 'unknown';
    verifying.current = false;
    if (outcome === 'valid') return location.reload();
    if (outcome === 'unknown') return;
    notify(t('error.au0104'));
    await leave('forced');
  }
  return null;
}
