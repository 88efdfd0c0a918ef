import { style } from '@vanilla-extract/css';
import { breakpoint, theme } from '@voyage/themes/contract.css.ts';
import { line, rows, swiped } from '../base/looks.ts';

export const gallery = style({ position: 'relative' });
export const list = style({
  ...swiped,
  '@media': {
    [breakpoint.tablet]: {
      ...rows('x2'),
      overflow: 'visible',
      aspectRatio: '3 / 1',
      gridTemplateColumns: '2fr 1fr 1fr',
      gridTemplateRows: 'minmax(0, 1fr) minmax(0, 1fr)',
      selectors: {
        '&[data-count="1"]': { aspectRatio: '21 / 9', gridTemplate: 'minmax(0, 1fr) / 1fr' },
        '&[data-count="2"]': { gridTemplate: 'minmax(0, 1fr) / 1fr 1fr' },
        '&[data-count="3"]': { aspectRatio: '9 / 4', gridTemplateColumns: '2fr 1fr' },
      },
    },
  },
});
export const item = style({
  flex: 'none',
  width: '100%',
  aspectRatio: '3 / 2',
  scrollSnapAlign: 'start',
  '@media': {
    [breakpoint.phone]: {
      selectors: { [`${list}[data-tall] > &`]: { aspectRatio: '4 / 5' } },
    },
    [breakpoint.tablet]: {
      width: 'auto',
      aspectRatio: 'auto',
      minHeight: 0,
      selectors: {
        '&:first-child': { gridRow: 'span 2' },
        [`${list}[data-count="1"] > &, ${list}[data-count="2"] > &`]: { gridRow: 'auto' },
        [`${list}[data-count="3"] > &:nth-child(n + 4), ${list}[data-count="5"] > &:nth-child(n + 6)`]: {
          display: 'none',
        },
      },
    },
  },
});
/** Positioned, so that hidden elements inside scroll with it. */
export const open = style({
  position: 'relative',
  display: 'block',
  width: '100%',
  height: '100%',
  padding: 0,
  border: 0,
  background: 'transparent',
  cursor: 'zoom-in',
  overflow: 'hidden',
  borderRadius: theme.radius.picture,
  outlineOffset: '-5px',
  selectors: {
    '&:focus-visible': { outlineColor: theme.color.focus, boxShadow: `inset 0 0 0 3px ${theme.color.page}` },
  },
});
export const counter = style({
  position: 'absolute',
  insetInlineEnd: theme.space.x3,
  insetBlockEnd: theme.space.x3,
  padding: `2px ${theme.space.x3}`,
  background: theme.color.scrim,
  color: theme.color.overPicture,
  borderRadius: theme.radius.control,
  fontSize: theme.size.s14,
  fontVariantNumeric: 'tabular-nums lining-nums',
  pointerEvents: 'none',
  '@media': { [breakpoint.tablet]: { display: 'none' } },
});
export const all = style({
  position: 'absolute',
  insetInlineEnd: theme.space.x4,
  insetBlockEnd: theme.space.x4,
  display: 'none',
  alignItems: 'center',
  gap: theme.space.x2,
  minHeight: '2.75rem',
  paddingInline: theme.space.x4,
  border: line,
  borderRadius: theme.radius.control,
  background: theme.color.page,
  color: theme.color.text,
  fontSize: theme.size.s14,
  fontWeight: 600,
  cursor: 'pointer',
  selectors: { '&:hover': { background: theme.color.panel } },
  '@media': { [breakpoint.tablet]: { display: 'inline-flex' } },
});
