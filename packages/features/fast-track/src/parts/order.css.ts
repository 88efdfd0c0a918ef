import { style } from '@vanilla-extract/css';
import { theme } from '@voyage/themes/contract.css.ts';
import { breakpoint } from '@voyage/themes/scale.ts';
import { stickySlip } from '@voyage/journey-parts/FoldedSummary.css.ts';

/** One under the other on a phone, where the slip's line stays in sight. */
export const columns = style({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.space.x8,
  paddingBlock: `${theme.space.x6} ${theme.space.x20}`,
  '@media': {
    [breakpoint.desktop]: {
      display: 'grid',
      alignItems: 'start',
      gridTemplateColumns: 'minmax(0, 1fr) 24rem',
      gap: theme.space.x16,
    },
  },
});
export const back = style({ paddingBlock: `${theme.space.x6} ${theme.space.x3}` });
export const part = style({ display: 'grid', gap: theme.space.x4, minWidth: 0 });
export const two = style({
  display: 'grid',
  gap: theme.space.x4,
  alignItems: 'start',
  '@media': { [breakpoint.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
});
export const legend = style({ paddingBottom: theme.space.x3 });
/** A child's name has a hint: the controls stand on a line. */
export const names = style([two, { alignItems: 'end' }]);
/** As tall as the field that is on its way. */
export const phone = style({ minHeight: '5rem' });
export const send = style({ display: 'grid', gap: theme.space.x4, justifyItems: 'start' });
export const aside = style([
  stickySlip,
  {
    order: -1,
    display: 'grid',
    gap: theme.space.x4,
    '@media': { [breakpoint.desktop]: { order: 0 } },
  },
]);
