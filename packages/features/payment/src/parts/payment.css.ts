import { globalStyle, style } from '@vanilla-extract/css';
import { breakpoint, theme } from '@voyage/themes/contract.css.ts';
import { spaceBetween, linkButton, rows } from '@voyage/ui/base/looks.ts';
import { errorNotice } from '@voyage/ui/feedback/error-panel.css.ts';

export { aside, back, columns, legend, part, two } from '@voyage/ui/content/summary-columns.css.ts';
/** A choice that is folded to its answer, with a button to change it. */
export const folded = style({ ...spaceBetween, alignItems: 'baseline', gap: `0 ${theme.space.x4}` });
export const change = style(linkButton);
export const time = style({ paddingTop: theme.space.x4 });
export const rest = style({ ...rows('x6'), minWidth: 0 });
export const notice = style([errorNotice, { gap: theme.space.x2 }]);
export const safe = style({ display: 'flex', gap: theme.space.x2, alignItems: 'baseline' });
export const icon = style({ flex: 'none', alignSelf: 'start', marginTop: '0.2em' });
/** Holds a frame of the card: from the start as tall as our own fields, and drawn like them. */
export const frame = style({
  height: '3rem',
  border: `1px solid ${theme.color.border}`,
  borderRadius: theme.radius.control,
  background: theme.color.raised,
  color: theme.color.text,
  fontSize: theme.size.s16,
  overflow: 'hidden',
  selectors: {
    '&[data-focused]': { outline: `3px solid ${theme.color.focus}`, outlineOffset: '2px' },
    '&:hover:not([data-invalid])': { borderColor: theme.color.text },
    '&[data-invalid]': { borderColor: theme.color.error, borderWidth: 2 },
  },
});
/** With another colour scheme than its document a frame would not be transparent. */
globalStyle(`${frame} > iframe`, {
  display: 'block',
  width: '100%',
  height: '100%',
  border: 0,
  colorScheme: 'normal',
});
export const result = style({
  ...rows('x8'),
  justifyItems: 'start',
  maxWidth: '46rem',
  marginInline: 'auto',
  paddingBlock: `${theme.space.x10} ${theme.space.x20}`,
  '@media': { [breakpoint.tablet]: { paddingBlock: `${theme.space.x16} ${theme.space.x20}` } },
});
export const words = style({ ...rows('x3'), width: '100%' });
export const wide = style({ width: '100%' });
export const next = style({ ...rows('x2'), paddingInlineStart: theme.space.x5, listStyle: 'disc' });
