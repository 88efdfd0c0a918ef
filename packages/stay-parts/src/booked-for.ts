import { tabStorage } from '@voyage/api-client/browser-storage.ts';
import type { Output } from '@voyage/contracts/endpoint.ts';
import { memberRecord } from '@voyage/contracts/staff.ts';
import * as v from 'valibot';

export type BookedFor = Output<typeof memberRecord>;
const key = 'bookedFor';

/** Stores in this tab for whom staff are booking, from the desk to the booking and across a reload. */
export function storeBookedFor(member: BookedFor): void {
  tabStorage.setItem(key, JSON.stringify(member));
}
/** The member booked for in this tab; null when booking for oneself. */
export function bookedFor(): BookedFor | null {
  try {
    return v.parse(memberRecord, JSON.parse(tabStorage.getItem(key) ?? ''));
  } catch {
    return null; // nothing stored, or stored by an earlier version
  }
}
export function clearBookedFor(): void {
  tabStorage.removeItem(key);
}
