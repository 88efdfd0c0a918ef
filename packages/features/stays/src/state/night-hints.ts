import { queries } from '@voyage/api-client/queries.ts';
import type { CalendarDay } from '@voyage/contracts/hotel.ts';
import { intlLocale, type Locale } from '@voyage/domain/locale.ts';
import { toMajor } from '@voyage/domain/money.ts';
import { roomsFromForm } from '@voyage/domain/occupancy.ts';
import { addDays, checkStay, daysBetween } from '@voyage/domain/stay-date.ts';
import { shortDay } from '@voyage/i18n/dates.ts';
import { usePage } from '@voyage/site-core/context/use-page.ts';
import { useApproximations } from '@voyage/stay-parts/approximate.ts';
import { shownMoney, writtenAmount } from '@voyage/stay-parts/written-amount.ts';
import type { StayRules } from '@voyage/stay-parts/stay-rules.ts';
import type { DayHint } from '@voyage/travel-ui/StayCalendar.tsx';
import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import type { SearchDraft } from './remembered-search.ts';
import { draftFault } from './search-draft.ts';
import { paymentTimings } from './payment-timings.ts';

/** Days per call: two visible months need two or three calls, and going back needs none. */
const span = 31;
/** Hotels in larger areas have prices in several currencies, which cannot be compared. */
const priced = new Set(['city', 'place', 'hotel']);

/** The upper price limit of the cheapest tenth of nights. */
export function lowLine(days: readonly CalendarDay[]): number {
  const amounts = days.flatMap(({ rate }) => (rate ? [rate.amount] : [])).toSorted((a, b) => a - b);
  return amounts[Math.floor(amounts.length / 10)] ?? 0;
}

/** How a price is written under a day, which has room for four digits: 1,180, 6.13万, 61.3k. */
export const hintFigures = (locale: Locale) =>
  new Intl.NumberFormat(intlLocale(locale), {
    notation: 'compact',
    maximumSignificantDigits: 3,
    useGrouping: 'always', // compact figures would have it from 10,000
  });

/**
 * The lowest price per night, day by day, if a place or hotel is chosen and the party is complete: in the
 * currency that the visitor chose, with a note on its rate, otherwise in the place's; and the lowest total of the
 * chosen stay. Nothing where the supplier has no calendars.
 */
export function useNightHints(draft: SearchDraft, today: string, { limits, calendars }: StayRules) {
  const { t, locale, api } = usePage();
  const approximations = useApproximations();
  const [months, see] = useState<{ from: string; to: string } | null>(null);
  const { place, dates } = draft;
  const pricedPlace =
    calendars && place && priced.has(place.locationType) && !draftFault(draft, limits) ? place : null;
  const last = addDays(today, limits.horizonDays);
  const first = months && Math.max(0, Math.floor(daysBetween(today, months.from) / span));
  const end = months && Math.floor(daysBetween(today, months.to < last ? months.to : last) / span);
  const spans =
    pricedPlace && first !== null && end !== null
      ? Array.from({ length: end - first + 1 }, (_, i) => addDays(today, (first + i) * span))
      : [];
  const calendar = (from: string, wanted: { days: number; nights?: number }) => {
    const request = { from, ...wanted, rooms: roomsFromForm(draft.rooms), payAt: paymentTimings };
    const { code = '', locationType = 'city' } = pricedPlace ?? {};
    return locationType === 'hotel'
      ? queries.priceCalendar(api, { ...request, hotelId: code })
      : queries.placeCalendar(api, { ...request, code, locationType });
  };
  const chosen = dates && checkStay({ ...dates, today, limits }) === null ? dates : null;
  const stayTotal = useQueries({
    queries: (pricedPlace && chosen ? [chosen] : []).map(({ checkIn, checkOut }) =>
      calendar(checkIn, { days: 1, nights: daysBetween(checkIn, checkOut) }),
    ),
    combine: (answers) => answers[0]?.data?.days.find(({ day }) => day === chosen?.checkIn)?.stay,
  });
  const days = useQueries({
    queries: spans.map((from) => calendar(from, { days: span })),
    combine: (answers) => answers.flatMap(({ data }) => data?.days ?? []),
  });
  if (!pricedPlace) return { see, hintOf: undefined, total: undefined, currency: undefined, note: undefined };
  const byDay = new Map(days.map((day) => [day.day, day.rate]));
  const low = lowLine(days);
  const figures = hintFigures(locale);
  const hintOf = (day: string): DayHint | undefined => {
    const rate = byDay.get(day);
    return rate
      ? {
          short: figures.format(toMajor(shownMoney(approximations, rate))),
          long: t('stays.dates.hint', {
            day: shortDay(day, locale),
            amount: writtenAmount(approximations, rate, { whole: true }).first,
          }),
          low: rate.amount <= low,
        }
      : undefined;
  };
  const one = days.find(({ rate }) => rate)?.rate ?? undefined;
  const approximate = approximations(one);
  return {
    see,
    hintOf,
    total: stayTotal ? writtenAmount(approximations, stayTotal, { whole: true }).first : undefined,
    currency: one && shownMoney(approximations, one).currency,
    note: approximate?.first ? approximate.noteForAll : undefined,
  };
}
