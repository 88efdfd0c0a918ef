import { jwtVerify, SignJWT } from 'jose';
import { keyFor } from '../../../platform/keys.ts';

const ticketMinutes = 30;

/**
 * Confirms for half an hour that the code `codeId` was checked for `target`, the hash of a channel and an
 * address.
 */
export async function signTicket(
  secret: string,
  { target, codeId }: { target: string; codeId: string },
  now: Date,
): Promise<{ ticket: string; expiresAt: string }> {
  const iat = Math.floor(now.getTime() / 1000);
  const exp = iat + ticketMinutes * 60;
  const ticket = await new SignJWT()
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(target)
    .setJti(codeId)
    .setIssuedAt(iat)
    .setExpirationTime(exp)
    .sign(keyFor(secret, 'ticket'));
  return { ticket, expiresAt: new Date(exp * 1000).toISOString() };
}

/** The id of the code of a ticket; null if it is forged, expired, or for another target. */
export async function readTicket(secret: string, ticket: string, target: string, now: Date) {
  try {
    const { payload } = await jwtVerify(ticket, keyFor(secret, 'ticket'), {
      algorithms: ['HS256'],
      subject: target,
      currentDate: now,
    });
    return payload.jti ?? null;
  } catch {
    return null;
  }
}
