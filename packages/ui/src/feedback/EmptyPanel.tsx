import type { ReactNode } from 'react';
import * as css from './EmptyPanel.css.ts';
import { heading } from '../base/typography.css.ts';

/** Strokes in a box of 48 by 48. */
const drawings = {
  journey: 'M10 17H38V39H10ZM18 17V11H30V17M16 17V39M32 17V39M21 26H27M10 39V41M38 39V41',
  key: 'M17 24A7 7 0 1 1 17 10A7 7 0 1 1 17 24ZM17 14.5A2.5 2.5 0 1 0 17 19.5A2.5 2.5 0 1 0 17 14.5ZM22 22L39 39M33 33L37.5 28.5M36.5 36.5L41 32',
  compass:
    'M24 6A18 18 0 1 1 24 42A18 18 0 1 1 24 6ZM24 10V13M24 35V38M10 24H13M35 24H38M30.5 17.5L26.5 26.5L17.5 30.5L21.5 21.5ZM24 24H24.1',
  gift: 'M9 19H39V26H9ZM12 26V40H36V26M24 19V40M24 19C20 19 15 16 16.5 12.5C18 9.5 23 13 24 19C25 13 30 9.5 31.5 12.5C33 16 28 19 24 19',
  letter: 'M8 13H40V36H8ZM8 14L24 26.5L40 14M8 35L19 23M40 35L29 23',
};
export type Ornament = keyof typeof drawings;

/**
 * An empty state: what is missing, why, and what to do. The ornament has the brand's frame and is hidden
 * from screen readers.
 */
export function EmptyPanel({
  ornament,
  title,
  text,
  action,
  level = 2,
}: {
  /** Omit it for failures and small panels. */
  ornament?: Ornament;
  title: string;
  text?: string;
  action?: ReactNode;
  level?: 1 | 2 | 3;
}) {
  const Title = `h${level}` as const;
  return (
    <div className={css.panel}>
      {ornament && (
        <div className={css.frame} aria-hidden="true">
          <svg
            className={css.drawing}
            viewBox="0 0 48 48"
            fill="none"
            stroke="currentColor"
            strokeLinejoin="round"
            strokeLinecap="round"
          >
            <path d={drawings[ornament]} />
          </svg>
        </div>
      )}
      <Title className={heading.h3}>{title}</Title>
      {text && <p className={css.text}>{text}</p>}
      {action}
    </div>
  );
}
