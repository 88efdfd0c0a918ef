import type { Output } from '@voyage/contracts/endpoint.ts';
import type { stayRules } from '@voyage/contracts/hotel.ts';
import type { Party } from '@voyage/domain/occupancy.ts';
import { errors } from '../../platform/errors.ts';
import type { PaymentTimings } from '../../inventory/capabilities.ts';
import type { PriceCalendars, Scoped } from '../../inventory/shopping.ts';
import { assertRooms } from '../../inventory/check-stay.ts';
import type { Caller } from '../../session/caller.ts';
import type { Services } from '../services.ts';

/** What the supplier sells in one booking, and how: the pages follow it. */
export function stayRulesOf({ inventory }: Services): Output<typeof stayRules.data> {
  const { limits, payAt, memberRates } = inventory.capabilities;
  return { limits, payAt: [...payAt], calendars: inventory.calendars !== null, memberRates };
}

/** Whether a caller may see the rates that are for members only. */
export const seesMemberRates = ({ inventory }: Services, caller: Caller | undefined): boolean =>
  caller !== undefined || inventory.capabilities.memberRates === 'everyone';

interface RateQuery {
  payAt?: PaymentTimings | undefined;
  privilegeOnly?: boolean;
}
/**
 * A query of a caller: paid as the supplier sells by default, where it does not say when, and without members' rates,
 * also as a condition, where the caller must not see them.
 */
export function scoped<Query extends RateQuery>(
  services: Services,
  caller: Caller | undefined,
  query: Query,
): Scoped<Query> {
  const memberRates = seesMemberRates(services, caller);
  return {
    ...query,
    ...(!memberRates && query.privilegeOnly && { privilegeOnly: false }),
    payAt: query.payAt ?? services.inventory.capabilities.payAt,
    memberRates,
  };
}

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
