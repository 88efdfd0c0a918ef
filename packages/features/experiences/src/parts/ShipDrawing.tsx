import { smallPrint } from '@voyage/ui/base/typography.css.ts';
import { useId } from 'react';
import { shipShape, type ShipShape } from '../state/ship-shape.ts';
import { ships, type Deck, type ZoneKind } from '../state/ships.ts';
import * as css from './ShipDrawing.css.ts';

/**
 * A ship from the side, and below it the selected deck from above; pressing a deck selects it (StopPicker).
 */
export function ShipDrawing({
  id,
  label,
  chosen,
  kinds,
}: {
  id: string;
  label: string;
  /** The selected deck. Without one the ship is shown only from the side. */
  chosen?: string;
  /** Legend of the deck's colours. */
  kinds?: Record<ZoneKind, string>;
}) {
  const ship = ships[id];
  if (!ship) return null;
  const shape = shipShape(ship);
  const deck = ship.plan.find((one) => one.id === chosen);
  const height = deck ? shape.heights.both : shape.heights.side;
  return (
    <>
      <svg className={css.drawing} viewBox={`0 0 ${shape.width} ${height}`} role="img" aria-label={label}>
        <path className={css.mast} d={shape.mast} />
        <path className={css.funnel} d={shape.funnel} />
        <path className={css.hull} d={shape.hull} />
        {shape.bands.map((band) => {
          const isChosen = band.id === chosen;
          return (
            <g key={band.level} {...(deck && { 'data-stop': band.id, className: css.pressable })}>
              <path
                className={isChosen ? css.chosen : band.isInHull ? css.within : css.deck}
                d={band.shape}
              />
              <path className={isChosen ? css.chosenGlass : css.glass} d={band.windows} />
            </g>
          );
        })}
        <path
          className={css.waves}
          d={`M2 ${shape.water}H598M60 ${shape.water + 7}H210M330 ${shape.water + 7}H520M20 ${shape.water + 13}H90M420 ${shape.water + 13}H580`}
        />
        {deck && <DeckFromAbove shape={shape} deck={deck} />}
      </svg>
      {kinds && (
        <ul className={`${smallPrint} ${css.legend}`}>
          {[...new Set(ship.plan.flatMap(({ zones }) => zones.map(({ kind }) => kind)))].map((kind) => (
            <li key={kind} className={css.key}>
              <svg className={css.swatch} viewBox="0 0 20 14" aria-hidden>
                <rect className={css.zone[kind]} width="20" height="14" />
                <rect className={css.walls} x="0.5" y="0.5" width="19" height="13" />
              </svg>
              <span>{kinds[kind]}</span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** Suites along both sides, five metres each; an open deck has planks. */
function DeckFromAbove({ shape, deck }: { shape: ShipShape; deck: Deck }) {
  const clip = useId();
  const { at, middle, half, unitsPerMetre } = shape;
  const [stern, bow] = [at(deck.from), at(deck.to)];
  const lines = (from: number, to: number, step: number) =>
    Array.from({ length: Math.max(0, Math.ceil((to - from) / step) - 1) }, (_, i) => from + (i + 1) * step);
  const suite = 5 * unitsPerMetre;
  const depth = half * 0.62;
  return (
    <g>
      <clipPath id={clip}>
        <path d={shape.above} />
      </clipPath>
      <path className={css.outlineAbove} d={shape.above} />
      <g clipPath={`url(#${clip})`}>
        <rect className={css.floor} x={stern} y={middle - half} width={bow - stern} height={2 * half} />
        {deck.zones.map(({ kind, from, to }) => {
          const [x, end] = [at(from), at(to)];
          const inset = kind === 'pool' ? half * 0.45 : 0;
          return (
            <g key={from}>
              <rect
                className={css.zone[kind]}
                x={x}
                y={middle - half + inset}
                width={end - x}
                height={2 * (half - inset)}
                rx={inset && 8}
              />
              {kind === 'suites' && (
                <path
                  className={css.walls}
                  d={`M${x} ${middle - half + depth}H${end}M${x} ${middle + half - depth}H${end}${lines(
                    x,
                    end,
                    suite,
                  )
                    .map((line) => `M${line} ${middle - half}v${depth}M${line} ${middle + half}v${-depth}`)
                    .join('')}`}
                />
              )}
              {kind === 'open' && (
                <path
                  className={css.planks}
                  d={lines(middle - half, middle + half, 5)
                    .map((line) => `M${x} ${line}H${end}`)
                    .join('')}
                />
              )}
              <path
                className={css.walls}
                d={`M${x} ${middle - half}V${middle + half}M${end} ${middle - half}V${middle + half}`}
              />
            </g>
          );
        })}
        <path className={css.walls} d={shape.above} strokeWidth="2" />
      </g>
    </g>
  );
}
