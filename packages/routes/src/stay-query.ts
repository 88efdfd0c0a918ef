import { checkParty, readChildAges, type PartyProblem } from '@voyage/domain/occupancy.ts';
import { policy } from '@voyage/domain/policy.ts';
import { isIsoDay } from '@voyage/domain/stay-date.ts';

/** What an address says of a stay (docs/product/screens.md: code, locationType, adults, children, checkIn, checkOut). Children are their ages, '5,8'. */
export interface StayQuery {
  adults?: number;
  children?: string;
  checkIn?: string;
  checkOut?: string;
  rooms?: number;
}
export interface SearchQuery extends StayQuery {
  code?: string;
  locationType?: string;
  sort?: string;
  page?: number;
  features?: string;
  groups?: string;
  promotions?: string;
  view?: 'map';
}
/** A stay that is complete enough to ask for prices. */
export interface CompleteStay {
  adults: number;
  childAges: number[];
  rooms: number;
  checkIn: string;
  checkOut: string;
}

const text = (value: unknown, max = 200): string | undefined =>
  typeof value === 'string' || typeof value === 'number'
    ? String(value).slice(0, max) || undefined
    : undefined;
const whole = (value: unknown, max: number): number | undefined => {
  const n = Number(value);
  return value !== undefined && value !== '' && Number.isInteger(n) && n >= 0 && n <= max ? n : undefined;
};
const defined = <T extends object>(value: T): T =>
  Object.fromEntries(Object.entries(value).filter(([, v]) => v !== undefined)) as T;

/** Reads an address without ever failing: what makes no sense is left out. */
export function readStayQuery(raw: Record<string, unknown>): StayQuery {
  return defined({
    adults: whole(raw.adults, policy.maxAdults),
    children: text(raw.children, 40),
    checkIn: text(raw.checkIn, 10),
    checkOut: text(raw.checkOut, 10),
    rooms: whole(raw.rooms, policy.maxRooms),
  });
}
export function readSearchQuery(raw: Record<string, unknown>): SearchQuery {
  return defined({
    ...readStayQuery(raw),
    code: text(raw.code, 80),
    locationType: text(raw.locationType, 10),
    sort: text(raw.sort, 20),
    page: whole(raw.page, 500),
    features: text(raw.features, 400),
    groups: text(raw.groups, 400),
    promotions: text(raw.promotions, 400),
    view: raw.view === 'map' ? ('map' as const) : undefined,
  });
}

/** What is wrong with the stay of an address; `limit` is the number that a party would have to keep to. */
export interface StayQueryProblem {
  problem: 'missing' | PartyProblem;
  limit?: number;
}

/** The stay of an address, or what is wrong with it. Dates in the past, or too many, are for the service to refuse. */
export function completeStay(query: StayQuery): { stay: CompleteStay } | StayQueryProblem {
  const { adults, checkIn, checkOut, rooms = 1 } = query;
  if (adults === undefined || !checkIn || !checkOut || !isIsoDay(checkIn) || !isIsoDay(checkOut))
    return { problem: 'missing' };
  const stay = {
    adults,
    childAges: readChildAges(query.children),
    rooms: Math.max(1, rooms),
    checkIn,
    checkOut,
  };
  const fault = checkParty(stay, stay.rooms);
  return fault ? { problem: fault.problem, limit: fault.limit } : { stay };
}

/** The query of a stay, for an address. */
export const stayQuery = (stay: CompleteStay): StayQuery =>
  defined({
    adults: stay.adults,
    children: stay.childAges.length > 0 ? stay.childAges.join(',') : undefined,
    checkIn: stay.checkIn,
    checkOut: stay.checkOut,
    rooms: stay.rooms > 1 ? stay.rooms : undefined,
  });
