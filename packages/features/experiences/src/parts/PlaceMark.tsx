import * as css from './PlaceMark.css.ts';

/**
 * A numbered mark in a drawing; pressing it selects its stop (StopPicker). `size`: its radius in units of
 * the drawing.
 */
export const PlaceMark = ({
  id,
  number,
  x,
  y,
  chosen,
  size = 17,
}: {
  id: string;
  number: number;
  x: number;
  y: number;
  chosen: boolean;
  size?: number;
}) => (
  <g data-stop={id} className={css.mark} aria-hidden>
    <circle className={chosen ? css.chosen : css.dot} cx={x} cy={y} r={size} strokeWidth={size / 9} />
    <text
      className={chosen ? css.chosenNumber : css.number}
      x={x}
      y={y}
      fontSize={size}
      textAnchor="middle"
      dominantBaseline="central"
    >
      {number}
    </text>
  </g>
);
