import { style } from '@vanilla-extract/css';
import { theme } from '@voyage/themes/contract.css.ts';
import { spaceBetween, belowLine, rows, ruled } from '@voyage/ui/base/looks.ts';

export const room = style({ ...rows('x2'), ...ruled('x5') });

export const head = style({
  ...spaceBetween,
  alignItems: 'baseline',
  gap: `${theme.space.x1} ${theme.space.x6}`,
});

/** In a line, separated by dots. */
export const features = style({ display: 'flex', flexWrap: 'wrap' });

export const feature = style({
  selectors: { '&:not(:last-child)::after': { content: '·', marginInline: theme.space.x2 } },
});

export const note = style(belowLine('x3'));
