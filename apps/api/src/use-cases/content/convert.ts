import type { Output } from '@voyage/contracts/endpoint.ts';
import type { convert as contract } from '@voyage/contracts/meta.ts';
import { convertMoney, type Money, type RateTable } from '@voyage/domain/money.ts';
import { errors } from '../../platform/errors.ts';
import { readRates } from '../../rates/rates.ts';
import type { Services } from '../services.ts';

/** The rates of the day. */
export const dailyRates = (services: Services): Promise<RateTable> => readRates(services);

/**
 * An amount in another currency, at the rates of the day. @throws ApiError rq0001 for a currency without a
 * rate, and for an amount beyond exact numbers
 */
export async function convert(
  services: Services,
  { from, to }: Output<typeof contract.body>,
): Promise<Output<typeof contract.data>> {
  const table = await readRates(services);
  const [perUsd, other] = [table.rates[from.currency], table.rates[to]];
  if (!perUsd || !other)
    throw errors.invalidValue({
      issues: [{ path: perUsd ? 'to' : 'from.currency', code: 'currency' }],
    });
  const money = convertible(() => convertMoney(from, to, table));
  return { money, rate: other / perUsd, asOf: table.asOf };
}

function convertible(work: () => Money): Money {
  try {
    return work();
  } catch (error) {
    if (error instanceof RangeError)
      throw errors.invalidValue({ issues: [{ path: 'from.amount', code: 'amount' }] });
    throw error;
  }
}
