import { readJsonFile } from '../../../platform/content-files.ts';
import type { Services } from '../../services.ts';
import { countAttempt } from '../../../session/throttle.ts';

/** First and last card of a range, by their first eight digits. */
interface CardRange {
  network: string;
  issuer: string;
  product: string;
  from: string;
  to: string;
}
let cached: CardRange[] | undefined;
const ranges = () =>
  (cached ??= readJsonFile<{ asOf: string; ranges: CardRange[] }>('eligible-cards.json').ranges);

/**
 * Whether every card with these six to eight leading digits is in an eligible range. Attempts are limited by
 * IP address. @throws ApiError au0105
 */
export async function checkCard(services: Services, bin: string, address: string): Promise<boolean> {
  await countAttempt(services, [{ subject: `card:${address}`, limit: services.env.LOGIN_ATTEMPTS }]);
  const first = bin.padEnd(8, '0');
  const last = bin.padEnd(8, '9');
  return ranges().some(({ from, to }) => from <= first && last <= to);
}
