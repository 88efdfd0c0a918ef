import { useIntl } from '@voyage/i18n/intl.tsx';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useNotify } from '../errors/notices.tsx';
import { clearMemberData, addressAfterLogout } from './session-end.ts';
import { useLocale, useSite } from '../router/site-context.ts';

/** Acts on what happens to the session: expired, to be verified again (docs/product/states.md, "Session error"), or left in another tab. */
export function SessionWatch() {
  const { api, queryClient } = useSite();
  const notify = useNotify();
  const { formatMessage: t } = useIntl();
  const locale = useLocale();
  const router = useRouter();
  const verifying = useRef(false);
  useEffect(() =>
    api.session?.listen((event) => {
      if (event === 'changed') return;
      if (event === 'verify') return void verify();
      if (event === 'expired') notify(t({ id: 'error.au0103' }));
      void leave(event === 'left' ? 'requested' : 'forced');
    }),
  );
  /** The session is over, and nobody here asked for it: the page goes on without it, or gives way to Home; what was typed in an open page stays. */
  async function leave(end: 'requested' | 'forced'): Promise<void> {
    clearMemberData(localStorage, sessionStorage);
    const home = addressAfterLogout(router.latestLocation.href, locale, end);
    if (home) await router.navigate({ href: home, replace: true });
    queryClient.removeQueries({ queryKey: ['me'] });
    await Promise.all([queryClient.invalidateQueries(), router.invalidate()]);
  }
  /** The token is exchanged: either for one that says the truth again, and the page starts over, or the session is over. */
  async function verify(): Promise<void> {
    if (verifying.current) return;
    verifying.current = true;
    const outcome = (await api.session?.verify()) ?? 'unknown';
    verifying.current = false;
    if (outcome === 'valid') return location.reload();
    if (outcome === 'unknown') return;
    notify(t({ id: 'error.au0104' }));
    await leave('forced');
  }
  return null;
}
