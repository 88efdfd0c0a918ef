import { style } from '@vanilla-extract/css';
import { breakpoint, theme } from '@voyage/themes/contract.css.ts';

const line = `1px solid ${theme.color.hairline}`;
export const band = style({ borderTop: line });
export const request = style({
  display: 'grid',
  gap: theme.space.x8,
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingBlock: theme.space.section,
  scrollMarginTop: '5rem',
  '@media': {
    [breakpoint.desktop]: {
      gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
      columnGap: theme.space.x16,
      alignItems: 'start',
    },
  },
});
export const words = style({ display: 'grid', gap: theme.space.x4 });
export const panel = style({
  display: 'grid',
  gap: theme.space.x4,
  justifyItems: 'start',
  padding: theme.space.x8,
  border: line,
  background: theme.color.raised,
  borderRadius: theme.radius.card,
});
export const focused = style({ outline: 'none' });
export const part = style({ display: 'grid', gap: theme.space.x5 });
export const legend = style({ paddingBottom: theme.space.x3 });
export const two = style({
  display: 'grid',
  gap: theme.space.x5,
  alignItems: 'start',
  '@media': { [breakpoint.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
});
export const fee = style({
  borderInlineStart: `2px solid ${theme.color.ornament}`,
  paddingInlineStart: theme.space.x4,
});
export const send = style({ display: 'grid', gap: theme.space.x4, justifyItems: 'start' });
