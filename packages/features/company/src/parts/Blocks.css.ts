import { style } from '@vanilla-extract/css';
import { theme } from '@voyage/themes/contract.css.ts';

export const list = style({ display: 'grid', gap: theme.space.x2 });
export const item = style({
  position: 'relative',
  paddingInlineStart: theme.space.x5,
  '::before': {
    content: '–',
    position: 'absolute',
    insetInlineStart: 0,
    color: theme.color.secondary,
  },
});
