import { checkRooms, readChildAges, spread, type Party } from '@voyage/domain/occupancy.ts';
import { checkStay } from '@voyage/domain/stay-date.ts';
import type { StayLimits } from '@voyage/domain/stay-limits.ts';
import type { CompleteStay, StayQuery, StayQueryProblem } from './stay-query.ts';

// A module of its own: every page has the queries, but few read a stay.

/** The day at an instant, so many hours ahead of UTC. By arithmetic: a format of a time zone is slow on phones. */
const dayAhead = (now: Date, hours: number) => new Date(+now + hours * 3_600_000).toISOString().slice(0, 10);
/**
 * The party of each room of an address, possibly impossible; a missing number of adults is 0, and what is not an age
 * NaN.
 */
export function roomsOf({ adults = '', children = '', rooms = 1 }: StayQuery): Party[] {
  const numbers = adults.split('_').map(Number);
  const ages = children.split('_').map(readChildAges);
  if (numbers.length === 1 && rooms > 1)
    return spread({ adults: numbers[0] ?? 0, childAges: ages.flat() }, rooms);
  return Array.from({ length: Math.max(numbers.length, ages.length) }, (_, room) => ({
    adults: numbers[room] ?? 0,
    childAges: ages[room] ?? [],
  }));
}

/**
 * The stay of an address, or what is wrong with it. Dates are past or too far ahead here if they are so
 * everywhere in the world, from 12 hours after UTC to 14 before; what is so at the hotel alone, the service rejects.
 */
export function completeStay(
  query: StayQuery,
  limits: StayLimits,
  now = new Date(),
): { stay: CompleteStay } | StayQueryProblem {
  const { adults, checkIn, checkOut } = query;
  const check = (today: string) => checkStay({ checkIn, checkOut, today, limits });
  const last = check(dayAhead(now, -12));
  const problem = last === 'too-far' ? check(dayAhead(now, 14)) : last;
  if (problem || !checkIn || !checkOut)
    return {
      problem: problem ?? 'missing',
      ...(problem === 'too-long' && { limit: limits.nights }),
      ...(problem === 'too-far' && { limit: limits.horizonDays }),
    };
  if (adults === undefined) return { problem: 'missing-travellers' };
  const rooms = roomsOf(query);
  const fault = checkRooms(rooms, limits);
  return fault ? { problem: fault.problem, limit: fault.limit } : { stay: { rooms, checkIn, checkOut } };
}
