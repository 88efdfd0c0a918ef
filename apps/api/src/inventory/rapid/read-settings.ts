import { readFileSync } from 'node:fs';
import type { Env } from '../../platform/env.ts';
import { releaseOf } from '../../platform/release.ts';
import type { RapidSettings } from './rapid-inventory.ts';

/** @throws Error if the file of properties cannot be read */
export function readSettings(env: Env): RapidSettings {
  const {
    RAPID_URL: url,
    RAPID_API_KEY: key,
    RAPID_SHARED_SECRET: secret,
    RAPID_HOLD_MINUTES: minutes,
  } = env;
  if (url === undefined || key === undefined || secret === undefined)
    throw new Error('the environment lacks the address or the key of the supplier'); // readEnv refuses it
  return {
    url,
    key: { key, secret },
    userAgent: `Voyage/${releaseOf()?.version ?? 'development'}`,
    test: env.RAPID_TEST,
    pointOfSale: {
      country: env.RAPID_COUNTRY,
      currency: env.RAPID_CURRENCY,
      billingTerms: env.RAPID_BILLING_TERMS,
      paymentTerms: env.RAPID_PAYMENT_TERMS,
      partnerPointOfSale: env.RAPID_PARTNER_POINT_OF_SALE,
      platformName: env.RAPID_PLATFORM_NAME,
      termsUrl: env.RAPID_TERMS_URL,
    },
    choice: {
      leastRating: env.RAPID_LEAST_RATING,
      chains: env.RAPID_CHAINS,
      properties: env.RAPID_PROPERTIES === undefined ? [] : linesOf(env.RAPID_PROPERTIES),
    },
    callsPerMinute: env.RAPID_MINUTE_BUDGET ?? null,
    holdMs: minutes === undefined ? null : minutes * 60_000,
    noticeKey: env.RAPID_NOTICE_KEY ?? null,
  };
}

const linesOf = (file: string): string[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
