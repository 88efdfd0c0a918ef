import { formatMoney } from '@voyage/domain/money.ts';

/** Formats New Taiwan dollars. */
export const dollars = (amount: number): string => formatMoney({ amount, currency: 'TWD' });
