import { style } from '@vanilla-extract/css';
import { breakpoint, theme } from '@voyage/themes/contract.css.ts';
import { column, frame, line, nameLink, pressable, rows } from '@voyage/ui/base/looks.ts';

export const top = style({ ...rows('x6'), paddingBlock: `${theme.space.x8} ${theme.space.x6}` });
export const section = style({
  ...column('x6'),
  paddingBlock: theme.space.x6,
  '@media': { [breakpoint.tablet]: { paddingBlock: theme.space.x10, gap: theme.space.x8 } },
});
export const last = style([
  section,
  {
    marginBlockStart: theme.space.x4,
    paddingBlock: `${theme.space.x8} ${theme.space.x16}`,
    borderTop: line,
  },
]);
/** Two side by side on a phone, three from tablet width. */
export const tiles = style({
  ...rows('x6', 'x4'),
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@media': {
    [breakpoint.tablet]: {
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      gap: `${theme.space.x12} ${theme.space.x6}`,
    },
  },
});
export const tile = style({ ...rows('x2'), alignContent: 'start' });
export const picture = style({
  ...frame,
  aspectRatio: '3 / 2',
  marginBlockEnd: theme.space.x2,
});
export const region = style(nameLink);
/** Stacked on a phone, each a row with its picture on the left. */
export const groups = style({
  ...rows('x5'),
  '@media': {
    [breakpoint.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: theme.space.x6 },
  },
});
export const group = style({
  position: 'relative',
  ...rows('x4'),
  gridTemplateColumns: '7rem minmax(0, 1fr)',
  alignItems: 'start',
  '@media': { [breakpoint.tablet]: { gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start' } },
});
export const groupPicture = style([picture, { marginBlockEnd: 0 }]);
export const groupWords = style({ ...rows('x1'), alignContent: 'start' });
/** The whole entry can be pressed; its name is its link. */
export const groupName = style([
  region,
  {
    '::after': { content: '', position: 'absolute', inset: 0 },
    selectors: { [`${group}:hover &`]: { color: theme.color.action } },
  },
]);
export const places = style({ display: 'flex', flexWrap: 'wrap', columnGap: theme.space.x4 });
export const place = style({
  ...pressable,
  color: theme.color.secondary,
  textDecoration: 'none',
  selectors: { '&:hover': { color: theme.color.action, textDecoration: 'underline' } },
  '@media': { [breakpoint.tablet]: { minHeight: '2rem' } },
});
export const index = style({
  columns: '11rem',
  columnGap: theme.space.x8,
  selectors: { '&[hidden]': { display: 'none' } },
});
export const letter = style({ breakInside: 'avoid-column', marginBlockEnd: theme.space.x5 });
