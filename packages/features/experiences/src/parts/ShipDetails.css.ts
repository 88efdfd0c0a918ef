import { style } from '@vanilla-extract/css';
import { breakpoint, theme } from '@voyage/themes/contract.css.ts';
import { apart } from '@voyage/ui/base/looks.ts';

export const suites = style({
  display: 'grid',
  gap: theme.space.x8,
  '@media': {
    [breakpoint.desktop]: {
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
      gap: theme.space.x16,
      alignItems: 'start',
    },
  },
});

export const everySuite = style({ display: 'grid', gap: theme.space.x3 });

export const suite = style({
  display: 'grid',
  gap: theme.space.x2,
  paddingBlock: theme.space.x5,
  borderTop: `1px solid ${theme.color.hairline}`,
});

export const suiteHead = style({
  ...apart,
  alignItems: 'baseline',
  gap: `${theme.space.x1} ${theme.space.x6}`,
});

/** Features in a line, separated by dots. */
export const features = style({ display: 'flex', flexWrap: 'wrap' });

export const feature = style({
  selectors: { '&:not(:last-child)::after': { content: '·', marginInline: theme.space.x2 } },
});

export const voyages = style({ display: 'grid', justifyItems: 'start', gap: theme.space.x3 });
