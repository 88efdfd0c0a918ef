import { style } from '@vanilla-extract/css';
import { breakpoint, theme } from '@voyage/themes/contract.css.ts';
import { belowLine, rows } from '../base/looks.ts';

export const band = style({ background: theme.color.panel, paddingBlock: theme.space.section });
export const title = style({ marginBlockEnd: theme.space.x10 });
/** Three in a row from tablet width; more if they fit. */
export const steps = style({
  ...rows('x8', 'x10'),
  '@media': {
    [breakpoint.tablet]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      selectors: { '&[data-few]': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
    },
    [breakpoint.desktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', rowGap: theme.space.x12 },
  },
});
export const step = style({ ...rows('x2'), alignContent: 'start', ...belowLine('x4') });
export const number = style({
  fontFamily: theme.font.display,
  fontSize: theme.size.s28,
  lineHeight: 1.1,
  color: theme.color.action,
  fontVariantNumeric: 'lining-nums',
});
