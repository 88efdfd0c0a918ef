import { style } from '@vanilla-extract/css';
import { breakpoint, theme } from '@voyage/themes/contract.css.ts';
import { stickySummary } from './FoldedSummary.css.ts';
import { rows } from '../base/looks.ts';

/**
 * A form and the summary of its order: stacked on a phone, where the summary's line stays visible; as a flex
 * column, so that it can stick for the full height.
 */
export const columns = style({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.space.x8,
  paddingBlock: `${theme.space.x6} ${theme.space.x20}`,
  '@media': {
    [breakpoint.desktop]: {
      ...rows('x16'),
      alignItems: 'start',
      gridTemplateColumns: 'minmax(0, 1fr) 24rem',
    },
  },
});
/** The way back, above the title. */
export const back = style({ paddingBlock: `${theme.space.x6} ${theme.space.x3}` });
/** Comes first on a phone: what is paid, before how. */
export const aside = style([
  stickySummary,
  { order: -1, ...rows('x4'), '@media': { [breakpoint.desktop]: { order: 0 } } },
]);
export const part = style({ ...rows('x4'), minWidth: 0 });
export const legend = style({ paddingBottom: theme.space.x3 });
/** Two fields in a row, if there is room. */
export const two = style({
  ...rows('x4'),
  alignItems: 'start',
  '@media': { [breakpoint.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
});
