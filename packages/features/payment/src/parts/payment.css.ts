import { style } from '@vanilla-extract/css';
import { theme } from '@voyage/themes/contract.css.ts';
import { breakpoint } from '@voyage/themes/scale.ts';

export { aside, back, columns, legend, part, two } from '@voyage/journey-parts/summary-columns.css.ts';
export const time = style({ paddingTop: theme.space.x4 });
export const rest = style({ display: 'grid', gap: theme.space.x6, minWidth: 0 });
export const notice = style({
  border: `2px solid ${theme.color.error}`,
  background: theme.color.errorPanel,
  borderRadius: theme.radius.control,
  padding: theme.space.x5,
  display: 'grid',
  gap: theme.space.x2,
});
export const safe = style({ display: 'flex', gap: theme.space.x2, alignItems: 'baseline' });
export const sign = style({ flex: 'none', alignSelf: 'start', marginTop: '0.2em' });
/** Holds a frame of the payment provider: as tall as our own fields. */
export const frame = style({
  height: '3rem',
  padding: `0 ${theme.space.x4}`,
  border: `1px solid ${theme.color.border}`,
  borderRadius: theme.radius.control,
  background: theme.color.raised,
});
export const framed = style({ display: 'grid', gap: theme.space.x1 });
export const result = style({
  display: 'grid',
  gap: theme.space.x8,
  justifyItems: 'start',
  maxWidth: '46rem',
  marginInline: 'auto',
  paddingBlock: `${theme.space.x10} ${theme.space.x20}`,
  '@media': { [breakpoint.tablet]: { paddingBlock: `${theme.space.x16} ${theme.space.x20}` } },
});
export const words = style({ display: 'grid', gap: theme.space.x3, width: '100%' });
export const wide = style({ width: '100%' });
export const next = style({
  display: 'grid',
  gap: theme.space.x2,
  paddingInlineStart: theme.space.x5,
  listStyle: 'disc',
});
