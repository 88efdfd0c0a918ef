// oxlint-disable-next-line no-control-regex -- browsers drop control characters, and then `/\t/evil` is `//evil`
const unseen = /[\\\u0000-\u001f\u007f-\u009f\u2028\u2029]/;

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

/**
 * The path to open after login, from the `redirect` query (docs/product/states.md, "Logout"): only
 * a path of this site, with its query. `//evil`, `/\evil`, `%5c`, `%2f`, `javascript:`, `..`,
 * control characters and broken or double encodings give the fallback.
 */
export function safeRedirect(value: string | null | undefined, fallback: string): string {
  if (!value || value.length > 2000) return fallback;
  const path = value.startsWith('/') ? value : decoded(value);
  if (!path?.startsWith('/') || unseen.test(path)) return fallback;
  const [raw = ''] = path.split(/[?#]/);
  const plain = decoded(raw);
  if (plain === null || unseen.test(plain) || / |%2f/i.test(raw)) return fallback;
  return /\/\/|\.\.|[:@]|%[0-9a-f]{2}/i.test(plain) ? fallback : path;
}
