import type { Output } from '@voyage/contracts/endpoint.ts';
import { memberRecord } from '@voyage/contracts/staff.ts';
import * as v from 'valibot';

export type BookedFor = Output<typeof memberRecord>;
const key = 'bookedFor';

/** Keeps in this tab whom staff book for, from the desk to the booking and across a reload of it. */
export function keepBookedFor(member: BookedFor): void {
  sessionStorage.setItem(key, JSON.stringify(member));
}
/** Whom it is booked for in this tab; null for one's own booking. */
export function bookedFor(): BookedFor | null {
  try {
    return v.parse(memberRecord, JSON.parse(sessionStorage.getItem(key) ?? ''));
  } catch {
    return null; // nobody is kept, or what is kept is of an earlier version
  }
}
export function forgetBookedFor(): void {
  sessionStorage.removeItem(key);
}
