import { createHash } from 'node:crypto';
import { htmlLang } from '@voyage/domain/locale.ts';
import type { MailMessage } from './transport.ts';

/** A mail as it goes over the wire (RFC 5322): headers in ASCII, text and HTML of the same words as alternatives, CRLF. */
export function mimeMessage(message: MailMessage, from: { name: string; address: string }): string {
  const { reference, to, replyTo, subject, text, html, locale, sentAt, unsubscribeUrl } = message;
  const boundary = `=_${createHash('sha256').update(reference).update(html).digest('hex').slice(0, 32)}`;
  const headers: [string, string | null][] = [
    ['From', `${phrase(from.name)} <${from.address}>`],
    ['To', `<${plain(to)}>`],
    ['Reply-To', replyTo ? `<${plain(replyTo)}>` : null],
    ['Subject', encodeHeader(subject, 'Subject: '.length)],
    ['Date', sentAt.toUTCString().replace(/GMT$/, '+0000')],
    ['Message-ID', `<${reference}@${from.address.split('@')[1]}>`],
    ['Content-Language', htmlLang(locale)],
    ['Auto-Submitted', 'auto-generated'],
    ['List-Unsubscribe', unsubscribeUrl ? `<${unsubscribeUrl}>` : null],
    ['MIME-Version', '1.0'],
    ['Content-Type', `multipart/alternative;\r\n boundary="${boundary}"`],
  ];
  const part = (type: string, body: string) => {
    const { encoding, data } = encodeBody(body);
    return `--${boundary}\r\nContent-Type: ${type}; charset=utf-8\r\nContent-Transfer-Encoding: ${encoding}\r\n\r\n${data}\r\n`;
  };
  const head = headers
    .filter(([, value]) => value !== null)
    .map(([name, value]) => `${name}: ${value}`)
    .join('\r\n');
  return `${head}\r\n\r\n${part('text/plain', text)}${part('text/html', html)}--${boundary}--`;
}

/** Control characters would begin a header of their own. */
// oxlint-disable-next-line no-control-regex -- they are what is looked for
const plain = (value: string): string => value.replaceAll(/[\u0000-\u001f\u007f]+/g, ' ').trim();
const phrase = (name: string): string => (/^[\w .'-]*$/.test(name) ? `"${plain(name)}"` : encodeHeader(name, 'From: '.length));

/** Header text: as it is when it is short ASCII, otherwise encoded words of at most 75 characters, folded (RFC 2047). `used` is the width of the header's name. */
export function encodeHeader(value: string, used: number): string {
  const text = plain(value);
  if (/^[\x20-\x7e]*$/.test(text) && text.length + used <= 76 && !text.includes('=?')) return text;
  const words: string[] = [];
  let word = '';
  for (const character of text) {
    const room = words.length === 0 ? 75 - used : 75;
    if (`=?UTF-8?B?${Buffer.from(word + character).toString('base64')}?=`.length > room && word !== '') {
      words.push(word);
      word = '';
    }
    word += character;
  }
  words.push(word);
  return words.map((part) => `=?UTF-8?B?${Buffer.from(part).toString('base64')}?=`).join('\r\n ');
}

/** Mostly Latin text stays readable as quoted-printable; the rest is shorter as base64. */
function encodeBody(body: string): { encoding: 'quoted-printable' | 'base64'; data: string } {
  const bytes = Buffer.from(body.replaceAll(/\r?\n/g, '\r\n'));
  const foreign = bytes.reduce((sum, byte) => sum + (byte > 126 ? 1 : 0), 0);
  if (foreign * 6 < bytes.length) return { encoding: 'quoted-printable', data: quotedPrintable(bytes) };
  return { encoding: 'base64', data: bytes.toString('base64').replaceAll(/.{76}(?=.)/g, '$&\r\n') };
}

/** RFC 2045, section 6.7: lines of at most 76 characters, nothing but printable ASCII, no space at an end. */
function quotedPrintable(bytes: Buffer): string {
  return bytes
    .toString('latin1')
    .split('\r\n')
    .map((line) => {
      const tokens = [...line].map((character, i) =>
        /[\t\x20-\x3c\x3e-\x7e]/.test(character) && !(/[\t ]/.test(character) && i === line.length - 1)
          ? character
          : `=${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`,
      );
      let out = '';
      let width = 0;
      for (const token of tokens) {
        if (width + token.length > 75) {
          out += '=\r\n';
          width = 0;
        }
        out += token;
        width += token.length;
      }
      return out;
    })
    .join('\r\n');
}
