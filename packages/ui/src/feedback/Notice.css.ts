import { style, styleVariants } from '@vanilla-extract/css';
import { theme } from '@voyage/themes/contract.css.ts';
import { unstyledButton, beside, centred, rows, underlined } from '../base/looks.ts';
import { headerHeight } from '@voyage/themes/scale.ts';

export const region = style({
  position: 'fixed',
  insetInline: 0,
  insetBlockStart: `calc(${headerHeight} + ${theme.space.x2})`, // below the header, whose menu button it would cover on a phone
  zIndex: 100,
  ...rows('x2'),
  justifyItems: 'center',
  paddingInline: theme.space.x4,
  pointerEvents: 'none',
});
const notice = style({
  pointerEvents: 'auto',
  ...beside('x3'),
  maxWidth: '40rem',
  padding: `${theme.space.x2} ${theme.space.x2} ${theme.space.x2} ${theme.space.x4}`,
  borderRadius: theme.radius.control,
  boxShadow: theme.shadow.raised,
  border: '1px solid',
});
export const tone = styleVariants({
  negative: [
    notice,
    { background: theme.color.errorPanel, color: theme.color.text, borderColor: theme.color.error },
  ],
  positive: [
    notice,
    { background: theme.color.raised, color: theme.color.text, borderColor: theme.color.success },
  ],
});
/** The message and its retry button: on one line, or each at the start of its own. */
export const content = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: theme.space.x2,
});
export const action = style({
  minHeight: '2.75rem',
  ...unstyledButton,
  color: 'inherit',
  font: 'inherit',
  ...underlined,
});
export const dismiss = style({
  minWidth: '2.75rem',
  minHeight: '2.75rem',
  ...centred,
  border: 0,
  background: 'transparent',
  cursor: 'pointer',
});
