import { readFileSync } from 'node:fs';
import type { Env } from '../../platform/env.ts';
import { releaseOf } from '../../platform/release.ts';
import type { Choice } from './content/choice.ts';
import type { RapidSettings } from './rapid-inventory.ts';

/** @throws Error if the file of properties cannot be read, or lists something else */
export function readSettings(env: Env): RapidSettings {
  const {
    RAPID_URL: url,
    RAPID_API_KEY: key,
    RAPID_SHARED_SECRET: secret,
    RAPID_HOLD_MINUTES: minutes,
  } = env;
  if (url === undefined || key === undefined || secret === undefined)
    throw new Error("the environment lacks the supplier's address or key"); // readEnv refuses it
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
      minRating: env.RAPID_LEAST_RATING,
      chains: new Set(env.RAPID_CHAINS),
      ...listedIn(env.RAPID_PROPERTIES === undefined ? '' : readFileSync(env.RAPID_PROPERTIES, 'utf8')),
    },
    callsPerMinute: env.RAPID_MINUTE_BUDGET ?? null,
    holdMs: minutes === undefined ? null : minutes * 60_000,
    noticeKey: env.RAPID_NOTICE_KEY ?? null,
  };
}

/** A number a line; with a minus before it the property is never sold. */
export function listedIn(text: string): Pick<Choice, 'properties' | 'excluded'> {
  const lines = text.split('\n').map((line) => line.trim());
  const wrong = lines.find((line) => !/^(?:-?\d+)?$/.test(line));
  if (wrong !== undefined) throw new Error(`RAPID_PROPERTIES: "${wrong}" is not a property number`);
  return {
    properties: new Set(lines.filter((line) => /^\d/.test(line))),
    excluded: new Set(lines.filter((line) => line.startsWith('-')).map((line) => line.slice(1))),
  };
}
