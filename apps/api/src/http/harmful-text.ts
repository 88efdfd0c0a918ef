/** Control characters, marks that turn text around, and the mark of a file's beginning: nobody types them. Tab and line ends are text. */
// oxlint-disable-next-line no-control-regex -- refusing them is the point
const harmful = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u202a-\u202e\u2066-\u2069\ufeff]/u;

/**
 * Where in a request such text stands, as a dotted path; undefined where it is clean. Fields of text refuse
 * it by their contract; this holds for every other field too, and for those to come.
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
