import type { Endpoint } from '@voyage/contracts/endpoint.ts';
import { endpoints } from '@voyage/contracts/endpoints.ts';
import { errors } from '../../platform/errors.ts';
import type { Services } from '../../use-cases/services.ts';
import { isOwnServer } from '../../platform/call-limits.ts';

/**
 * Endpoints that cost more than reading a row, and the share of RATE_LIMIT that one IP address, or one member,
 * may use per minute.
 */
const parts = new Map<Endpoint, number>([
  [endpoints.suggest, 1 / 2],
  [endpoints.hotelSearch, 1 / 4],
  [endpoints.availabilitySearch, 1 / 4],
  [endpoints.planSearch, 1 / 4],
  [endpoints.priceCalendar, 1 / 4],
  [endpoints.placeCalendar, 1 / 8],
  [endpoints.plan, 1 / 4],
  [endpoints.refreshToken, 1 / 40],
  [endpoints.orderPdf, 1 / 60],
  [endpoints.accountData, 1 / 240],
]);

/** @throws ApiError rq0005 */
export function assertAffordable(
  { limits, env }: Services,
  endpoint: Endpoint,
  { address, userId }: { address: string; userId?: string | undefined },
): void {
  const part = parts.get(endpoint);
  if (part === undefined) return;
  const limit = Math.ceil(env.RATE_LIMIT * part);
  const route = endpoint.path;
  if (!isOwnServer(address) && !limits.allows(`${route}:address:${address}`, limit, { route }))
    throw errors.tooManyRequests();
  if (userId && !limits.allows(`${route}:member:${userId}`, limit, { route, userId }))
    throw errors.tooManyRequests();
}
