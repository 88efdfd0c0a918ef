import { style } from '@vanilla-extract/css';
import { theme } from '@voyage/themes/contract.css.ts';
import { pressable, rows } from '@voyage/ui/base/looks.ts';

export const tags = style({ ...rows('x2'), '@media': { print: { display: 'none' } } });
export const list = style({ display: 'flex', flexWrap: 'wrap', gap: `0 ${theme.space.x5}` });
export const tag = style({
  ...pressable,
  color: theme.color.secondary,
  textDecorationThickness: 1,
  textDecorationColor: theme.color.hairline,
  textUnderlineOffset: '0.35em',
  selectors: {
    '&:hover': { color: theme.color.text, textDecorationColor: 'currentColor' },
    '&[aria-current]': { color: theme.color.text, fontWeight: 600 },
  },
});
