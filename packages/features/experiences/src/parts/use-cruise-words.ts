import { monthName } from '@voyage/domain/written-day.ts';
import { daylightMinutes } from '@voyage/domain/daylight.ts';
import { usePage } from '@voyage/site-core/context/use-page.ts';
import type { Call } from '../state/itineraries.ts';
import { ping, type Suite } from '../state/ships.ts';

const range = (numbers: readonly number[]) => numbers.join('–');

/** Formats days, daylight, decks and sizes for the cruise pages. */
export function useCruiseWords() {
  const { t, locale } = usePage();
  return {
    days: (days: readonly number[]) =>
      t(days.length > 1 ? 'experiences.days' : 'experiences.day', { days: range(days) }),
    /** For a place in the middle of a month. */
    daylight({ lat }: Pick<Call, 'lat'>, month: number) {
      const light = Math.round(daylightMinutes(lat, { month, day: 15 }));
      if (light === 24 * 60) return t('experiences.daylight.always');
      if (light === 0) return t('experiences.daylight.never');
      return t('experiences.daylight', { hours: Math.floor(light / 60), minutes: light % 60 });
    },
    month: (month: number) => monthName(month, locale),
    deck: (levels: readonly number[]) =>
      t(levels.length > 1 ? 'experiences.decks' : 'experiences.deck', { levels: deckNumber(levels) }),
    /** In square metres and in ping, as the specification's suite; empty if the size is unknown. */
    size({ squareMetres }: Suite): string {
      if (!squareMetres) return '';
      const metres = t('experiences.size', { metres: range(squareMetres) });
      const inPing = t('experiences.ping', { ping: range(squareMetres.map(ping)) });
      return locale === 'en' ? `${metres} ${inPing}` : metres + inPing;
    },
  };
}
/** '14', or '7–9'. */
export const deckNumber = (levels: readonly number[]): string =>
  range(levels.length > 1 ? [Math.min(...levels), Math.max(...levels)] : levels);
