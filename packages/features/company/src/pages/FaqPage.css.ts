import { style } from '@vanilla-extract/css';
import { breakpoint, theme } from '@voyage/themes/contract.css.ts';
import { pressable } from '@voyage/ui/base/looks.ts';

export const page = style({
  display: 'grid',
  gap: theme.space.x10,
  gridTemplateColumns: 'minmax(0, 1fr)',
  maxWidth: '54rem',
  paddingBlock: `${theme.space.x12} ${theme.space.section}`,
  marginInline: 'auto',
});
export const head = style({ display: 'grid', gap: theme.space.x4 });
export const search = style({ maxWidth: '28rem', marginBlockStart: theme.space.x4 });
export const sections = style({ display: 'grid', gap: theme.space.x12, paddingBlockStart: theme.space.x6 });
export const section = style({ display: 'grid', gap: theme.space.x4, scrollMarginTop: '6.5rem' });
/** A link to the answer itself, for sharing. */
export const own = style({
  ...pressable,
  gap: theme.space.x2,
  fontSize: theme.size.s14,
  color: theme.color.secondary,
  textDecoration: 'none',
  selectors: { '&:hover': { color: theme.color.text, textDecoration: 'underline' } },
  '@media': { print: { display: 'none' } },
});
export const found = style({ fontSize: theme.size.s14, color: theme.color.secondary });
export const more = style({
  display: 'grid',
  gap: theme.space.x4,
  justifyItems: 'start',
  paddingBlockStart: theme.space.x8,
  borderTop: `1px solid ${theme.color.hairline}`,
  '@media': {
    [breakpoint.tablet]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      alignItems: 'center',
      columnGap: theme.space.x8,
    },
  },
});
