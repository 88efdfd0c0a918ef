import type { Locale } from '@voyage/domain/locale.ts';
import { needsLogin } from '@voyage/routes/access.ts';
import { href } from '@voyage/routes/href.ts';

/** Settings that the end of a session leaves (docs/product/states.md, "Logout"). */
const keptSettings = ['activeCurrency', 'isPrivilegeOnly'];

/** Clears what a browser keeps of a member: all storage but two settings. */
export function clearMemberData(local: Storage, session: Storage): void {
  const settings = keptSettings.map((key) => [key, local.getItem(key)] as const);
  local.clear();
  session.clear();
  for (const [key, value] of settings) if (value !== null) local.setItem(key, value);
}

/**
 * Where a session that has ended leaves its reader (docs/product/states.md, "Logout"): a page that needs a login gives way to Home,
 * with the way back where the end was not asked for; any other stays, and is shown anew as a visitor sees it (null).
 * `here`: the address with its query.
 */
export function addressAfterLogout(here: string, locale: Locale, end: 'requested' | 'forced'): string | null {
  if (!needsLogin(here)) return null;
  return end === 'requested' ? href.home(locale) : href.homeWithRedirect(locale, here);
}
