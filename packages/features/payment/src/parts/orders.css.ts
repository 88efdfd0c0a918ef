import { style } from '@vanilla-extract/css';
import { breakpoint, theme } from '@voyage/themes/contract.css.ts';
import { column, line, marked, raised, rows, wrapping } from '@voyage/ui/base/looks.ts';

export const page = style({
  paddingBlock: `${theme.space.x10} ${theme.space.x20}`,
  ...column('x6'),
});
export const words = style({ ...rows('x2'), maxWidth: '44rem' });
export const list = style({ display: 'grid' });
export const row = style({
  ...rows('x3', 'x6'),
  paddingBlock: theme.space.x6,
  borderBottom: line,
  selectors: { '&:first-child': { borderTop: line } },
  '@media': {
    // Room for both actions on one line in every language.
    [breakpoint.tablet]: { gridTemplateColumns: '1fr auto 22rem', alignItems: 'center' },
  },
});
export const rowWords = style({ ...rows('x1'), justifyItems: 'start', minWidth: 0 });
export const amount = style({ fontVariantNumeric: 'tabular-nums lining-nums', fontWeight: 600 });
export const actions = style({
  ...wrapping('x3'),
  alignItems: 'center',
  '@media': { [breakpoint.tablet]: { justifyContent: 'end' } },
});
/** The summary, enlarged to a page. */
export const summary = style({
  ...rows('x6'),
  maxWidth: '52rem',
  padding: theme.space.x6,
  ...raised,
  '@media': { [breakpoint.tablet]: { padding: theme.space.x10 } },
});
export const number = style({ ...rows('x1'), fontSize: theme.size.s22 });
export const now = style({ ...rows('x4'), justifyItems: 'start', ...marked('x5') });
export const end = style({ maxWidth: '52rem', display: 'grid', justifyItems: 'start' });
