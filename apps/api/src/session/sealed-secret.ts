import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { acceptedSecrets, keyFor, type Secrets } from '../platform/keys.ts';

const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

/** Encrypts the secret of an app for one member: in another member's row it cannot be decrypted. */
export function sealSecret({ AUTH_SECRET }: Secrets, userId: string, plain: string): string {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(algorithm, keyFor(AUTH_SECRET, 'second factor'), nonce);
  cipher.setAAD(Buffer.from(userId));
  const text = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64url');
}

function openWith(secret: string, userId: string, sealed: string): string | null {
  const bytes = Buffer.from(sealed, 'base64url');
  try {
    const decipher = createDecipheriv(
      algorithm,
      keyFor(secret, 'second factor'),
      bytes.subarray(0, nonceBytes),
    );
    decipher.setAAD(Buffer.from(userId));
    decipher.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
    return decipher.update(bytes.subarray(nonceBytes + tagBytes), undefined, 'utf8') + decipher.final('utf8');
  } catch {
    return null;
  }
}

/** Null if none of the accepted secrets decrypts it: AUTH_SECRET was changed without its predecessor. */
export function openSecret(secrets: Secrets, userId: string, sealed: string): string | null {
  for (const secret of acceptedSecrets(secrets)) {
    const plain = openWith(secret, userId, sealed);
    if (plain !== null) return plain;
  }
  return null;
}

/** The same encrypted with the current secret; null if it is already, or cannot be decrypted. */
export function resealSecret(secrets: Secrets, userId: string, sealed: string): string | null {
  if (openWith(secrets.AUTH_SECRET, userId, sealed) !== null) return null;
  const plain = openSecret(secrets, userId, sealed);
  return plain === null ? null : sealSecret(secrets, userId, plain);
}
