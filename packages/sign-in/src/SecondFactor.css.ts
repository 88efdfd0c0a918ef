import { globalStyle, style } from '@vanilla-extract/css';
import { breakpoint, theme } from '@voyage/themes/contract.css.ts';
import { unstyledButton, rows, wrapping } from '@voyage/ui/base/looks.ts';

export const step = style({ ...rows('x5'), minWidth: 0 });
export const words = style({ ...rows('x2'), overflowWrap: 'anywhere' });
/** A heading that takes the focus in a step without a field. */
export const head = style({ outlineOffset: theme.space.x1 });
export const ways = style({ ...rows('x1'), justifyItems: 'start' });
export const way = style({
  minHeight: '2.75rem',
  ...unstyledButton,
  color: theme.color.text,
  font: 'inherit',
  textAlign: 'start',
  textDecoration: 'underline',
  textUnderlineOffset: '0.25em',
  textDecorationColor: theme.color.ornament,
  selectors: { '&:hover': { color: theme.color.action } },
});
/** The QR code beside its instructions, stacked on a phone. */
export const scan = style({
  ...rows('x5'),
  justifyItems: 'start',
  '@media': { [breakpoint.desktop]: { gridTemplateColumns: 'auto minmax(0, 1fr)', alignItems: 'center' } },
});
/** In the narrow column of the login always stacked. */
export const stacked = style({ ...rows('x5'), justifyItems: 'start' });
export const qr = style({ display: 'block', width: '12.5rem', height: '12.5rem' });
export const key = style({
  ...rows('x1'),
  justifyItems: 'start',
  fontVariantNumeric: 'tabular-nums lining-nums',
  overflowWrap: 'anywhere',
});
export const codes = style({
  ...rows('x2', 'x5'),
  gridTemplateColumns: 'repeat(auto-fill, minmax(9.5rem, 1fr))',
  padding: theme.space.x5,
  background: theme.color.panel,
  borderRadius: theme.radius.card,
  fontVariantNumeric: 'tabular-nums lining-nums',
  fontSize: theme.size.s18,
  letterSpacing: '0.02em',
});
export const actions = style({ ...wrapping('x3'), alignItems: 'center' });
/** The owner of the codes, only printed. */
export const paperOnly = style({ display: 'none', '@media': { print: { display: 'block' } } });
export const sheet = style(rows('x4'));
// Only the sheet is printed: not the page, nor the dialog, around it.
globalStyle(`body:has(${sheet}) *`, { '@media': { print: { visibility: 'hidden' } } });
globalStyle(`body ${sheet}, body ${sheet} *`, { '@media': { print: { visibility: 'visible' } } });
globalStyle(`body ${sheet}`, {
  '@media': { print: { position: 'fixed', insetBlockStart: 0, insetInline: 0 } },
});
