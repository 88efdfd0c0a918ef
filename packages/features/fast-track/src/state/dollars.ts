import { formatMoney } from '@voyage/domain/money.ts';

/** New Taiwan dollars as they are written. */
export const dollars = (amount: number): string => formatMoney({ amount, currency: 'TWD' });
