import { browserStorage, tabStorage } from '@voyage/api-client/browser-storage.ts';
import { queries } from '@voyage/api-client/queries.ts';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import { clearMemberData, addressAfterLogout } from './session-end.ts';
import { useLocale, useSite } from '../context/site-context.ts';

/** Whether there is a token (docs/product/roles.md); undefined on the server and during hydration. */
export function useLoggedIn(): boolean | undefined {
  const { session } = useSite().api;
  return useSyncExternalStore(
    (notify) => session?.listen(notify) ?? (() => {}),
    () => session?.token() !== undefined,
    () => undefined,
  );
}

/**
 * The member's profile; undefined on the server and until the browser has confirmed a login, so that a part
 * that hydrates late first renders what the server rendered.
 */
export function useProfile() {
  const { api } = useSite();
  const loggedIn = useLoggedIn() === true;
  const { data, isPending, error } = useQuery({ ...queries.profile(api), enabled: loggedIn });
  return { data: loggedIn ? data : undefined, isPending, error };
}

/**
 * Ends the session on the server, clears stored data, and leaves the page or reloads it as an anonymous
 * visitor (docs/product/states.md, "Logout"). The full reload also removes everything about the member from
 * memory.
 */
export function useLogout(): () => Promise<void> {
  const { api } = useSite();
  const locale = useLocale();
  const router = useRouter();
  return async () => {
    await api.call('logout').catch(() => {}); // the session may have ended already; it ends here in any case
    const home = addressAfterLogout(router.latestLocation.href, locale, 'requested');
    clearMemberData(browserStorage, tabStorage);
    if (home) location.replace(home);
    else location.reload();
  };
}
