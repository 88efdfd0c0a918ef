import { style } from '@vanilla-extract/css';
import { theme } from '@voyage/themes/contract.css.ts';
import { breakpoint } from '@voyage/themes/scale.ts';

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
/** As tall as the longest list, so that the page does not move while levels are compared. */
export const gives = style({
  marginTop: theme.space.x6,
  paddingBlockStart: theme.space.x6,
  borderTop: `1px solid ${theme.color.hairline}`,
  minHeight: '31rem',
  '@media': { [breakpoint.tablet]: { minHeight: '28rem' } },
});
export const chosen = style({ marginBlockEnd: theme.space.x3 });
export const privilege = style({
  display: 'flex',
  gap: theme.space.x3,
  alignItems: 'baseline',
  paddingBlock: theme.space.x2,
});
export const sign = style({
  flex: 'none',
  alignSelf: 'start',
  marginTop: '0.3em',
  color: theme.color.action,
});
/** Above the words on a phone. */
export const wallet = style({
  justifySelf: 'center',
  order: -1,
  '@media': { [breakpoint.desktop]: { order: 0 } },
});
