import { globalStyle, style } from '@vanilla-extract/css';
import { breakpoint, theme } from '@voyage/themes/contract.css.ts';
import { container } from '@voyage/ui/base/layout.css.ts';
import { inRow, line, pressableLine } from '@voyage/ui/base/looks.ts';

export const area = style([
  container,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    '@media': {
      [breakpoint.desktop]: { gridTemplateColumns: '12rem minmax(0, 1fr)', gap: theme.space.x16 },
    },
  },
]);
/** A strip above the page on a phone, a column beside it on a desktop. */
export const menu = style({
  ...inRow('x6'),
  overflowX: 'auto',
  borderBottom: line,
  '@media': {
    [breakpoint.desktop]: {
      flexDirection: 'column',
      gap: 0,
      overflowX: 'visible',
      borderBottom: 0,
      marginTop: theme.space.x10,
    },
  },
});
export const item = style({
  position: 'relative',
  ...pressableLine,
  whiteSpace: 'nowrap',
  textDecoration: 'none',
  color: theme.color.secondary,
  borderBottom: '2px solid transparent',
  outlineOffset: '-3px',
  selectors: {
    '&:hover': { color: theme.color.action },
    '&[aria-current]': { color: theme.color.text, borderBottomColor: theme.color.action },
  },
  '@media': {
    [breakpoint.desktop]: {
      whiteSpace: 'normal',
      borderBottom: 0,
      borderInlineStart: `2px solid ${theme.color.hairline}`,
      paddingInlineStart: theme.space.x4,
      selectors: { '&[aria-current]': { borderInlineStartColor: theme.color.action } },
    },
  },
});
export const content = style({ minWidth: 0 });
/** The area has the distance to the window's edges; a standalone page has its own. */
globalStyle(`${content} .${container}`, { paddingInline: 0 });
