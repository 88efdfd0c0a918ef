import { style } from '@vanilla-extract/css';
import { breakpoint, theme } from '@voyage/themes/contract.css.ts';
import { rows } from '@voyage/ui/base/looks.ts';

export const section = style({ paddingBlock: theme.space.section });

/** After a section on the same ground, whose padding is the space between them. */
export const next = style({ paddingBlockEnd: theme.space.section });

export const band = style([section, { background: theme.color.panel }]);

export const alone = style({ marginBlockEnd: theme.space.x10 });

export const opening = style({ ...rows('x3'), maxWidth: '44rem', marginBlockEnd: theme.space.x10 });

/** What holds for all rooms, and the rooms beside it. */
export const rooms = style({
  ...rows('x8'),
  '@media': {
    [breakpoint.desktop]: {
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
      gap: theme.space.x16,
      alignItems: 'start',
    },
  },
});

export const interest = style({ maxWidth: '44rem', marginBlockStart: theme.space.x8 });
