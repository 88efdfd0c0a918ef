import { container } from '@voyage/ui/base/layout.css.ts';
import { figure, heading, smallPrint } from '@voyage/ui/base/typography.css.ts';
import type { FigureText } from '../state/content.ts';
import * as css from './Figures.css.ts';

/** An experience in figures, separated by hairlines. */
export const Figures = ({ figures }: { figures: readonly FigureText[] }) => (
  <dl className={`${container} ${css.list}`}>
    {figures.map(({ value, unit, label }) => (
      <div key={label} className={css.item}>
        <dt className={smallPrint}>{label}</dt>
        <dd className={css.value}>
          <span className={`${heading.h1} ${figure}`}>{value}</span>
          <span>{` ${unit}`}</span>
        </dd>
      </div>
    ))}
  </dl>
);
