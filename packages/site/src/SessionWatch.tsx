import { useEffect } from 'react';
import { useWords } from '@voyage/i18n/words.tsx';
import { useRouter } from '@tanstack/react-router';
import { href } from '@voyage/routes/href.ts';
import { useNotify } from './notices.tsx';
import { useLocale, useSite } from './site-context.ts';

/** Acts on what happens to the session: expired, or to be verified again (section 4, "Session error"). */
export function SessionWatch() {
  const { api, queryClient } = useSite();
  const notify = useNotify();
  const say = useWords();
  const locale = useLocale();
  const router = useRouter();
  useEffect(() =>
    api.session?.listen((event) => {
      if (event === 'changed') return;
      queryClient.removeQueries({ queryKey: ['me'] });
      if (event === 'verify') return void verify();
      notify(say('error.au0103'));
      if (/\/(user|hotel\/booking)(\/|$|\?)/.test(router.latestLocation.pathname))
        void router.navigate({ href: href.homeWithRedirect(locale, router.latestLocation.href) });
    }),
  );
  /** A refresh either brings a token that says the truth again, and the page starts over, or ends the session. */
  async function verify(): Promise<void> {
    const refreshToken = localStorage.getItem('refreshToken');
    try {
      if (!refreshToken) throw new Error('no refresh token');
      api.session?.store(await api.call('refreshToken', { body: { refreshToken } }));
      location.reload();
    } catch {
      api.session?.clear();
      notify(say('error.au0104'));
      await router.navigate({ href: href.homeWithRedirect(locale, router.latestLocation.href) });
    }
  }
  return null;
}
