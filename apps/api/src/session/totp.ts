import { Secret, TOTP } from 'otpauth';

/** Supported by every authenticator app: RFC 6238 with its defaults. */
const settings = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
const stepMs = settings.period * 1000;

/** 160 random bits in base32. */
export const newTotpSecret = (): string => new Secret({ size: 20 }).base32;

/** The content of the QR code. The app shows `issuer` and `account`. */
export const totpUri = (secret: string, issuer: string, account: string): string =>
  new TOTP({ ...settings, secret: Secret.fromBase32(secret), issuer, label: account }).toString();

/**
 * The time step of a correct code, null for a wrong one: that of `now`, or the one before or after it,
 * because clocks differ and typing takes time. Compared in constant time by the library.
 */
export function matchTotp(secret: string, code: string, now: Date): number | null {
  if (!/^\d{6}$/.test(code)) return null; // the library throws for non-ASCII input
  const delta = TOTP.validate({
    ...settings,
    secret: Secret.fromBase32(secret),
    token: code,
    timestamp: now.getTime(),
    window: 1,
  });
  return delta === null ? null : Math.floor(now.getTime() / stepMs) + delta;
}
