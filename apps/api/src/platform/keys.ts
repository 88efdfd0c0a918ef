import { hkdfSync } from 'node:crypto';

export type Purpose = 'access token' | 'refresh token' | 'ticket' | 'offer' | 'code' | 'second factor';
/** Signing secrets: `AUTH_SECRET_PREVIOUS` is still accepted, but signs nothing. */
export interface Secrets {
  AUTH_SECRET: string;
  AUTH_SECRET_PREVIOUS?: string | undefined;
}

const cached = new Map<string, Uint8Array>();

/**
 * A 256-bit key for one purpose, derived from the installation's secret (HKDF-SHA256): keys reveal nothing
 * about one another.
 */
export function keyFor(secret: string, purpose: Purpose): Uint8Array {
  const name = `${purpose}:${secret}`;
  let key = cached.get(name);
  if (!key) cached.set(name, (key = new Uint8Array(hkdfSync('sha256', secret, 'voyage', purpose, 32))));
  return key;
}

/**
 * The secrets whose signatures are accepted: the current one, and its predecessor (or successor) while it is
 * configured.
 */
export const acceptedSecrets = ({ AUTH_SECRET, AUTH_SECRET_PREVIOUS }: Secrets): string[] => [
  AUTH_SECRET,
  ...(AUTH_SECRET_PREVIOUS ? [AUTH_SECRET_PREVIOUS] : []),
];
