import { hkdfSync } from 'node:crypto';

export type Purpose = 'access token' | 'refresh token' | 'ticket' | 'offer' | 'code' | 'second factor';
/** What signs: `AUTH_SECRET_PREVIOUS` is still believed, and signs nothing. */
export interface Secrets {
  AUTH_SECRET: string;
  AUTH_SECRET_PREVIOUS?: string | undefined;
}

const cached = new Map<string, Uint8Array>();

/** A key of 256 bits for one purpose, derived from the installation's secret (HKDF-SHA256): no key says anything about another. */
export function keyFor(secret: string, purpose: Purpose): Uint8Array {
  const name = `${purpose}:${secret}`;
  let key = cached.get(name);
  if (!key) cached.set(name, (key = new Uint8Array(hkdfSync('sha256', secret, 'voyage', purpose, 32))));
  return key;
}

/** The secrets whose signatures count: the present one, and its predecessor (or successor) while it is configured. */
export const acceptedSecrets = ({ AUTH_SECRET, AUTH_SECRET_PREVIOUS }: Secrets): string[] => [
  AUTH_SECRET,
  ...(AUTH_SECRET_PREVIOUS ? [AUTH_SECRET_PREVIOUS] : []),
];
