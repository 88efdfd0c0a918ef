import type { Money } from '@voyage/domain/money.ts';
import { useApproximate } from './approximate.ts';

/** An amount in the visitor's currency, inline; the day of the rate is shown on hover. */
export function Approximate({ money }: { money: Money }) {
  const approximate = useApproximate(money);
  return approximate ? <span title={approximate.note}>{approximate.text}</span> : null;
}
