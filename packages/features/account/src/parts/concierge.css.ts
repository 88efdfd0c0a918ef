import { style } from '@vanilla-extract/css';
import { breakpoint, theme } from '@voyage/themes/contract.css.ts';
import {
  unstyledButton,
  column,
  line,
  pressable,
  pressableLine,
  rows,
  wrapping,
} from '@voyage/ui/base/looks.ts';

export const page = style({
  ...column('x10'),
  alignItems: 'start',
  '@media': {
    [breakpoint.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 16rem', gap: theme.space.x16 },
  },
});
export const main = style(column('x10'));
export const part = style(column('x5'));
/** Set apart from the messages: it opens a separate window. */
export const chat = style([
  part,
  {
    gap: theme.space.x3,
    padding: theme.space.x5,
    backgroundColor: theme.color.panel,
    border: line,
    borderRadius: theme.radius.card,
  },
]);
/** The result of opening it; takes no space before. */
export const chatStatus = style({
  selectors: { '&:empty': { marginTop: `calc(-1 * ${theme.space.x3})` } },
});
export const number = style({ whiteSpace: 'nowrap' });
export const fields = style(column('x5'));
/** What a message can begin with. */
export const starters = style(wrapping('x2'));
export const starter = style({
  ...pressable,
  ...unstyledButton,
  paddingInline: theme.space.x4,
  border: `1px solid ${theme.color.border}`,
  borderRadius: theme.radius.control,
  color: theme.color.text,
  fontSize: theme.size.s14,
  selectors: { '&:hover': { borderColor: theme.color.text } },
});
export const send = style({ ...rows('x4'), justifyItems: 'start' });
export const aside = style({ ...rows('x2'), borderTop: line, paddingTop: theme.space.x5 });
export const phone = style({
  fontFamily: theme.font.display,
  fontSize: theme.size.s22,
  color: 'inherit',
  textDecoration: 'none',
  fontVariantNumeric: 'lining-nums',
  ...pressableLine,
  width: 'fit-content',
  whiteSpace: 'nowrap',
  selectors: { '&:hover': { color: theme.color.action } },
});
export const actions = style(wrapping('x3'));
