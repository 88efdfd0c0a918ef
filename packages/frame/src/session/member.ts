import { queries } from '@voyage/api-client/queries.ts';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import { clearMemberData, addressAfterLogout } from './session-end.ts';
import { useLocale, useSite } from '../router/site-context.ts';

/** Whether a token is there (docs/product/roles.md); undefined on the server and until the browser has said. */
export function useLoggedIn(): boolean | undefined {
  const { session } = useSite().api;
  return useSyncExternalStore(
    (notify) => session?.listen(notify) ?? (() => {}),
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

/** Ends the session on the server, clears what is stored, and leaves the page, or shows it anew as a visitor sees it (docs/product/states.md, "Logout"). A page that is loaded afresh holds nothing of the member in memory either. */
export function useLogout(): () => Promise<void> {
  const { api } = useSite();
  const locale = useLocale();
  const router = useRouter();
  return async () => {
    await api.call('logout').catch(() => {}); // the session may be over already; it ends here in any case
    const home = addressAfterLogout(router.latestLocation.href, locale, 'requested');
    clearMemberData(localStorage, sessionStorage);
    if (home) location.replace(home);
    else location.reload();
  };
}
