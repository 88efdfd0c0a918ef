import type { Locale } from '@voyage/domain/locale.ts';
import { fillPlaceholders } from '@voyage/i18n/fill-placeholders.ts';
import { factorFiles, type FactorTranslate } from '@voyage/sign-in/second-factor-words.ts';

// Common parts of the stories of the second factor.

/** The texts, in the language of the toolbar. */
export async function factorWordsOf({ globals }: { globals: { locale?: Locale } }): Promise<FactorTranslate> {
  const words = (await factorFiles[globals.locale ?? 'en']()).default;
  return (word, values = {}) => fillPlaceholders(words[word], values);
}
const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
/** An app during set-up. */
export const pendingFactor = {
  secret,
  uri: `otpauth://totp/Aldermere:yu-ting%40example.test?issuer=Aldermere&secret=${secret}&algorithm=SHA1&digits=6&period=30`,
  expiresAt: '2026-11-22T09:30:00.000Z',
};
export const storyCodes = [
  'k7mq-2fxd-9hwn',
  '3p0c-vz8t-61gr',
  'm4sy-jx5b-d2ke',
  '9a7w-hn3q-t0fv',
  'c6rz-8g1p-yx4m',
  'e2kd-5vbt-7s9j',
  'w0nf-q3hc-a8zx',
  '1y6g-m9pr-k4ts',
  'b5vj-07ew-hd2q',
  'x8cz-4tna-r6yf',
];
