import { style, styleVariants } from '@vanilla-extract/css';
import { theme } from '@voyage/themes/contract.css.ts';
import { centred, finePrint, rows } from '../base/looks.ts';

export const field = style({ display: 'flex', flexDirection: 'column', gap: theme.space.x1, minWidth: 0 });
export const label = style({ fontSize: theme.size.s14, fontWeight: 600 });
export const hint = style(finePrint);
export const error = style({
  fontSize: theme.size.s14,
  color: theme.color.error,
  display: 'flex',
  gap: theme.space.x2,
  alignItems: 'baseline',
});
export const errorIcon = style({ flex: 'none', alignSelf: 'start', marginTop: '0.22em' });
export const control = style({
  width: '100%',
  minHeight: '3rem',
  padding: `${theme.space.x2} ${theme.space.x3}`,
  background: theme.color.raised,
  color: theme.color.text,
  border: `1px solid ${theme.color.border}`,
  borderRadius: theme.radius.control,
  fontSize: theme.size.s16,
  lineHeight: 1.5,
  selectors: {
    '&[aria-invalid="true"]': { borderColor: theme.color.error, borderWidth: 2 },
    '&:hover:not([aria-invalid="true"])': { borderColor: theme.color.text },
    '&::placeholder': { color: theme.color.secondary, opacity: 1 },
    '&:disabled': {
      background: theme.color.panel,
      color: theme.color.disabled,
      borderColor: theme.color.hairline,
      cursor: 'not-allowed',
      opacity: 1,
    },
  },
});
/** The arrow is drawn with two lines in the text colour, because the native one ignores the theme. */
export const select = style([
  control,
  {
    appearance: 'none',
    paddingInlineEnd: theme.space.x10,
    backgroundImage:
      'linear-gradient(45deg, transparent 50%, currentColor 50%), linear-gradient(-45deg, transparent 50%, currentColor 50%)',
    backgroundSize: '6px 6px',
    backgroundRepeat: 'no-repeat',
    backgroundPosition: 'right 20px center, right 14px center',
    textOverflow: 'ellipsis',
  },
]);
export const optional = style({ fontWeight: 400, color: theme.color.secondary });
export const count = style([hint, { marginInlineStart: 'auto', fontVariantNumeric: 'tabular-nums' }]);
export const group = style({
  ...rows('x1'),
  selectors: { '&[data-inline]': { display: 'flex', flexWrap: 'wrap', columnGap: theme.space.x6 } },
});
export const meter = style({
  ...rows('x1'),
  gridTemplateColumns: 'repeat(4, 1fr) auto',
  alignItems: 'center',
  marginTop: theme.space.x1,
});
const bar = style({ height: 4, borderRadius: 2, background: theme.color.hairline });
export const part = styleVariants({
  empty: [bar],
  weak: [bar, { background: theme.color.error }],
  fair: [bar, { background: theme.color.border }],
  strong: [bar, { background: theme.color.success }],
});
export const meterLabel = style([
  hint,
  { minWidth: '5em', textAlign: 'end', paddingInlineStart: theme.space.x2 },
]);
export const withButton = style({ position: 'relative', display: 'flex' });
export const inside = style({
  position: 'absolute',
  insetInlineEnd: 2,
  insetBlock: 2,
  minWidth: '2.75rem',
  border: 0,
  background: theme.color.raised,
  color: theme.color.secondary,
  cursor: 'pointer',
  ...centred,
  borderRadius: theme.radius.control,
});
export const check = style({
  ...rows('x2'),
  gridTemplateColumns: '1.5rem 1fr',
  alignItems: 'start',
  minHeight: '2.75rem',
  paddingBlock: theme.space.x2,
  cursor: 'pointer',
});
/** A box or circle that is not chosen: browsers draw it grey on dark pages, as if it were disabled. */
export const choice = style({
  accentColor: theme.color.action,
  selectors: {
    '&:not(:checked)': {
      appearance: 'none',
      border: `1px solid ${theme.color.border}`,
      borderRadius: '3px',
      background: theme.color.raised,
    },
    '&[type=radio]:not(:checked)': { borderRadius: '50%' },
    '&:not(:checked)[aria-invalid=true]': { borderColor: theme.color.error },
    '&:not(:checked):disabled': { borderColor: theme.color.hairline, background: theme.color.panel },
  },
});
export const box = style({
  // Large enough to press, whatever is next to or sticks over it (WCAG 2.2, 2.5.8).
  width: '1.5rem',
  height: '1.5rem',
  margin: 0,
});
