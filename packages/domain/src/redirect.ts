/**
 * The path to go to after logging in, from the `redirect` query: only a path of this very site.
 * `//evil`, `/\evil`, `%5c`, `javascript:`, control characters and double encodings end at the fallback.
 */
export function safeRedirect(value: string | null | undefined, fallback: string): string {
  if (!value || value.length > 2000) return fallback;
  let path: string;
  try {
    path = value.startsWith('/') ? value : decodeURIComponent(value);
  } catch {
    return fallback;
  }
  // oxlint-disable-next-line no-control-regex -- browsers drop control characters, and then `/\t/evil` is `//evil`
  if (!/^\/(?![/\\])/.test(path) || /[\\\u0000-\u0020\u007f]|%5c|%2f%2f|%0|%25/i.test(path.split('?')[0] ?? '')) return fallback;
  // oxlint-disable-next-line no-control-regex -- as above
  if (/[\u0000-\u001f\u007f\\]/.test(path)) return fallback;
  const [pathname = ''] = path.split(/[?#]/);
  return /\/\/|\.\.|[:@]/.test(pathname) ? fallback : path;
}
