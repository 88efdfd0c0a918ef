import type { CancellationWindow, PenaltyBasis } from '@voyage/domain/cancellation-windows.ts';
import { roundedQuotient } from '@voyage/domain/money.ts';
import type { PriceLine } from '@voyage/domain/rate-terms.ts';
import type { IsoDay } from '@voyage/domain/stay-date.ts';
import { exactMoney } from './amount.ts';
import type { WirePenalty, WireRate } from './wire.ts';

type Terms = Pick<WireRate, 'refundable' | 'cancel_penalties' | 'nonrefundable_date_ranges'>;
interface Priced {
  total: number;
  currency: string;
  lines: readonly PriceLine[];
  days: readonly IsoDay[];
  rooms: number;
}
interface Cost {
  penalty: number;
  basis: PenaltyBasis;
}
const whole = (total: number): Cost => ({ penalty: total, basis: { kind: 'percent', percent: 100 } });

/** What the rooms cost on some nights, with tax and fees of these. */
const costOn = ({ lines }: Priced, counts: (night: IsoDay) => boolean): number =>
  lines.reduce((sum, { night, amount }) => (night !== null && counts(night) ? sum + amount : sum), 0);

/** What one penalty costs of a stay; null: it cannot be stated exactly. */
function costOf({ amount, nights, percent, currency }: WirePenalty, stay: Priced): Cost | null {
  if (percent !== undefined) {
    const [, number] = /^(\d{1,3}(?:\.\d{1,3})?)%?$/.exec(percent.trim()) ?? [];
    if (number === undefined) return null;
    const thousandths = Math.round(Number(number) * 1000);
    return {
      penalty: Math.min(stay.total, roundedQuotient([stay.total, thousandths], 100_000)),
      basis: { kind: 'percent', percent: Number(number) },
    };
  }
  if (nights !== undefined) {
    if (!/^\d{1,3}$/.test(nights)) return null;
    const count = Number(nights);
    if (count >= stay.days.length) return whole(stay.total);
    const first = new Set(stay.days.slice(0, count));
    return {
      penalty: Math.min(
        stay.total,
        costOn(stay, (night) => first.has(night)),
      ),
      basis: { kind: 'nights', nights: count },
    };
  }
  const money = exactMoney({ value: amount ?? '', currency: currency ?? '' });
  if (!money || money.amount < 0 || money.currency !== stay.currency) return null;
  // each room is cancelled by itself
  return { penalty: Math.min(stay.total, money.amount * stay.rooms), basis: { kind: 'amount' } };
}

/**
 * What cancelling costs, by time. Penalties may overlap, when the highest counts; in a gap between two the one before
 * it does, and after the last the last. Nights that are never refunded are a part of every penalty. Null: a penalty
 * cannot be stated exactly, and the rate cannot be sold.
 */
export function windowsOf(terms: Terms, stay: Priced): CancellationWindow[] | null {
  if (!terms.refundable && terms.cancel_penalties.length === 0)
    return [{ until: null, ...whole(stay.total) }];
  const kept = costOn(stay, (night) =>
    terms.nonrefundable_date_ranges.some(({ start, end }) => start <= night && night <= end),
  );
  const penalties = terms.cancel_penalties.map((wire) => ({
    start: Date.parse(wire.start),
    end: Date.parse(wire.end),
    cost: costOf(wire, stay),
  }));
  const known = penalties.flatMap(({ cost, ...times }) => (cost ? [{ ...times, ...cost }] : []));
  if (known.length < penalties.length || known.some(({ start, end }) => Number.isNaN(start + end)))
    return null;
  const starts = [...new Set(known.flatMap(({ start, end }) => [start, end]))].toSorted((a, b) => a - b);
  // before the first penalty
  let last: Cost = kept > 0 ? { penalty: kept, basis: { kind: 'amount' } } : free;
  const windows: CancellationWindow[] = [];
  for (const from of starts) {
    const [highest] = known
      .filter(({ start, end }) => start <= from && (from < end || start === end))
      .toSorted((a, b) => b.penalty - a.penalty);
    const next = highest ? withKept(highest, kept, stay.total) : last;
    if (next.penalty === last.penalty && isSame(next.basis, last.basis)) continue;
    windows.push({ until: new Date(from - 1).toISOString(), ...last });
    last = next;
  }
  return [...windows, { until: null, ...last }];
}

const free: Cost = { penalty: 0, basis: { kind: 'percent', percent: 0 } };
const isSame = (a: PenaltyBasis, b: PenaltyBasis): boolean => JSON.stringify(a) === JSON.stringify(b);
function withKept({ penalty, basis }: Cost, kept: number, total: number): Cost {
  if (kept === 0) return { penalty, basis };
  const sum = Math.min(total, kept + penalty);
  return sum === total ? whole(total) : { penalty: sum, basis: { kind: 'amount' } };
}
