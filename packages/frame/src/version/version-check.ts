/** What the browser has between two visits of the site. */
interface Kept {
  local: Storage;
  session: Storage;
}
/** What stays when the rest is cleaned: the session, and what the reader has chosen. */
const stays = ['accessToken', 'refreshToken', 'currentLang', 'activeCurrency', 'isPrivilegeOnly'];
const versionKey = 'version';
const reloadedKey = 'reloadedFor';

/** What a page has to do: nothing, ask anew for what it keeps of the data, or start over. */
export type VersionVerdict = 'current' | 'refetch' | 'reload';

/**
 * Compares what the server says with what is stored and with this page's own build (docs/product/states.md, "Version check").
 * A newer server: what was stored for the pages of before is cleaned away. An older page: it reloads, once for each
 * build, so that two servers of different builds behind one address never make it turn in a circle.
 */
export function checkVersion(
  { local, session }: Kept,
  page: { builtAt: number },
  server: { t: number; build?: number | undefined },
): VersionVerdict {
  const stored = Number(local.getItem(versionKey) ?? Number.NaN);
  const isNewer = server.t > stored;
  if (isNewer) clean(local);
  if (isNewer || Number.isNaN(stored)) local.setItem(versionKey, String(server.t));
  const build = server.build ?? 0;
  if (page.builtAt > 0 && page.builtAt < build && Number(session.getItem(reloadedKey) ?? 0) < build) {
    session.setItem(reloadedKey, String(build));
    return 'reload';
  }
  return isNewer ? 'refetch' : 'current';
}

function clean(local: Storage): void {
  for (const key of Array.from({ length: local.length }, (_, i) => local.key(i)))
    if (key !== null && !stays.includes(key)) local.removeItem(key);
}
