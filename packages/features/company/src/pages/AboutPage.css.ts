import { style } from '@vanilla-extract/css';
import { breakpoint, theme } from '@voyage/themes/contract.css.ts';
import { belowLine, column, frame, line, rows } from '@voyage/ui/base/looks.ts';

export const page = style({
  ...column('x12'),
  maxWidth: '64rem',
  marginInline: 'auto',
  paddingBlock: `${theme.space.x16} ${theme.space.section}`,
});
export const head = style({ ...rows('x6'), maxWidth: '46rem' });
export const part = style({
  ...column('x4'),
  alignItems: 'start',
  ...belowLine('x8'),
  '@media': {
    [breakpoint.desktop]: {
      gridTemplateColumns: 'minmax(0, 18rem) minmax(0, 1fr)',
      columnGap: theme.space.x12,
    },
  },
});
export const words = style({ ...rows('x4'), fontSize: theme.size.s18, lineHeight: 1.7 });
export const parts = style(rows('x12'));
export const years = style({ display: 'grid' });
export const year = style({
  ...rows('x4'),
  gridTemplateColumns: '5rem minmax(0, 1fr)',
  alignItems: 'baseline',
  paddingBlock: theme.space.x4,
  selectors: { '& + &': { borderTop: line } },
});
export const picture = style({
  ...frame,
  aspectRatio: '3 / 2',
  '@media': { [breakpoint.tablet]: { aspectRatio: '21 / 9' } },
});
