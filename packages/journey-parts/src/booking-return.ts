const key = 'bookingReturn';

/** Keeps the address of a booking that had to wait for something that is paid elsewhere, in this tab. */
export function keepBookingReturn(address: string): void {
  sessionStorage.setItem(key, address);
}
/** The booking that waits in this tab; null where none does. */
export const bookingReturn = (): string | null =>
  typeof sessionStorage === 'undefined' ? null : sessionStorage.getItem(key);
/** The booking was gone on with, or is no more. */
export function forgetBookingReturn(): void {
  sessionStorage.removeItem(key);
}
