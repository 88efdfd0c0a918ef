import { dayInZone, type IsoDay } from '@voyage/domain/stay-date.ts';

/** Terms and credits follow the Taipei calendar. */
export const taipeiDay = (instant: string): IsoDay => dayInZone(new Date(instant), 'Asia/Taipei');
export const taipeiToday = (): IsoDay => dayInZone(new Date(), 'Asia/Taipei');
