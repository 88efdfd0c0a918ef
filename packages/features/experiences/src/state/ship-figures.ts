import type { CruiseWords, ShipFigure } from './cruise-content.ts';
import type { FigureText } from './content.ts';
import { serviceRatio, type Ship } from './ships.ts';

/** The known facts of a ship, in order; unknown ones are left out. */
export function shipFigures(ship: Ship, words: CruiseWords['facts']): FigureText[] {
  const known: Record<ShipFigure, number | null | undefined> = {
    year: ship.year,
    length: ship.lengthMetres,
    width: ship.widthMetres,
    tonnage: ship.tonnage,
    guests: ship.guests,
    crew: ship.crew,
    suites: ship.suites,
    decks: ship.decks,
    ratio: serviceRatio(ship),
  };
  const figures: ShipFigure[] = [
    'year',
    'guests',
    'suites',
    'ratio',
    'length',
    'width',
    'tonnage',
    'decks',
    'crew',
  ];
  return figures.flatMap((figure) => {
    const value = known[figure];
    if (value === null || value === undefined) return [];
    // A year is not a quantity: no thousands separator.
    return [{ ...words[figure], value: figure === 'year' ? String(value) : value.toLocaleString('en') }];
  });
}
