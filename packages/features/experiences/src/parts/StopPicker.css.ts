import { style } from '@vanilla-extract/css';
import { breakpoint, theme } from '@voyage/themes/contract.css.ts';
import { centred, column, covering, line } from '@voyage/ui/base/looks.ts';

export const picker = style({
  ...column('x6'),
  '@media': {
    [breakpoint.desktop]: {
      gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
      gap: theme.space.x16,
      alignItems: 'start',
    },
  },
});
export const picture = style({
  '@media': { [breakpoint.desktop]: { position: 'sticky', insetBlockStart: theme.space.x8 } },
});
export const stop = style({
  borderTop: line,
  selectors: { '&:last-child': { borderBottom: line } },
});
export const head = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: theme.space.x3,
  minHeight: '3.25rem',
  paddingBlock: theme.space.x2,
  cursor: 'pointer',
});
/** Invisible, over its row. */
export const radio = style({ ...covering, margin: 0, opacity: 0, cursor: 'pointer' });
export const number = style({
  ...centred,
  width: '2rem',
  height: '2rem',
  border: `1px solid ${theme.color.border}`,
  borderRadius: theme.radius.round,
  fontSize: theme.size.s14,
  fontVariantNumeric: 'tabular-nums lining-nums',
  selectors: {
    [`${radio}:checked + &`]: {
      background: theme.color.action,
      borderColor: theme.color.action,
      color: theme.color.onAction,
    },
    [`${radio}:focus-visible + &`]: { outline: `3px solid ${theme.color.focus}`, outlineOffset: '2px' },
  },
});
export const name = style({
  fontSize: theme.size.s18,
  lineHeight: 1.35,
  selectors: { [`${radio}:checked ~ &`]: { fontWeight: 600 } },
});
export const meta = style({ display: 'grid', textAlign: 'end', maxWidth: '11em' });
export const text = style({ paddingInlineStart: '2.75rem', paddingBlockEnd: theme.space.x4 });
/** In print everything is expanded. */
export const folded = style([text, { '@media': { screen: { display: 'none' } } }]);
