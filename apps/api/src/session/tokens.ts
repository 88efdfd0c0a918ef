import { createHash, createHmac, randomBytes } from 'node:crypto';
import { tokenPayload, type TokenPayload } from '@voyage/contracts/auth.ts';
import { jwtVerify, SignJWT } from 'jose';
import * as v from 'valibot';
import { acceptedSecrets, keyFor, type Secrets } from '../keys.ts';

/** Lifetimes (docs/product/decisions.md, "Sessions"), in seconds. */
export const accessTokenSeconds = 7 * 86_400;
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

/** Null when the signature or the shape is wrong, or the time is over. */
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
 * The refresh token that follows another. Made from it and a key of ours, so that two who present the same
 * token at once can be given the same successor while the table holds hashes alone: neither who has the
 * table nor who has an old token can make it.
 */
export const successorOf = (secret: string, refreshToken: string): string =>
  createHmac('sha256', keyFor(secret, 'refresh token')).update(refreshToken).digest('base64url');
/** Only the hash is stored: a stolen database opens no session. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');
/** For what can be guessed (a code of six digits, a phone number): worth nothing to whoever has the table and not the secret. */
export const keyedHash = (secret: string, purpose: string, value: string): string =>
  createHmac('sha256', keyFor(secret, 'code')).update(`${purpose}:${value}`).digest('base64url');
