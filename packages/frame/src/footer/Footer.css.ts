import { style } from '@vanilla-extract/css';
import { theme } from '@voyage/themes/contract.css.ts';
import { breakpoint } from '@voyage/themes/scale.ts';
import { deferredLayout } from '../layout/deferred-style.ts';

export const footer = style([
  deferredLayout('99rem', '44rem'),
  {
    marginTop: 'auto',
    paddingBlock: `${theme.space.x16} ${theme.space.x8}`,
    background: theme.color.panel,
  },
]);
export const newsletter = style({ paddingBlockEnd: theme.space.x16 });
export const columns = style({
  display: 'grid',
  gap: `${theme.space.x10} ${theme.space.x6}`,
  gridTemplateColumns: '1fr 1fr',
  '@media': {
    [breakpoint.tablet]: { gridTemplateColumns: 'repeat(4, auto)', gap: theme.space.x8 },
    [breakpoint.desktop]: {
      gridAutoFlow: 'column',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridAutoColumns: 'auto',
      columnGap: theme.space.x12,
    },
  },
});
export const words = style({
  gridColumn: '1 / -1',
  display: 'grid',
  gap: theme.space.x5,
  justifyItems: 'start',
  alignContent: 'start',
  maxWidth: '24rem',
  '@media': { [breakpoint.desktop]: { gridColumn: 'auto' } },
});
export const contact = style({
  gridColumn: '1 / -1',
  '@media': { [breakpoint.tablet]: { gridColumn: 'auto' } },
});
export const brand = style({ display: 'inline-flex', minHeight: '2.75rem', textDecoration: 'none' });
export const title = style({ fontSize: theme.size.s16, fontWeight: 600, marginBlockEnd: theme.space.x2 });
export const item = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '2.5rem',
  overflowWrap: 'anywhere',
  color: theme.color.secondary,
  textDecoration: 'none',
  selectors: {
    '&:hover': {
      color: theme.color.text,
      textDecoration: 'underline',
      textDecorationThickness: '1px',
      textUnderlineOffset: '0.25em',
    },
    '&[aria-current]': { color: theme.color.text },
  },
});
export const note = style({ fontSize: theme.size.s14, color: theme.color.secondary });
export const legal = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${theme.space.x4} ${theme.space.x8}`,
  marginTop: theme.space.x16,
  paddingBlockStart: theme.space.x6,
  fontSize: theme.size.s14,
  color: theme.color.secondary,
  '::before': { content: '', flexBasis: '100%', height: 1, background: theme.color.hairline },
});
/** Inline in text, but large enough for touch. */
export const credits = style({
  display: 'inline-block',
  paddingBlock: theme.space.x1,
  textDecorationThickness: 1,
  textUnderlineOffset: '0.25em',
  selectors: { '&:hover': { color: theme.color.text } },
});
export const preferences = style({
  minHeight: '2.75rem',
  padding: `0 ${theme.space.x4}`,
  background: 'transparent',
  color: theme.color.text,
  border: `1px solid ${theme.color.border}`,
  borderRadius: theme.radius.control,
  fontSize: theme.size.s14,
  cursor: 'pointer',
  selectors: { '&:hover': { borderColor: theme.color.text } },
});
/** The company details are fetched separately: their lines are reserved in advance. */
export const company = style({ minHeight: '4lh', '@media': { [breakpoint.tablet]: { minHeight: '2lh' } } });
