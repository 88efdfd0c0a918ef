import { currency } from '@voyage/contracts/values.ts';
import { isIsoDay } from '@voyage/domain/stay-date.ts';
import { traced } from '@voyage/tracing/tracing.ts';
import * as v from 'valibot';
import { exchangeRates } from '../db/schema/service-state.ts';
import type { Core } from '../db/core.ts';
import { readRates } from './rates.ts';

/** The response of a source: `rates` are units of each currency for one of `base`. */
const answer = v.object({
  base: currency,
  date: v.pipe(v.string(), v.check(isIsoDay)),
  rates: v.record(currency, v.pipe(v.number(), v.finite(), v.minValue(1e-6), v.maxValue(1e8))),
});
/** A rate that moved further overnight is more likely a mistake of the source. */
const largestMove = 0.25;

/**
 * Fetches the rates of the day from RATES_URL, all or none: a table that lacks a currency, is older than ours
 * or moves by more than a quarter is rejected and logged. Without a source the dated table stays.
 */
export async function fetchRates(
  services: Core,
  send: typeof fetch = fetch,
): Promise<'kept' | 'new' | 'refused'> {
  const { RATES_URL } = services.env;
  if (!RATES_URL) return 'kept';
  const { ok, body } = await fetchJson(RATES_URL, send);
  const parsed = v.safeParse(answer, body);
  const refuse = (reason: string) => {
    services.log.error({ reason }, 'exchange rates rejected; the previous ones stay in use');
    return 'refused' as const;
  };
  if (!ok || !parsed.success) return refuse('the answer cannot be read');
  const { base, date, rates } = parsed.output;
  const usd = base === 'USD' ? 1 : rates.USD;
  if (!usd) return refuse('no rate of the US dollar');
  const known = await readRates(services);
  if (date <= known.asOf) return 'kept';
  const perUsd = Object.fromEntries(
    Object.keys(known.rates).map((code) => [code, code === base ? 1 / usd : (rates[code] ?? 0) / usd]),
  );
  for (const [code, before] of Object.entries(known.rates)) {
    const now = perUsd[code] ?? 0;
    if (now <= 0) return refuse(`no rate of ${code}`);
    if (Math.abs(now / before - 1) > largestMove) return refuse(`${code} moved too far`);
  }
  await services.db.orm
    .insert(exchangeRates)
    .values(Object.entries(perUsd).map(([code, rate]) => ({ asOf: date, currency: code, perUsd: rate })))
    .onConflictDoNothing();
  return 'new';
}

/** One step of the trace; the address may contain a key, so that only its host is recorded. */
const fetchJson = (url: string, send: typeof fetch): Promise<{ ok: boolean; body: unknown }> =>
  traced('rates fetch', { kind: 'client' }, async (span) => {
    span.worked();
    span.set('http.request.method', 'GET');
    span.set('server.address', new URL(url).hostname);
    const response = await send(url, {
      redirect: 'error',
      signal: AbortSignal.timeout(10_000),
      headers: { accept: 'application/json' },
    });
    span.set('http.response.status_code', response.status);
    if (!response.ok) span.fail(String(response.status));
    const body: unknown = await response.json().catch(() => undefined);
    return { ok: response.ok, body };
  });
