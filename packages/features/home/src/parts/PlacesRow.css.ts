import { style } from '@vanilla-extract/css';
import { theme } from '@voyage/themes/contract.css.ts';
import { line, pressable, wrapping } from '@voyage/ui/base/looks.ts';

export const cities = style({ ...wrapping('x2'), marginTop: theme.space.x8 });
export const city = style({
  ...pressable,
  paddingInline: theme.space.x4,
  border: line,
  borderRadius: theme.radius.control,
  textDecoration: 'none',
  transition: 'border-color 160ms',
  selectors: { '&:hover': { borderColor: theme.color.action, color: theme.color.action } },
});
