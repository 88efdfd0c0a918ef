import type { Output } from '@voyage/contracts/endpoint.ts';
import type { stayRules } from '@voyage/contracts/hotel.ts';
import type { Party } from '@voyage/domain/occupancy.ts';
import { errors } from '../../platform/errors.ts';
import type { PaymentTimings } from '../../inventory/capabilities.ts';
import type { PriceCalendars, Timed } from '../../inventory/catalogue.ts';
import { assertRooms } from '../../inventory/check-stay.ts';
import type { Services } from '../services.ts';

/** What the supplier sells in one booking, and how: the pages follow it. */
export function stayRulesOf({ inventory }: Services): Output<typeof stayRules.data> {
  const { limits, payAt, memberRates } = inventory.capabilities;
  return { limits, payAt: [...payAt], calendars: inventory.calendars !== null, memberRates };
}

/** A query as the supplier sells by default, where it does not say when its rates are paid. */
export const timed = <Query extends { payAt?: PaymentTimings | undefined }>(
  { inventory }: Services,
  query: Query,
): Timed<Query> => ({ ...query, payAt: query.payAt ?? inventory.capabilities.payAt });

/** Those of the supplier, if it has any, for a request within its limits. @throws ApiError rq0001 */
export function calendarsFor(
  { inventory: { calendars, capabilities } }: Services,
  { rooms, nights }: { rooms: Party[]; nights: number },
): PriceCalendars | null {
  const { limits } = capabilities;
  assertRooms(rooms, limits);
  if (nights > limits.nights)
    throw errors.invalidValue({ issues: [{ path: 'nights', code: 'stay-length', limit: limits.nights }] });
  return calendars;
}
