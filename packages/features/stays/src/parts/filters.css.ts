import { globalStyle, style } from '@vanilla-extract/css';
import { button } from '@voyage/ui/forms/Button.css.ts';
import { breakpoint, theme } from '@voyage/themes/contract.css.ts';
import { finePrint, inRow, rows, ruled } from '@voyage/ui/base/looks.ts';

export const fields = style({ ...rows('x5'), alignContent: 'start' });
export const group = style({ display: 'grid' });
export const legend = style({ width: '100%', ...ruled('x3') });
export const count = style(finePrint);
/** Expands a long list. */
export const unfold = style([
  button.quiet,
  { justifySelf: 'start', paddingInline: 0, textDecoration: 'underline' },
]);

export const chips = style({
  ...inRow('x2'),
  padding: `${theme.space.x2} 4px`,
  marginInline: -4,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '@media': { [breakpoint.tablet]: { flexWrap: 'wrap', overflowX: 'visible' } },
});
export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space.x2,
  minHeight: '2.25rem',
  whiteSpace: 'nowrap',
  padding: `${theme.space.x1} ${theme.space.x3}`,
  border: `1px solid ${theme.color.border}`,
  borderRadius: theme.radius.control,
  background: theme.color.raised,
  color: theme.color.text,
  fontSize: theme.size.s14,
  lineHeight: 1.3,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: { '&:hover': { borderColor: theme.color.text } },
});
export const clear = style([
  button.quiet,
  { whiteSpace: 'nowrap', minHeight: '2.25rem', fontSize: theme.size.s14 },
]);

export const price = style(rows('x2'));
export const bases = style({ display: 'grid', gridTemplateColumns: '1fr 1fr' });
export const basis = style({
  minHeight: '2.75rem',
  padding: theme.space.x2,
  border: `1px solid ${theme.color.border}`,
  background: 'transparent',
  color: theme.color.text,
  fontSize: theme.size.s14,
  cursor: 'pointer',
  selectors: {
    '&:first-child': {
      borderStartStartRadius: theme.radius.control,
      borderEndStartRadius: theme.radius.control,
    },
    '&:last-child': {
      borderStartEndRadius: theme.radius.control,
      borderEndEndRadius: theme.radius.control,
      borderInlineStart: 0,
    },
    '&[aria-pressed=true]': { background: theme.color.panel, fontWeight: 600 },
  },
});
export const bars = style({ width: '100%', height: '3.5rem', marginBlockStart: theme.space.x2 });
globalStyle(`${bars} rect`, { fill: theme.color.hairline });
globalStyle(`${bars} rect[data-in]`, { fill: theme.color.action });
/** Two native sliders on top of each other: only their thumbs receive pointer events. */
export const slider = style({
  position: 'relative',
  height: '2.75rem',
  marginBlockStart: '-1.375rem',
  marginInline: '-0.75rem',
  '::before': {
    content: '',
    position: 'absolute',
    insetInline: '0.75rem',
    insetBlockStart: 'calc(50% - 1px)',
    height: 2,
    background: theme.color.border,
  },
});
const knob = {
  appearance: 'none',
  pointerEvents: 'auto',
  width: '1.5rem',
  height: '1.5rem',
  border: `2px solid ${theme.color.action}`,
  borderRadius: '50%',
  background: theme.color.raised,
  cursor: 'grab',
} as const;
export const thumb = style({
  appearance: 'none',
  position: 'absolute',
  inset: 0,
  width: '100%',
  margin: 0,
  background: 'transparent',
  pointerEvents: 'none',
  outline: 'none',
  selectors: {
    '&::-webkit-slider-thumb': knob,
    '&::-moz-range-thumb': { ...knob, width: '1.25rem', height: '1.25rem' },
    '&:focus-visible::-webkit-slider-thumb': { outline: `3px solid ${theme.color.focus}`, outlineOffset: 2 },
    '&:focus-visible::-moz-range-thumb': { outline: `3px solid ${theme.color.focus}`, outlineOffset: 2 },
  },
});
export const range = style({ fontSize: theme.size.s14, fontVariantNumeric: 'tabular-nums' });
export const aside = style(finePrint);
