import { style } from '@vanilla-extract/css';
import { theme } from '@voyage/themes/contract.css.ts';

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  fontSize: theme.size.s14,
  lineHeight: 1.5,
  color: theme.color.secondary,
});
export const item = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '1.75rem',
  selectors: { '&:not(:last-child)::after': { content: '"/" / ""', marginInline: theme.space.x2 } },
});
export const link = style({
  paddingBlock: 3,
  textDecoration: 'none',
  selectors: {
    '&:hover': { color: theme.color.action, textDecoration: 'underline', textUnderlineOffset: '0.25em' },
  },
});
export const here = style({ color: theme.color.text });
