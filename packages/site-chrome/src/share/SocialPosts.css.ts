import { style } from '@vanilla-extract/css';
import { theme } from '@voyage/themes/contract.css.ts';

export const posts = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: theme.space.x5,
  '@media': { print: { display: 'none' } },
});
export const post = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '2.75rem',
  // the name of a network may be one letter, and is a target of 24 px all the same
  paddingInline: '0.5rem',
  marginInline: '-0.5rem',
});
