import { style } from '@vanilla-extract/css';
import { theme } from '@voyage/themes/contract.css.ts';
import { breakpoint, headerHeight } from '@voyage/themes/scale.ts';
import { displayFace } from '@voyage/ui/base/looks.ts';

export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  display: 'block',
  '@media': { [breakpoint.tablet]: { display: 'table', tableLayout: 'fixed' } },
});
/** On a phone the levels stay visible while their privileges scroll. */
export const levels = style({
  display: 'block',
  position: 'sticky',
  insetBlockStart: headerHeight,
  zIndex: 1,
  background: theme.color.panel,
  '@media': { [breakpoint.tablet]: { display: 'table-header-group', position: 'static' } },
});
export const body = style({
  display: 'block',
  '@media': { [breakpoint.tablet]: { display: 'table-row-group' } },
});
/** On a phone the name of a privilege is on its own line above the four levels. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  borderTop: '1px solid',
  borderTopColor: 'color-mix(in srgb, currentColor 18%, transparent)',
  selectors: { 'thead &': { borderTop: 0 } },
  '@media': { [breakpoint.tablet]: { display: 'table-row' } },
});
const cellBase = style({
  alignSelf: 'center',
  fontWeight: 400,
  verticalAlign: 'middle',
  textAlign: 'center',
  padding: `${theme.space.x1} 0 ${theme.space.x4}`,
  '@media': {
    [breakpoint.tablet]: {
      padding: `${theme.space.x4} ${theme.space.x2}`,
      borderTop: '1px solid',
      borderTopColor: 'color-mix(in srgb, currentColor 18%, transparent)',
    },
  },
});
export const corner = style({
  display: 'none',
  '@media': { [breakpoint.tablet]: { display: 'table-cell', width: '34%' } },
});
export const head = style({
  fontWeight: 400,
  verticalAlign: 'top',
  textAlign: 'center',
  padding: `${theme.space.x4} 0`,
  '@media': { [breakpoint.tablet]: { padding: `0 ${theme.space.x2} ${theme.space.x6}` } },
});
export const tier = style({
  display: 'block',
  fontSize: theme.size.s16,
  fontWeight: 600,
  '@media': {
    [breakpoint.tablet]: {
      ...displayFace,
      fontSize: theme.size.s28,
      lineHeight: 1.3,
      selectors: { 'html:lang(zh) &, html:lang(ja) &': { fontSize: '1.5rem' } },
    },
  },
});
/** Never wider than a quarter of a phone: amounts do not wrap. */
export const fee = style({
  display: 'block',
  marginTop: theme.space.x1,
  fontSize: `min(${theme.size.s14}, 3.6vw)`,
  lineHeight: 1.5,
  color: theme.color.secondary,
  fontVariantNumeric: 'tabular-nums lining-nums',
});
export const name = style({
  gridColumn: '1 / -1',
  fontWeight: 400,
  textAlign: 'start',
  padding: `${theme.space.x3} 0 0`,
  '@media': {
    [breakpoint.tablet]: {
      padding: `${theme.space.x4} ${theme.space.x6} ${theme.space.x4} 0`,
      borderTop: '1px solid',
      borderTopColor: 'color-mix(in srgb, currentColor 18%, transparent)',
    },
  },
});
export const cell = style([cellBase]);
export const figure = style([
  cellBase,
  { ...displayFace, fontSize: theme.size.s28, lineHeight: 1.2, fontVariantNumeric: 'lining-nums' },
]);
export const unlimited = style({ fontFamily: theme.font.text, fontSize: theme.size.s16, fontWeight: 400 });
export const yes = style({ marginInline: 'auto', color: theme.color.action });
export const no = style({
  display: 'block',
  width: '0.75rem',
  height: 1,
  marginInline: 'auto',
  background: theme.color.border,
  opacity: 0.6,
});
