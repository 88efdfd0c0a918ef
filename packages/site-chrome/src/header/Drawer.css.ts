import { style } from '@vanilla-extract/css';
import { theme } from '@voyage/themes/contract.css.ts';
import {
  spaceBetween,
  unstyledButton,
  belowLine,
  displayFace,
  finePrint,
  rows,
} from '@voyage/ui/base/looks.ts';

export const pages = style({ ...rows('x8'), alignContent: 'start', paddingBlock: theme.space.x4 });
export const page = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: '3.75rem',
  ...displayFace,
  fontSize: theme.size.s36,
  lineHeight: 1.2,
  textDecoration: 'none',
  selectors: {
    'html:lang(zh) &, html:lang(ja) &': { fontSize: theme.size.s28 },
    '&:hover': { color: theme.color.action },
  },
});
export const member = style(belowLine('x4'));
export const small = style({
  display: 'flex',
  alignItems: 'center',
  width: '100%',
  minHeight: '3rem',
  ...unstyledButton,
  color: 'inherit',
  fontSize: theme.size.s18,
  textAlign: 'start',
  textDecoration: 'none',
});
export const bottom = style({ flex: 1 });
export const preferences = style({
  ...spaceBetween,
  alignItems: 'center',
  gap: `0 ${theme.space.x4}`,
  width: '100%',
  minHeight: '3.5rem',
  padding: 0,
  border: 'solid',
  borderColor: theme.color.hairline,
  borderWidth: '1px 0',
  background: 'transparent',
  color: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
});
export const chosen = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space.x1,
  color: theme.color.secondary,
});
export const contact = style({ display: 'grid', paddingBlockStart: theme.space.x5, ...finePrint });
