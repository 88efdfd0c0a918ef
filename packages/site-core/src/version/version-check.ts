/** What the browser stores between two visits. */
interface Kept {
  local: Storage;
  session: Storage;
}
/** What survives the clean-up: the session and the visitor's settings (docs/product/constants.md, "Local settings"). */
const stays = [
  'accessToken',
  'refreshToken',
  'currentLang',
  'activeCurrency',
  'isPrivilegeOnly',
  'isDisableLang',
  'isDraftMode',
  'isExpandAll',
];
const versionKey = 'version';
const reloadedKey = 'reloadedFor';

/** What a page should do: nothing, refetch its cached data, or reload. */
export type VersionVerdict = 'current' | 'refetch' | 'reload';

/**
 * Compares the server's version with the stored one and with this page's build (docs/product/states.md,
 * "Version check"). If the server is newer, data stored by earlier pages is removed. If the page is older,
 * it reloads once per build, so that two servers of different builds behind one address cannot cause a loop.
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
