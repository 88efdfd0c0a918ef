import type { Locale } from '@voyage/domain/locale.ts';
import { readJsonFile } from '../../platform/content-files.ts';
import type { hotelOrders } from '../../db/schema/orders.ts';
import type { Services } from '../services.ts';
import { planOf } from './promised-benefits.ts';

type Words = Record<Locale, Record<'breakfast' | 'credit' | 'partly' | 'no' | 'comma', string>>;
let words: Words | undefined;

/** The words around privileges, in a language. */
export const privilegeWords = (locale: Locale): Words[Locale] =>
  (words ??= readJsonFile<Words>('words/privileges.json'))[locale];

/** Names the codes of a questionnaire's privileges (packages/contracts/src/questionnaire.ts). */
export function privilegeNames(
  services: Services,
  row: typeof hotelOrders.$inferSelect,
  locale: Locale,
): (code: string) => string {
  const known = privilegeWords(locale);
  const { benefits } = planOf(services, row, locale);
  return (code) =>
    code === 'breakfast' || code === 'credit'
      ? known[code]
      : (benefits[Number(code.replace('benefit-', '')) - 1] ?? code);
}
