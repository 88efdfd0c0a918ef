import { endpoints } from '@voyage/contracts/endpoints.ts';
import { convertMoney, type Money } from '@voyage/domain/money.ts';
import { ApiError } from '../../errors.ts';
import { readRates } from '../../rates/rates.ts';
import { handler } from '../handler.ts';

export const exchange = handler(endpoints.exchange, async ({ services }) => ({
  data: await readRates(services),
  cacheSeconds: 300,
}));

/** @throws ApiError rq0001 for a worth that no number holds exactly */
function convertible(work: () => Money): Money {
  try {
    return work();
  } catch (error) {
    if (error instanceof RangeError)
      throw new ApiError('rq0001', { issues: [{ path: 'from.amount', code: 'amount' }] });
    throw error;
  }
}

export const convert = handler(endpoints.convert, async ({ body, services }) => {
  const table = await readRates(services);
  const from = table.rates[body.from.currency];
  const to = table.rates[body.to];
  if (!from || !to)
    throw new ApiError('rq0001', { issues: [{ path: from ? 'to' : 'from.currency', code: 'currency' }] });
  const money = convertible(() => convertMoney(body.from, body.to, table));
  return { data: { money, rate: to / from, asOf: table.asOf } };
});
