import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '@voyage/themes/contract.css.ts';
import { beside, line } from '../base/looks.ts';

export const accordion = style({
  borderBottom: line,
  interpolateSize: 'allow-keywords',
});
export const item = style({
  borderTop: line,
  selectors: {
    '&::details-content': {
      blockSize: 0,
      overflow: 'clip',
      opacity: 0,
      transition: `block-size 280ms ${theme.motion.easing}, opacity 280ms ${theme.motion.easing}, content-visibility 280ms allow-discrete`,
    },
    '&[open]::details-content': { blockSize: 'auto', opacity: 1 },
  },
});
export const summary = style({
  ...beside('x4'),
  justifyContent: 'space-between',
  minHeight: '3.5rem',
  paddingBlock: theme.space.x3,
  cursor: 'pointer',
  listStyle: 'none',
  outlineOffset: '-3px',
  selectors: { '&::-webkit-details-marker': { display: 'none' }, '&:hover': { color: theme.color.action } },
});
export const title = style({ fontSize: theme.size.s18, fontWeight: 600, lineHeight: 1.4 });
export const icon = style({
  flex: 'none',
  transition: `transform 280ms ${theme.motion.easing}`,
  selectors: { [`${item}[open] > ${summary} > &`]: { transform: 'rotate(180deg)' } },
});
export const text = style({
  paddingBlockEnd: theme.space.x6,
  maxWidth: '66ch',
  selectors: { 'html:lang(zh) &, html:lang(ja) &': { maxWidth: '36em' } },
});
globalStyle(`${text} > * + *`, { marginBlockStart: theme.space.x3 });
