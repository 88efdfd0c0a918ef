import { readJsonFile } from '../../content-files.ts';

/** First and last card of a range, by their first eight digits. */
interface CardRange {
  network: string;
  issuer: string;
  product: string;
  from: string;
  to: string;
}
let kept: CardRange[] | undefined;
const ranges = () =>
  (kept ??= readJsonFile<{ asOf: string; ranges: CardRange[] }>('eligible-cards.json').ranges);

/** Whether every card that begins with these six to eight digits is in an eligible range. */
export function isEligibleCard(bin: string): boolean {
  const first = bin.padEnd(8, '0');
  const last = bin.padEnd(8, '9');
  return ranges().some(({ from, to }) => from <= first && last <= to);
}
