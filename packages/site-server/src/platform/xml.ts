const marks: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};
/** A text escaped for XML, in an element or an attribute. */
export const xml = (text: string): string => text.replaceAll(/[&<>"']/g, (mark) => marks[mark] ?? '');
