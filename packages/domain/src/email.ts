import { withoutInvisible } from './typed-text.ts';

/** The HTML standard's local part: also dots in a row and at its end, as Japanese carriers assigned. */
const localPart = /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}$/;
const label = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

/** A domain in its ASCII form; null if it is none. International ones are converted (UTS 46). */
function asciiDomain(typed: string): string | null {
  if (/[\s\p{Cc}%:/?#[\]@\\<>^|]/u.test(typed)) return null;
  let domain: string;
  try {
    domain = new URL(`http://${typed}`).hostname;
  } catch {
    return null;
  }
  const labels = domain.split('.');
  return labels.length > 1 && labels.every((one) => label.test(one)) && !/^\d+$/.test(labels.at(-1) ?? '')
    ? domain
    : null;
}

/**
 * An email address as typed: full-width letters and marks made plain, without what shows nothing, in lower
 * case, the domain in its ASCII form. Text that is not an address is returned trimmed, and {@link isEmail} is false
 * for it.
 */
export function typedEmail(typed: string): string {
  const plain = withoutInvisible(typed)
    .normalize('NFKC')
    .replaceAll(/[\u2018\u2019]/g, "'")
    .replaceAll('。', '.')
    .trim()
    .replace(/^mailto:/i, '')
    .toLowerCase()
    .normalize('NFKC');
  const at = plain.lastIndexOf('@');
  const domain = at < 1 ? null : asciiDomain(plain.slice(at + 1));
  return domain === null ? plain : `${plain.slice(0, at)}@${domain}`;
}

/** Whether a typed address, as {@link typedEmail} returns it, can be mailed: at most 254 characters. */
export function isEmail(value: string): boolean {
  const at = value.lastIndexOf('@');
  return (
    value.length <= 254 &&
    localPart.test(value.slice(0, Math.max(at, 0))) &&
    asciiDomain(value.slice(at + 1)) === value.slice(at + 1)
  );
}
