import { tabStorage } from '@voyage/api-client/browser-storage.ts';

const key = 'bookingReturn';

/** Stores in this tab the address of a booking that waits for a payment made elsewhere. */
export function storeBookingReturn(address: string): void {
  tabStorage.setItem(key, address);
}
/** The pending booking in this tab; null if there is none. */
export const bookingReturn = (): string | null => tabStorage.getItem(key);
/** Clears the pending booking once it is resumed or no longer exists. */
export function clearBookingReturn(): void {
  tabStorage.removeItem(key);
}
