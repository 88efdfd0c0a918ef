import { daysBetween, type IsoDay } from './stay-date.ts';

interface WalletStay {
  checkIn: IsoDay;
  checkOut: IsoDay;
  rooms: number;
  /** A day and room. */
  breakfasts: number;
  /** Once a room; 0 where an earlier stay has it (hotel-credit.ts). */
  creditUsd: number;
}

/** What a hotel still owes on a day by its own calendar, that day's breakfast included: nobody tells us what was eaten or spent. */
export function stayWallet({ checkIn, checkOut, rooms, breakfasts, creditUsd }: WalletStay, today: IsoDay) {
  const mornings = Math.max(0, Math.min(daysBetween(checkIn, checkOut), daysBetween(today, checkOut) + 1));
  return {
    mornings,
    breakfasts: mornings * breakfasts * rooms,
    creditUsd: mornings > 0 ? creditUsd * rooms : 0,
  };
}
