import { daysBetween, type IsoDay } from './stay-date.ts';

interface WalletStay {
  checkIn: IsoDay;
  checkOut: IsoDay;
  rooms: number;
  /** Per day and room. */
  breakfasts: number;
  /** Once per room; 0 if an earlier stay uses it (hotel-credit.ts). */
  creditUsd: number;
}

/**
 * What a hotel still owes on a day of its calendar, including that day's breakfast: we do not learn
 * what was eaten or spent.
 */
export function stayWallet({ checkIn, checkOut, rooms, breakfasts, creditUsd }: WalletStay, today: IsoDay) {
  const mornings = Math.max(0, Math.min(daysBetween(checkIn, checkOut), daysBetween(today, checkOut) + 1));
  return {
    mornings,
    breakfasts: mornings * breakfasts * rooms,
    creditUsd: mornings > 0 ? creditUsd * rooms : 0,
  };
}
