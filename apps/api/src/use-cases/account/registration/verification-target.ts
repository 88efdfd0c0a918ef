import { parsePhoneNumberFromString as parseMobile } from 'libphonenumber-js/mobile';
import { errors } from '../../../platform/errors.ts';

export type Channel = 'email' | 'phone';
/** What a code proves: a mailbox, or a telephone. */
export interface Target {
  channel: Channel;
  /** An email address in lower case, or a number in E.164. */
  value: string;
}

/** A mobile number in E.164 as it is; null if it cannot receive SMS. */
export function mobileNumber(text: string): string | null {
  const number = parseMobile(text);
  return number?.isValid() && !number.ext ? number.number : null;
}

export const mailbox = (email: string): Target => ({ channel: 'email', value: email });

/** @throws ApiError rq0001 for a number that takes no SMS */
export function mobile(phone: string): Target {
  const value = mobileNumber(phone);
  if (!value) throw errors.invalidValue({ issues: [{ path: 'phone', code: 'phone-number' }] });
  return { channel: 'phone', value };
}
