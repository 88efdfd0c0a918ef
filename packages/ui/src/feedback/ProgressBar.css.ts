import { style } from '@vanilla-extract/css';
import { theme } from '@voyage/themes/contract.css.ts';
import { spaceBetween } from '../base/looks.ts';

export const progress = style({ display: 'grid', gap: theme.space.x2 });
export const words = style({
  ...spaceBetween,
  gap: `0 ${theme.space.x4}`,
});
export const label = style({ fontWeight: 600 });
export const value = style({ color: theme.color.secondary, fontVariantNumeric: 'tabular-nums lining-nums' });
const filled = { background: theme.color.action, borderRadius: theme.radius.control };
export const bar = style({
  appearance: 'none',
  width: '100%',
  height: 6,
  border: 0,
  background: theme.color.hairline,
  borderRadius: theme.radius.control,
  overflow: 'hidden',
  color: theme.color.action,
  selectors: {
    '&::-webkit-progress-bar': { background: 'transparent' },
    '&::-webkit-progress-value': { ...filled, transition: `inline-size 400ms ${theme.motion.easing}` },
    '&::-moz-progress-bar': filled,
  },
  '@media': {
    '(forced-colors: active)': {
      forcedColorAdjust: 'none',
      background: 'Canvas',
      border: '1px solid CanvasText',
      height: 10,
      selectors: {
        '&::-webkit-progress-value': { background: 'Highlight' },
        '&::-moz-progress-bar': { background: 'Highlight' },
      },
    },
  },
});
