import { errors } from '../../../platform/errors.ts';
import { mobileNumber } from './phone-number.ts';

export type Channel = 'email' | 'phone';
/** What a code proves: a mailbox, or a telephone. */
export interface Target {
  channel: Channel;
  /** An e-mail address in lower case, or a number in E.164. */
  value: string;
}

export const mailbox = (email: string): Target => ({ channel: 'email', value: email });

/** @throws ApiError rq0001 for a number that takes no SMS */
export function mobile(phone: string): Target {
  const value = mobileNumber(phone);
  if (!value) throw errors.invalidValue({ issues: [{ path: 'phone', code: 'phone-number' }] });
  return { channel: 'phone', value };
}
