import { globalStyle, style } from '@vanilla-extract/css';
import { breakpoint, theme } from '@voyage/themes/contract.css.ts';
import { control } from '@voyage/ui/forms/Field.css.ts';
import { heading } from '@voyage/ui/base/typography.css.ts';
import { centred, finePrint, line, rows } from '@voyage/ui/base/looks.ts';

export const calendar = style({ position: 'relative' });
export const months = style({
  ...rows('x8'),
  '@media': { [breakpoint.tablet]: { gridTemplateColumns: '1fr 1fr' } },
});
/** Months below each other. */
export const under = style(rows('x6'));
/** The day that has the focus stays above the line that stays. */
globalStyle(`${under} [role=button]`, { scrollMarginBlockEnd: '4rem' });
export const title = style([
  heading.h3,
  {
    textAlign: 'center',
    minHeight: '2.75rem',
    ...centred,
    // doubled, to override the class of a heading in any order
    selectors: {
      '&&': { fontSize: '1.5rem' },
      'html:lang(zh) &&, html:lang(ja) &&': { fontSize: '1.375rem' },
    },
  },
]);
export const turn = style({
  position: 'absolute',
  top: 0,
  zIndex: 1,
  minWidth: '2.75rem',
  minHeight: '2.75rem',
  ...centred,
  background: 'transparent',
  color: 'inherit',
  border: 0,
  cursor: 'pointer',
  selectors: {
    '&[slot=previous]': { insetInlineStart: 0 },
    '&[slot=next]': { insetInlineEnd: 0 },
    '&[data-disabled]': { opacity: 0.35 },
  },
});
const faint = `color-mix(in srgb, ${theme.color.secondary} 55%, transparent)`;
export const cell = style({
  width: '100%',
  minHeight: '2.75rem',
  ...centred,
  cursor: 'pointer',
  outlineOffset: '-3px',
  fontVariantNumeric: 'tabular-nums',
  borderRadius: theme.radius.control,
  selectors: {
    '&[data-outside-month]': { visibility: 'hidden' },
    // Focusable, to say why.
    '&:is([data-disabled], [data-unavailable])': { color: faint, cursor: 'default' },
    // The selectors exclude each other: text and background always belong to the same state.
    '&[data-hovered]:not([data-disabled], [data-unavailable], [data-selected])': {
      background: theme.color.panel,
    },
    // The panel colour contrasts too little with the background to show the nights in between: they are
    // underlined.
    '&[data-selected]:not([data-selection-start], [data-selection-end])': {
      background: theme.color.panel,
      boxShadow: `inset 0 -2px ${theme.color.action}`,
      borderRadius: 0,
    },
    '&[data-selected][data-hovered]:not([data-selection-start], [data-selection-end])': {
      boxShadow: `inset 0 0 0 1px ${theme.color.border}, inset 0 -2px ${theme.color.action}`,
    },
    '&:is([data-selection-start], [data-selection-end])': {
      background: theme.color.action,
      color: theme.color.onAction,
    },
    '&:is([data-selection-start], [data-selection-end])[data-hovered]': {
      background: theme.color.actionHover,
    },
    '&[data-focus-visible]': { outline: `3px solid ${theme.color.focus}` },
    // The focus ring and the action colour are equally dark: a line separates them. `:focus-visible` as well: a
    // day that gets the focus back by script has the browser's ring only.
    '&:is([data-selection-start], [data-selection-end]):is([data-focus-visible], :focus-visible)': {
      boxShadow: `inset 0 0 0 5px ${theme.color.onAction}`,
    },
  },
});
/** One line high from the start: nothing moves when it gets text. */
export const status = style({
  minHeight: '2.75rem',
  ...centred,
  textAlign: 'center',
  fontWeight: 600,
});
/** Stays visible below scrolling months, over the padding of their container. */
export const statusUnder = style({
  position: 'sticky',
  bottom: `calc(-1 * ${theme.space.x5})`,
  background: theme.color.page,
  borderTop: line,
  marginTop: theme.space.x4,
});
export const hint = style({
  fontSize: '0.75rem',
  lineHeight: 1.3,
  minHeight: '1.3em',
  color: theme.color.secondary,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  selectors: {
    '&[data-hint]::before': { content: 'attr(data-hint)' },
    '&[data-low]': { color: theme.color.success, fontWeight: 700 },
    ':is([data-selection-start], [data-selection-end]) > &': { color: 'inherit' },
  },
});
export const written = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: theme.space.x4,
  maxWidth: '24rem',
  marginBlockEnd: theme.space.x3,
});
export const input = style([control, { display: 'flex', alignItems: 'center', whiteSpace: 'nowrap' }]);
export const segment = style({
  padding: '0 1px',
  borderRadius: 2,
  outlineOffset: '1px',
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '&[data-placeholder]': { color: theme.color.secondary },
    '&[data-focused]': { background: theme.color.action, color: theme.color.onAction },
  },
});
export const writtenFault = style({
  gridColumn: '1 / -1',
  selectors: { '&:not(:empty)': { paddingBlockStart: theme.space.x2 } },
});
export const refused = style({
  color: theme.color.error,
  textAlign: 'center',
  selectors: { '&:not(:empty)': { paddingBlockEnd: theme.space.x3 } },
});
globalStyle(`${calendar} table`, { width: '100%', borderCollapse: 'collapse', tableLayout: 'fixed' });
globalStyle(`${calendar} th`, { ...finePrint, fontWeight: 400, paddingBlock: theme.space.x2 });
globalStyle(`${calendar} td`, { padding: '1px 0' });
/** Weeks before the first that can be chosen. */
globalStyle(`${calendar} tbody tr:not(:has([data-day]:not([data-before])))`, { display: 'none' });
