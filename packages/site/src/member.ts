import { queries } from '@voyage/api-client/queries.ts';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import { href } from '@voyage/routes/href.ts';
import { useLocale, useSite } from './site-context.ts';

/** Whether a token is there (section 6); undefined on the server and until the browser has said. */
export function useLoggedIn(): boolean | undefined {
  const { session } = useSite().api;
  return useSyncExternalStore(
    (tell) => session?.listen(tell) ?? (() => {}),
    () => session?.token() !== undefined,
    () => undefined,
  );
}

/** The member's profile; nothing on the server, and nothing before the browser has said that somebody is logged in, so that a part that comes to life late says what the server said. */
export function useProfile() {
  const { api } = useSite();
  const loggedIn = useLoggedIn() === true;
  const { data, isPending, error } = useQuery({ ...queries.profile(api), enabled: loggedIn });
  return { data: loggedIn ? data : undefined, isPending, error };
}

/** Settings that a logout keeps (section 4, "Logout"). */
const kept = ['activeCurrency', 'isPrivilegeOnly'];

/** Ends the session on the server, clears what is stored, and leaves for Home. */
export function useLogout(): () => Promise<void> {
  const { api, queryClient } = useSite();
  const locale = useLocale();
  const router = useRouter();
  return async () => {
    await api.call('logout').catch(() => {}); // the session may be over already; it ends here in any case
    const keep = kept.map((key) => [key, localStorage.getItem(key)] as const);
    localStorage.clear();
    sessionStorage.clear();
    for (const [key, value] of keep) if (value !== null) localStorage.setItem(key, value);
    api.session?.clear();
    queryClient.removeQueries({ queryKey: ['me'] });
    await router.navigate({ href: href.home(locale) });
  };
}
