import { globalStyle, style } from '@vanilla-extract/css';
import { breakpoint, theme } from '@voyage/themes/contract.css.ts';
import { spaceBetween, column, marked, raised, rows, ruled } from '@voyage/ui/base/looks.ts';

export const page = style({
  paddingBlock: `${theme.space.x10} ${theme.space.x20}`,
  ...column('x12'),
});
/** A section of the page below its title. */
export const part = style({ ...rows('x5'), minWidth: 0 });
export const partHead = style({
  ...spaceBetween,
  alignItems: 'baseline',
  gap: `${theme.space.x1} ${theme.space.x6}`,
});
/** The rest of the month's bookings, beside the member's card. */
export const columns = style({
  ...column('x10'),
  alignItems: 'start',
  '@media': {
    [breakpoint.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(22rem, auto)', gap: theme.space.x16 },
  },
});
export const stay = style({
  display: 'grid',
  ...raised,
  overflow: 'hidden',
  '@media': { [breakpoint.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
});
/** From tablet width as tall as the text beside it. */
export const stayPicture = style({
  position: 'relative',
  aspectRatio: '4 / 3',
  background: theme.color.panel,
  '@media': { [breakpoint.tablet]: { aspectRatio: 'auto', minHeight: '22rem' } },
});
globalStyle(`${stayPicture} > *`, { position: 'absolute', inset: 0 });
export const stayWords = style({
  ...rows('x4'),
  alignContent: 'center',
  justifyItems: 'start',
  padding: theme.space.x6,
  overflowWrap: 'anywhere',
  minWidth: 0,
  '@media': { [breakpoint.desktop]: { padding: `${theme.space.x10} ${theme.space.x8}` } },
});
export const lines = style(rows('x1'));
export const list = style({ display: 'grid' });
export const row = style({
  ...rows('x2', 'x6'),
  alignItems: 'center',
  ...ruled('x4'),
  overflowWrap: 'anywhere',
  '@media': { [breakpoint.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});
/** Before everything else, and highlighted. */
export const waiting = style([part, { ...marked('x5') }]);
export const waitingRow = style([row, { borderTop: 0, paddingBlock: theme.space.x2 }]);
export const top = style({ ...rows('x3'), maxWidth: '44rem' });
export const forms = style({ ...column('x10'), maxWidth: '44rem' });
