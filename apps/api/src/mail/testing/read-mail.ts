/** A mail as a reader's program takes it apart: unfolded headers, decoded words, decoded parts. */
export interface ReadMail {
  headers: Record<string, string>;
  raw: string;
  text: string;
  html: string;
}

const decodeWords = (value: string): string =>
  value.replaceAll(/\?=\s+=\?/g, '?==?').replaceAll(/=\?UTF-8\?B\?([^?]*)\?=/g, (_, data: string) => Buffer.from(data, 'base64').toString('utf8'));
const decodeQuoted = (value: string): string =>
  Buffer.from(
    value.replaceAll('=\r\n', '').replaceAll(/=([\dA-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString('utf8');

function headersOf(head: string): Record<string, string> {
  const unfolded = head.replaceAll(/\r\n[ \t]/g, ' ').split('\r\n');
  return Object.fromEntries(unfolded.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), decodeWords(line.slice(line.indexOf(':') + 2))]));
}
const split = (source: string): [string, string] => [source.slice(0, source.indexOf('\r\n\r\n')), source.slice(source.indexOf('\r\n\r\n') + 4)];

export function readMail(raw: string): ReadMail {
  const [head, body] = split(raw);
  const headers = headersOf(head);
  const boundary = /boundary="([^"]+)"/.exec(headers['content-type'] ?? '')?.[1] ?? '';
  const parts = body
    .split(`--${boundary}`)
    .slice(1, -1)
    .map((part) => {
      const [partHead, content] = split(part.slice(2));
      const encoded = content.replace(/\r\n$/, '');
      const partHeaders = headersOf(partHead);
      const decoded = partHeaders['content-transfer-encoding'] === 'base64' ? Buffer.from(encoded, 'base64').toString('utf8') : decodeQuoted(encoded);
      return { type: partHeaders['content-type'] ?? '', content: decoded.replaceAll('\r\n', '\n') };
    });
  const of = (type: string) => parts.find((part) => part.type.startsWith(type))?.content ?? '';
  return { headers, raw, text: of('text/plain'), html: of('text/html') };
}
