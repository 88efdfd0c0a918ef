import { addDays, type IsoDay, nightsOf } from '@voyage/domain/stay-date.ts';
import { DateTime } from 'luxon';
import type { SandboxProperty, SandboxRate, SandboxRoom } from './properties.ts';

/** '2-9,4' */
function partyOf(occupancy: string): { adults: number; childAges: number[] } {
  const [adults = '', ages = ''] = occupancy.split('-');
  return { adults: Number(adults), childAges: ages === '' ? [] : ages.split(',').map(Number) };
}

export function isTooMany(occupancy: string, { most }: SandboxRoom): boolean {
  const { adults, childAges } = partyOf(occupancy);
  return adults > most.adults || adults + childAges.length > most.guests;
}

const written = (value: number): string => value.toFixed(2);

/** What one room costs, as the supplier states it. `surcharge`: what it costs more a night than it did. */
export function pricingOf(
  { resortFee }: SandboxProperty,
  room: SandboxRoom,
  rate: SandboxRate,
  { occupancy, checkIn, checkOut, currency, surcharge = 0 }: Asked & { occupancy: string },
) {
  const { childAges } = partyOf(occupancy);
  const days = nightsOf(checkIn, checkOut);
  const base = room.nightly + surcharge;
  const extra = room.child * childAges.length;
  const less = Math.round(((base + extra) * rate.discount) / 100);
  const tax = Math.round((base + extra - less) / 10);
  const line = (type: string, value: number) => ({ type, value: written(value), currency });
  const night = [
    line('base_rate', base),
    ...(extra > 0 ? [line('extra_person_fee', extra)] : []),
    ...(less > 0 ? [line('adjustment', -less)] : []),
    line('tax_and_service_fee', tax),
  ];
  const cleaning = 200;
  const charge = (value: number, of = currency) => ({
    billable_currency: { value: written(value), currency: of },
    request_currency: { value: written(value), currency: of },
  });
  const total = (before: number) => days.length * (base + extra - before + tax) + cleaning;
  return {
    nightly: days.map(() => night),
    stay: [line('property_fee', cleaning)],
    totals: {
      inclusive: charge(total(less)),
      ...(less > 0 && { inclusive_strikethrough: charge(total(0)) }),
    },
    ...(resortFee && {
      fees: { resort_fee: charge(resortFee.value * days.length, resortFee.currency) },
    }),
  };
}

export interface Asked {
  checkIn: IsoDay;
  checkOut: IsoDay;
  currency: string;
  surcharge?: number;
}

/** What cancelling costs, as the supplier states it: by the hotel's clock. */
export function penaltiesOf(
  { zone }: SandboxProperty,
  { penalties }: SandboxRate,
  { checkIn, currency }: Pick<Asked, 'checkIn' | 'currency'>,
) {
  const at = (day: IsoDay) =>
    DateTime.fromISO(`${day}T18:00`, { zone }).toISO({ suppressMilliseconds: true });
  return penalties.map((penalty, index) => ({
    currency,
    start: at(addDays(checkIn, -penalty.days)),
    end: at(addDays(checkIn, -(penalties[index + 1]?.days ?? 0))),
    ...('percent' in penalty && { percent: `${penalty.percent}%` }),
    ...('nights' in penalty && { nights: String(penalty.nights) }),
    ...('amount' in penalty && { amount: written(penalty.amount) }),
  }));
}

/** What we are billed for a room that a guest cancels at `now`. */
export function costOf(
  property: SandboxProperty,
  room: SandboxRoom,
  rate: SandboxRate,
  { now, ...asked }: Asked & { occupancy: string; now: Date },
): number {
  const { nightly, totals } = pricingOf(property, room, rate, asked);
  const total = Number(totals.inclusive.billable_currency.value);
  if (rate.penalties.length === 0) return total;
  const begun = penaltiesOf(property, rate, asked).findLast(({ start }) => new Date(start ?? 0) <= now);
  if (!begun) return 0;
  const { percent = '', nights, amount } = begun;
  if (amount !== undefined) return Math.min(total, Number(amount));
  if (nights === undefined) return Math.round((total * Number.parseFloat(percent)) / 100);
  const first = nightly.slice(0, Number(nights)).flat();
  return first.reduce((sum, { value }) => sum + Number(value), 0);
}
