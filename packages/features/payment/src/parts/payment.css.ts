import { style } from '@vanilla-extract/css';
import { theme } from '@voyage/themes/contract.css.ts';
import { breakpoint } from '@voyage/themes/scale.ts';
import { stickySlip } from '@voyage/journey-parts/FoldedSummary.css.ts';

/** One under the other on a phone, where the slip's line stays in sight: in a column it may stick as long as all of it. */
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
/** The way back, above the title. */
export const back = style({ paddingBlock: `${theme.space.x6} ${theme.space.x3}` });
export const time = style({ paddingTop: theme.space.x4 });
export const rest = style({ display: 'grid', gap: theme.space.x6, minWidth: 0 });
export const part = style({ display: 'grid', gap: theme.space.x4, minWidth: 0 });
export const two = style({
  display: 'grid',
  gap: theme.space.x4,
  alignItems: 'start',
  '@media': { [breakpoint.tablet]: { gridTemplateColumns: '1fr 1fr' } },
});
export const legend = style({ paddingBottom: theme.space.x3 });
/** The slip stands first on a phone: what is paid, before how. */
export const aside = style([
  stickySlip,
  {
    order: -1,
    display: 'grid',
    gap: theme.space.x4,
    '@media': { [breakpoint.desktop]: { order: 0 } },
  },
]);
export const notice = style({
  border: `2px solid ${theme.color.error}`,
  background: theme.color.errorPanel,
  borderRadius: theme.radius.control,
  padding: theme.space.x5,
  display: 'grid',
  gap: theme.space.x2,
});
export const safe = style({ display: 'flex', gap: theme.space.x2, alignItems: 'baseline' });
export const sign = style({ flex: 'none', alignSelf: 'start', marginTop: '0.2em' });
/** Where a frame of the payment provider stands: the height of a field of ours. */
export const frame = style({
  height: '3rem',
  padding: `0 ${theme.space.x4}`,
  border: `1px solid ${theme.color.border}`,
  borderRadius: theme.radius.control,
  background: theme.color.raised,
});
export const framed = style({ display: 'grid', gap: theme.space.x1 });
export const result = style({
  display: 'grid',
  gap: theme.space.x8,
  justifyItems: 'start',
  maxWidth: '46rem',
  marginInline: 'auto',
  paddingBlock: `${theme.space.x10} ${theme.space.x20}`,
  '@media': { [breakpoint.tablet]: { paddingBlock: `${theme.space.x16} ${theme.space.x20}` } },
});
export const words = style({ display: 'grid', gap: theme.space.x3, width: '100%' });
export const wide = style({ width: '100%' });
export const next = style({
  display: 'grid',
  gap: theme.space.x2,
  paddingInlineStart: theme.space.x5,
  listStyle: 'disc',
});
