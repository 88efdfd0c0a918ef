import type { HotelDetail } from '@voyage/contracts/hotel.ts';
import type { Offer } from '@voyage/contracts/stay.ts';
import { timeOn } from '@voyage/domain/written-date.ts';
import { dotted } from '@voyage/i18n/join.ts';
import { localTimeZone } from '@voyage/i18n/moments.ts';
import type { Translate } from '@voyage/i18n/intl.tsx';
import type { Locale } from '@voyage/domain/locale.ts';
import { payWords } from '@voyage/stay-parts/pay-words.ts';
import { usePage } from '@voyage/site-core/context/use-page.ts';
import { useMemo } from 'react';
import type { Terms } from './room-rates.ts';

export interface RateTexts {
  meals: (breakfasts: number) => string;
  /** Breakfasts and hotel credit. */
  gives: (offer: Offer) => string;
  /** Until when cancelling is free, in the hotel's local time. */
  cancel: (terms: Terms) => string;
  /** The same moment in the visitor's own zone; null if that is the same time. */
  ownClock: (terms: Terms) => string | null;
  /** Both in one line. */
  cancelOnBothClocks: (terms: Terms) => string;
  pay: (offer: Offer) => string;
}

/** Texts about rates, for the pages of a hotel. */
export function rateTexts(
  t: Translate,
  locale: Locale,
  { timeZone, place }: Pick<HotelDetail, 'timeZone' | 'place'>,
): RateTexts {
  const meals = (breakfasts: number) =>
    breakfasts > 0 ? t('stays.detail.breakfasts', { count: breakfasts }) : t('stays.detail.roomOnly');
  const cancel = (terms: Terms) => {
    if (terms.kind === 'free')
      return t('stays.detail.freeUntil', {
        deadline: timeOn(terms.deadline, { timeZone, place: place.name }, locale),
      });
    if (terms.kind === 'non-refundable') return t('stays.detail.nonRefundable');
    const { basis } = terms;
    return t('stays.detail.charged', {
      basis: basis.kind,
      nights: basis.kind === 'nights' ? basis.nights : 0,
      percent: basis.kind === 'percent' ? basis.percent : 0,
    });
  };
  const ownClock = ({ deadline }: Terms) => {
    if (!deadline) return null;
    const own = timeOn(deadline, { timeZone: localTimeZone(), place: null }, locale);
    const there = timeOn(deadline, { timeZone, place: null }, locale);
    if (own === there) return null;
    // On the same day the time is enough.
    const sameDay = own.slice(0, -5) === there.slice(0, -5);
    return t('stays.detail.ownClock', { deadline: sameDay ? own.slice(-5) : own });
  };
  return {
    meals,
    gives: ({ plan }) =>
      dotted([
        meals(plan.breakfasts),
        plan.creditUsd > 0 && t('stays.detail.creditUsd', { amount: plan.creditUsd }),
      ]),
    cancel,
    ownClock,
    cancelOnBothClocks: (terms) => {
      const own = ownClock(terms);
      return own ? t('stays.detail.ownClock.beside', { terms: cancel(terms), own }) : cancel(terms);
    },
    pay: ({ charge }) => payWords(t, locale, charge),
  };
}

export function useRateTexts(hotel: Pick<HotelDetail, 'timeZone' | 'place'>): RateTexts {
  const { t, locale } = usePage();
  return useMemo(() => rateTexts(t, locale, hotel), [t, locale, hotel]);
}
