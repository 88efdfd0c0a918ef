import { endpoints } from '@voyage/contracts/endpoints.ts';
import { convertMoney } from '@voyage/domain/money.ts';
import { ApiError } from '../../errors.ts';
import { readRates } from '../../rates/rates.ts';
import { handler } from '../handler.ts';

export const exchange = handler(endpoints.exchange, async ({ services }) => ({ data: await readRates(services), cacheSeconds: 300 }));

export const convert = handler(endpoints.convert, async ({ body, services }) => {
  const table = await readRates(services);
  const from = table.rates[body.from.currency];
  const to = table.rates[body.to];
  if (!from || !to) throw new ApiError('rq0001', { issues: [{ path: from ? 'to' : 'from.currency', message: 'currency' }] });
  return { data: { money: convertMoney(body.from, body.to, table), rate: to / from, asOf: table.asOf } };
});
