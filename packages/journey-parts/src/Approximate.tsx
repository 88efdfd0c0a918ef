import type { Money } from '@voyage/domain/money.ts';
import { useApproximate } from './approximate.ts';

/** An amount's worth in the reader's currency, in a line of text; the day of the rate when it is pointed at. */
export function Approximate({ money }: { money: Money }) {
  const approximate = useApproximate(money);
  return approximate ? <span title={approximate.note}>{approximate.text}</span> : null;
}
