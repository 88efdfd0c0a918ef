/**
 * Control characters, bidirectional controls and the byte order mark: nobody types them. Tabs and line breaks
 * are allowed.
 */
// oxlint-disable-next-line no-control-regex -- refusing them is the point
const harmful = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u202a-\u202e\u2066-\u2069\ufeff]/u;

/**
 * Where a request contains such text, as a dotted path; undefined if nowhere. Text fields reject it by their
 * contract; this covers every other field too, and future ones.
 */
export function harmfulText(value: unknown, path = ''): string | undefined {
  if (typeof value === 'string') return harmful.test(value) ? path : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, inner] of Object.entries(value)) {
    const found = harmfulText(inner, path === '' ? key : `${path}.${key}`);
    if (found !== undefined) return found;
  }
  return undefined;
}
