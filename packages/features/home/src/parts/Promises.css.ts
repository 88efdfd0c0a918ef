import { style } from '@vanilla-extract/css';
import { breakpoint, theme } from '@voyage/themes/contract.css.ts';
import { rows } from '@voyage/ui/base/looks.ts';

export const band = style({ background: theme.color.panel, paddingBlock: theme.space.section });
export const promises = style({
  ...rows('x8'),
  marginTop: theme.space.x12,
  '@media': {
    [breakpoint.desktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', columnGap: theme.space.x12 },
  },
});
export const promise = style({
  ...rows('x3'),
  alignContent: 'start',
  paddingBlockStart: theme.space.x6,
  borderTop: '1px solid',
  borderTopColor: 'color-mix(in srgb, currentColor 18%, transparent)',
});
