import type { Locale } from '@voyage/domain/locale.ts';
import { formatTwd } from '@voyage/domain/money.ts';

/** Questions of the overview in order; each has the messages `membership.{id}.q` and `.a`. */
export const questions = [
  'faq.need',
  'faq.raise',
  'faq.noir',
  'faq.empty',
  'faq.points',
  'faq.card',
  'faq.reply',
] as const;

/** Placeholders of the answers. `priceTwd`: one paid booking credit. */
export const questionValues = (priceTwd: number, locale: Locale): { amount: string } => ({
  amount: formatTwd(priceTwd, locale),
});
