import { style } from '@vanilla-extract/css';
import { breakpoint, theme } from '@voyage/themes/contract.css.ts';
import { beside, finePrint } from '@voyage/ui/base/looks.ts';

/** Open panels cover what follows the bar, and stay under the header; closed, it passes under sticky rows. */
export const search = style({ position: 'relative', selectors: { '&[data-open]': { zIndex: 5 } } });
export const bar = style({
  display: 'grid',
  gap: 1,
  background: theme.color.hairline,
  border: `1px solid ${theme.color.hairline}`,
  borderRadius: theme.radius.control,
  overflow: 'hidden',
  boxShadow: theme.shadow.raised,
  '@media': {
    [breakpoint.tablet]: {
      gridTemplateColumns: '1.4fr 1.3fr 1.2fr auto',
      selectors: {
        '&[data-compact]': { boxShadow: 'none' },
        '&[data-stay]': { gridTemplateColumns: '1.3fr 1.2fr auto' },
      },
    },
  },
});
export const line = style({
  ...beside('x3'),
  width: '100%',
  minHeight: '3.5rem',
  padding: `${theme.space.x2} ${theme.space.x4}`,
  textAlign: 'start',
  background: theme.color.raised,
  color: theme.color.text,
  border: `1px solid ${theme.color.hairline}`,
  borderRadius: theme.radius.control,
  boxShadow: theme.shadow.raised,
  cursor: 'pointer',
  '@media': { [breakpoint.tablet]: { display: 'none' } },
});
export const lineText = style({ display: 'grid', minWidth: 0 });
export const wideOnly = style({ display: 'none', '@media': { [breakpoint.tablet]: { display: 'grid' } } });
export const part = style({
  display: 'grid',
  gap: 2,
  textAlign: 'start',
  // on a narrow tablet the English dates fit one line
  padding: `${theme.space.x3} clamp(${theme.space.x4}, 2vw, ${theme.space.x5})`,
  background: theme.color.raised,
  color: theme.color.text,
  border: 0,
  cursor: 'pointer',
  minHeight: '4rem',
  outlineOffset: '-3px',
  selectors: {
    [`${bar}[data-compact] &`]: { gap: 0, minHeight: '3.5rem', paddingBlock: theme.space.x2 },
    '&:hover': { background: theme.color.panel },
    '&[aria-expanded=true]': { background: theme.color.panel },
    '&[data-missing]': { boxShadow: `inset 0 0 0 2px ${theme.color.error}` },
  },
});
export const label = style({
  ...finePrint,
  selectors: { [`${bar}[data-compact] &`]: { lineHeight: 1.3 } },
});
export const value = style({
  fontWeight: 600,
  lineHeight: 1.4,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  selectors: { '&:not([data-chosen])': { fontWeight: 400 } },
});
/** The bar clips its surroundings: the focus ring is inside, in the text colour. */
export const go = style({
  borderRadius: 0,
  minHeight: '4rem',
  paddingInline: `clamp(${theme.space.x4}, 3vw, ${theme.space.x8})`,
  selectors: {
    '&:focus-visible': { outlineOffset: '-6px', outlineColor: theme.color.onAction },
    [`${bar}[data-compact] &`]: { minHeight: '3.5rem' },
  },
});
