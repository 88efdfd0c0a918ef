import { createHash, createHmac, randomBytes } from 'node:crypto';
import { tokenPayload, type TokenPayload } from '@voyage/contracts/auth.ts';
import { jwtVerify, SignJWT } from 'jose';
import * as v from 'valibot';
import { acceptedSecrets, keyFor, type Secrets } from '../platform/keys.ts';

/** Lifetimes (docs/product/decisions.md, "Sessions"), in seconds. */
const accessTokenSeconds = 7 * 86_400;
export const refreshTokenSeconds = 30 * 86_400;

const claims = v.object({ ...tokenPayload.entries, cv: v.number() });
export type AccessClaims = TokenPayload & { cv: number };

/** The bearer token. `cv` is the version of the member's claims at the time of signing. */
export function signAccessToken(
  { AUTH_SECRET }: Secrets,
  { sub, sid, roles, level, cv }: Pick<AccessClaims, 'sub' | 'sid' | 'roles' | 'level' | 'cv'>,
  now: Date,
): Promise<string> {
  const iat = Math.floor(now.getTime() / 1000);
  return new SignJWT({ sid, roles, level, cv })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setSubject(sub)
    .setIssuedAt(iat)
    .setExpirationTime(iat + accessTokenSeconds)
    .sign(keyFor(AUTH_SECRET, 'access token'));
}

/** Null if the signature or the shape is invalid, or the token has expired. */
export async function readAccessToken(
  secrets: Secrets,
  token: string,
  now: Date,
): Promise<AccessClaims | null> {
  for (const secret of acceptedSecrets(secrets)) {
    try {
      const { payload } = await jwtVerify(token, keyFor(secret, 'access token'), {
        algorithms: ['HS256'],
        currentDate: now,
      });
      const result = v.safeParse(claims, payload);
      return result.success ? result.output : null;
    } catch {
      continue;
    }
  }
  return null;
}

/** 32 random bytes, in 43 characters. */
export const newSecretToken = (): string => randomBytes(32).toString('base64url');
/**
 * The refresh token that follows another. Derived from it and a key, so that two concurrent requests with the
 * same token can receive the same successor while the table only stores hashes: neither the table nor an old
 * token is enough to derive it.
 */
export const successorOf = (secret: string, refreshToken: string): string =>
  createHmac('sha256', keyFor(secret, 'refresh token')).update(refreshToken).digest('base64url');
/** Only the hash is stored: a stolen database gives access to no session. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');
/**
 * For low-entropy values (a code of six digits, a phone number): useless with the table but without the
 * secret.
 */
export const keyedHash = (secret: string, purpose: string, value: string): string =>
  createHmac('sha256', keyFor(secret, 'code')).update(`${purpose}:${value}`).digest('base64url');
