import { formatMoney } from '@voyage/domain/money.ts';

/** Questions of the overview in their order; each has the words `membership.{id}.q` and `.a`. */
export const questions = [
  'ask.need',
  'ask.raise',
  'ask.noir',
  'ask.empty',
  'ask.points',
  'ask.card',
  'ask.reply',
] as const;

/** What the answers name. `priceTwd`: one paid booking credit. */
export const questionValues = (priceTwd: number): { amount: string } => ({
  amount: formatMoney({ amount: priceTwd, currency: 'TWD' }),
});
