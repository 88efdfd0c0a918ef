import { style } from '@vanilla-extract/css';
import { breakpoint, theme } from '@voyage/themes/contract.css.ts';
import { spaceBetween, rows, smallText } from '../base/looks.ts';

export const group = style(rows('x3'));
export const legend = style({ marginBlockEnd: theme.space.x3, fontSize: theme.size.s18, fontWeight: 600 });
export const cards = style({
  ...rows('x3'),
  selectors: {
    '&[data-columns]': {
      '@media': { [breakpoint.tablet]: { gridTemplateColumns: 'repeat(auto-fit, minmax(15rem, 1fr))' } },
    },
  },
});
export const card = style({
  position: 'relative',
  ...rows('x1', 'x3'),
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignContent: 'start',
  padding: theme.space.x5,
  border: `1px solid ${theme.color.border}`,
  borderRadius: theme.radius.card,
  background: theme.color.page,
  cursor: 'pointer',
  transition: 'border-color 160ms, background-color 160ms',
  selectors: {
    '&:hover:not(:has(:checked, :disabled))': { borderColor: theme.color.text },
    '&:has(:checked)': {
      borderColor: theme.color.action,
      boxShadow: `inset 0 0 0 1px ${theme.color.action}`,
      background: theme.color.raised,
    },
    '&:has(:focus-visible)': { outline: `3px solid ${theme.color.focus}`, outlineOffset: 2 },
    '&:has(:disabled)': {
      borderColor: theme.color.hairline,
      background: theme.color.panel,
      color: theme.color.disabled,
      cursor: 'not-allowed',
    },
    '[aria-invalid=true] &': { borderColor: theme.color.error },
  },
});
export const radio = style({
  gridRow: 'span 4',
  width: '1.25rem',
  height: '1.25rem',
  margin: '0.2rem 0 0',
  outline: 'none',
  '@media': { '(forced-colors: active)': { outline: 'revert' } },
});
export const top = style({
  ...spaceBetween,
  gap: `0 ${theme.space.x4}`,
  selectors: { '[data-columns] &': { '@media': { [breakpoint.tablet]: { display: 'grid' } } } },
});
export const title = style({ fontSize: theme.size.s18, fontWeight: 600, lineHeight: 1.4 });
export const aside = style({
  fontSize: theme.size.s18,
  lineHeight: 1.4,
  fontVariantNumeric: 'tabular-nums lining-nums',
  whiteSpace: 'nowrap',
});
export const text = style({
  color: theme.color.secondary,
  selectors: { [`${card}:has(:disabled) &`]: { color: 'inherit' } },
});
export const note = style({
  justifySelf: 'start',
  marginBlockStart: theme.space.x1,
  borderInlineStart: `2px solid ${theme.tier.border}`,
  paddingInlineStart: theme.space.x3,
  ...smallText,
});
