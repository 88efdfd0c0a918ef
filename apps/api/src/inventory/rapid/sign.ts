import { createHash } from 'node:crypto';

export interface RapidKey {
  key: string;
  secret: string;
}

/** The header `Authorization` of a call at `now`: it is accepted for five minutes before and after. */
export function authorization({ key, secret }: RapidKey, now: Date): string {
  const timestamp = Math.floor(now.getTime() / 1000);
  const signature = createHash('sha512').update(`${key}${secret}${timestamp}`).digest('hex');
  return `EAN APIKey=${key},Signature=${signature},timestamp=${timestamp}`;
}
