import { Secret, TOTP } from 'otpauth';

/** What every authenticator app understands: RFC 6238 with its defaults. */
const settings = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
const stepMs = settings.period * 1000;

/** 160 random bits in base32. */
export const newTotpSecret = (): string => new Secret({ size: 20 }).base32;

/** What the QR code holds. `issuer` and `account` are what the app shows. */
export const totpUri = (secret: string, issuer: string, account: string): string =>
  new TOTP({ ...settings, secret: Secret.fromBase32(secret), issuer, label: account }).toString();

/**
 * The time step of a right code, null for a wrong one: the step of `now`, or the one before or after it, for clocks
 * differ and typing takes time. Compared in constant time by the library.
 */
export function matchTotp(secret: string, code: string, now: Date): number | null {
  if (!/^\d{6}$/.test(code)) return null; // the library throws at what is not ASCII
  const delta = TOTP.validate({
    ...settings,
    secret: Secret.fromBase32(secret),
    token: code,
    timestamp: now.getTime(),
    window: 1,
  });
  return delta === null ? null : Math.floor(now.getTime() / stepMs) + delta;
}
