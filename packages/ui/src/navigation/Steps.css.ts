import { style } from '@vanilla-extract/css';
import { breakpoint, theme } from '@voyage/themes/contract.css.ts';
import { beside, finePrint, rows, unseen, wrapping } from '../base/looks.ts';

export const nav = style(rows('x3'));
export const position = style({
  ...wrapping(0, 'x3'),
  alignItems: 'baseline',
  '@media': { [breakpoint.tablet]: { display: 'none' } },
});
export const here = style({ fontWeight: 600 });
export const count = style(finePrint);
/** A line per step on a phone, numbers and labels from tablet width. */
export const list = style({
  ...rows('x2'),
  gridAutoFlow: 'column',
  gridAutoColumns: '1fr',
  '@media': { [breakpoint.tablet]: { gap: theme.space.x6 } },
});
export const step = style({
  borderTop: `3px solid ${theme.color.hairline}`,
  minWidth: 0,
  selectors: { '&[data-state=done], &[data-state=current]': { borderTopColor: theme.color.action } },
  '@media': {
    '(forced-colors: active)': {
      borderTopColor: 'GrayText',
      selectors: { '&[data-state=done], &[data-state=current]': { borderTopColor: 'Highlight' } },
    },
  },
});
/** On a phone only the line is visible; a step that links back keeps a target of 24 px there. */
export const inside = style({
  display: 'block',
  minHeight: '1.5rem',
  color: theme.color.secondary,
  selectors: {
    [`${step}[data-state=current] &`]: { color: theme.color.text, fontWeight: 600 },
    [`${step}[data-state=done] &`]: { color: theme.color.text },
  },
  '@media': {
    [breakpoint.tablet]: {
      ...beside('x3'),
      minHeight: '3.25rem',
      paddingBlockStart: theme.space.x2,
    },
  },
});
export const link = style([
  inside,
  {
    textDecorationThickness: 1,
    textUnderlineOffset: '0.25em',
    selectors: { '&:hover': { color: theme.color.action } },
  },
]);
export const words = style({
  ...unseen,
  '@media': {
    [breakpoint.tablet]: {
      position: 'static',
      width: 'auto',
      height: 'auto',
      overflow: 'visible',
      whiteSpace: 'normal',
      clipPath: 'none',
    },
  },
});
export const number = style({
  flex: 'none',
  width: '1.75rem',
  height: '1.75rem',
  display: 'none',
  '@media': { [breakpoint.tablet]: { display: 'grid' } },
  placeItems: 'center',
  border: `1px solid ${theme.color.border}`,
  borderRadius: theme.radius.round,
  fontSize: theme.size.s14,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums lining-nums',
  lineHeight: 1,
  selectors: {
    [`${step}[data-state=done] &`]: { borderColor: theme.color.action, color: theme.color.action },
    [`${step}[data-state=current] &`]: {
      borderColor: theme.color.action,
      background: theme.color.action,
      color: theme.color.onAction,
    },
  },
});
