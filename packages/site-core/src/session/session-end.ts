import type { Locale } from '@voyage/domain/locale.ts';
import { needsLogin } from '@voyage/routes/access.ts';
import { href } from '@voyage/routes/href.ts';

/** Settings that survive the end of a session (docs/product/states.md, "Logout"). */
const preservedSettings = ['activeCurrency', 'isPrivilegeOnly'];

/**
 * Clears what a browser stores about a member: all storage except two settings, and the cookie that mirrors
 * the language (stored-language.ts).
 */
export function clearMemberData(local: Storage, session: Storage, page: { cookie: string } = document): void {
  const settings = preservedSettings.map((key) => [key, local.getItem(key)] as const);
  local.clear();
  session.clear();
  page.cookie = 'currentLang=; path=/; max-age=0';
  for (const [key, value] of settings) if (value !== null) local.setItem(key, value);
}

/**
 * Where a visitor goes when the session ends (docs/product/states.md, "Logout"): a page that requires a
 * login is replaced by Home, with a way back unless the member logged out; any other page stays and is
 * reloaded (null). `here`: the address with its query.
 */
export function addressAfterLogout(here: string, locale: Locale, end: 'requested' | 'forced'): string | null {
  if (!needsLogin(here)) return null;
  return end === 'requested' ? href.home(locale) : href.homeWithRedirect(locale, here);
}
