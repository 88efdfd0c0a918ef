import { style } from '@vanilla-extract/css';
import { breakpoint, theme } from '@voyage/themes/contract.css.ts';

export const band = style({ background: theme.color.panel });
export const columns = style({
  display: 'grid',
  gap: theme.space.x12,
  '@media': {
    [breakpoint.desktop]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 30rem)',
      columnGap: theme.space.x20,
      alignItems: 'start',
    },
  },
});
export const words = style({ display: 'grid', gap: theme.space.x4, maxWidth: '36rem' });
export const promise = style({
  display: 'grid',
  gap: theme.space.x2,
  paddingBlock: theme.space.x6,
  borderTop: `1px solid ${theme.color.hairline}`,
});
/** Above the text on a phone. */
export const wallet = style({
  display: 'grid',
  gap: theme.space.x6,
  justifySelf: 'center',
  justifyItems: 'center',
  order: -1,
  '@media': { [breakpoint.desktop]: { order: 0 } },
});
