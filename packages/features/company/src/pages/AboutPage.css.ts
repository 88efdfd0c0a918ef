import { style } from '@vanilla-extract/css';
import { breakpoint, theme } from '@voyage/themes/contract.css.ts';
import { frame } from '@voyage/ui/base/looks.ts';

export const page = style({
  display: 'grid',
  gap: theme.space.x12,
  gridTemplateColumns: 'minmax(0, 1fr)',
  maxWidth: '64rem',
  marginInline: 'auto',
  paddingBlock: `${theme.space.x16} ${theme.space.section}`,
});
export const head = style({ display: 'grid', gap: theme.space.x6, maxWidth: '46rem' });
export const part = style({
  display: 'grid',
  gap: theme.space.x4,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingBlockStart: theme.space.x8,
  borderTop: `1px solid ${theme.color.hairline}`,
  '@media': {
    [breakpoint.desktop]: {
      gridTemplateColumns: 'minmax(0, 18rem) minmax(0, 1fr)',
      columnGap: theme.space.x12,
    },
  },
});
export const words = style({
  display: 'grid',
  gap: theme.space.x4,
  fontSize: theme.size.s18,
  lineHeight: 1.7,
});
export const parts = style({ display: 'grid', gap: theme.space.x12 });
export const years = style({ display: 'grid' });
export const year = style({
  display: 'grid',
  gridTemplateColumns: '5rem minmax(0, 1fr)',
  gap: theme.space.x4,
  alignItems: 'baseline',
  paddingBlock: theme.space.x4,
  selectors: { '& + &': { borderTop: `1px solid ${theme.color.hairline}` } },
});
export const picture = style({
  ...frame,
  aspectRatio: '3 / 2',
  '@media': { [breakpoint.tablet]: { aspectRatio: '21 / 9' } },
});
