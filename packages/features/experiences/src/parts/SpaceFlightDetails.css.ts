import { style } from '@vanilla-extract/css';
import { breakpoint, theme } from '@voyage/themes/contract.css.ts';
import { rows, ruled } from '@voyage/ui/base/looks.ts';

/** A line with the stages along it; vertical on a phone. */
export const timeline = style({
  display: 'grid',
  '@media': { [breakpoint.desktop]: { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' } },
});

export const moment = style({
  position: 'relative',
  ...rows('x2'),
  alignContent: 'start',
  paddingBlockEnd: theme.space.x8,
  paddingInlineStart: theme.space.x6,
  borderInlineStart: `1px solid ${theme.color.ornament}`,
  '::before': {
    content: '',
    position: 'absolute',
    insetInlineStart: '-0.3125rem',
    insetBlockStart: '1.25rem',
    width: '0.625rem',
    height: '0.625rem',
    borderRadius: theme.radius.round,
    background: theme.color.action,
  },
  '@media': {
    [breakpoint.desktop]: {
      paddingBlock: `${theme.space.x6} 0`,
      paddingInline: `0 ${theme.space.x6}`,
      borderInlineStart: 0,
      borderBlockStart: `1px solid ${theme.color.ornament}`,
      '::before': { insetInlineStart: 0, insetBlockStart: '-0.3125rem' },
    },
  },
});

export const count = style({ color: theme.color.text });

export const days = style({ display: 'grid' });

export const day = style({
  display: 'grid',
  gridTemplateColumns: '3rem minmax(0, 1fr)',
  columnGap: theme.space.x4,
  alignItems: 'baseline',
  ...ruled('x4'),
  '@media': { [breakpoint.desktop]: { gridTemplateColumns: '3rem 14rem minmax(0, 1fr)' } },
});

/** Under its title on a phone. */
export const dayText = style({
  gridColumn: 2,
  '@media': { [breakpoint.desktop]: { gridColumn: 3 } },
});

export const marked = style({ position: 'relative' });

export const marks = style({ position: 'absolute', inset: 0, width: '100%', height: '100%' });
