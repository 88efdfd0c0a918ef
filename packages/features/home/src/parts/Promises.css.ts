import { style } from '@vanilla-extract/css';
import { breakpoint, theme } from '@voyage/themes/contract.css.ts';

export const band = style({ background: theme.color.panel, paddingBlock: theme.space.section });
export const promises = style({
  display: 'grid',
  gap: theme.space.x8,
  marginTop: theme.space.x12,
  '@media': {
    [breakpoint.desktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', columnGap: theme.space.x12 },
  },
});
export const promise = style({
  display: 'grid',
  alignContent: 'start',
  gap: theme.space.x3,
  paddingBlockStart: theme.space.x6,
  borderTop: '1px solid',
  borderTopColor: 'color-mix(in srgb, currentColor 18%, transparent)',
});
