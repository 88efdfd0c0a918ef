import type { Deck, Ship } from './ships.ts';

/** Width of the drawing, and the margin beside the ship. */
const width = 600;
const margin = 12;
/** Metres between decks, and from the water to the lowest deck of the plan: typical of such ships. */
const deckMetres = 3.1;
const freeboardMetres = 4;
/** How many of the lowest decks of the plan lie within the hull. */
const inHull = 2;
const round = (units: number) => Math.round(units * 10) / 10;

interface Band {
  id: string;
  /** The deck number. */
  level: number;
  isInHull: boolean;
  shape: string;
  /** The line of its windows, from the stern. */
  windows: string;
}
export interface ShipShape {
  width: number;
  /** Height of the side view alone, and with the deck below it. */
  heights: { side: number; both: number };
  water: number;
  hull: string;
  funnel: string;
  mast: string;
  bands: readonly Band[];
  /** The outline of the hull from above. */
  above: string;
  /** Converts a share of the length to a position, from the stern. */
  at: (share: number) => number;
  /** The centre line of the view from above, and half the ship's beam, in units. */
  middle: number;
  half: number;
  unitsPerMetre: number;
}

/** A ship from the side and from above, drawn from her dimensions; bow to the right. */
export function shipShape({
  lengthMetres,
  widthMetres,
  plan,
}: Pick<Ship, 'lengthMetres' | 'widthMetres' | 'plan'>): ShipShape {
  const unitsPerMetre = (width - 2 * margin) / lengthMetres;
  const at = (share: number) => round(margin + share * (width - 2 * margin));
  const levels = plan
    .flatMap((deck) => deck.levels.map((level) => ({ level, deck })))
    .toSorted((a, b) => a.level - b.level);
  const deckHeight = round(deckMetres * unitsPerMetre);
  const roof = 16 * unitsPerMetre;
  const water = Math.round(roof + (levels.length * deckMetres + freeboardMetres) * unitsPerMetre);
  const top = (index: number) => round(water - freeboardMetres * unitsPerMetre - (index + 1) * deckHeight);
  const rail = top(inHull - 1);
  const highest = levels.length - 1;
  const half = round((widthMetres * unitsPerMetre) / 2);
  const middle = water + 34 + half;
  const bow = at(1);
  const stern = at(0);
  const bandOf = ({ level, deck }: { level: number; deck: Deck }, index: number): Band => {
    const [upper, lower] = [top(index), top(index) + deckHeight];
    const between = (upper + lower) / 2;
    // Above the hull the front leans back to where the next deck ends.
    const above = levels[index + 1]?.deck.to ?? deck.to - 0.02;
    const front = index < inHull ? deck.to : Math.max(deck.to - 0.025, Math.min(deck.to, above));
    return {
      id: deck.id,
      level,
      isInHull: index < inHull,
      shape: `M${at(deck.from)} ${lower}V${upper}H${at(front)}L${at(deck.to)} ${lower}Z`,
      windows: `M${at(deck.from) + 6} ${between}H${at(front) - 4}`,
    };
  };
  const shoulder = at(0.7);
  return {
    width,
    heights: { side: Math.round(water + 16), both: Math.round(middle + half + 10) },
    water,
    hull: `M${stern} ${rail}H${at(0.92)}Q${at(0.97)} ${rail} ${bow} ${rail - deckHeight}L${at(0.955)} ${water}H${stern + 10}Q${stern} ${water} ${stern} ${water - 12}Z`,
    funnel: `M${at(0.36)} ${top(highest - 1)}L${at(0.35)} ${top(highest) - deckHeight * 1.8}H${at(0.41)}L${at(0.44)} ${top(highest - 1)}Z`,
    mast: `M${at(0.66)} ${top(highest)}V${top(highest) - deckHeight * 2.2}M${at(0.65)} ${top(highest) - deckHeight * 1.4}H${at(0.67)}`,
    bands: levels.map(bandOf),
    above: `M${stern + 8} ${middle - half}H${shoulder}C${at(0.86)} ${middle - half} ${at(0.96)} ${middle - half * 0.45} ${bow} ${middle}C${at(0.96)} ${middle + half * 0.45} ${at(0.86)} ${middle + half} ${shoulder} ${middle + half}H${stern + 8}Q${stern} ${middle + half} ${stern} ${middle + half * 0.6}V${middle - half * 0.6}Q${stern} ${middle - half} ${stern + 8} ${middle - half}Z`,
    at,
    middle,
    half,
    unitsPerMetre,
  };
}
