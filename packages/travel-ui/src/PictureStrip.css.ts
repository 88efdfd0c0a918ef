import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '@voyage/themes/contract.css.ts';
import { turnButton } from '@voyage/ui/forms/IconButton.css.ts';
import { swiped } from '@voyage/ui/base/looks.ts';

/** Above the link that covers a card: its pictures can be swiped, and pressed as well. */
export const strip = style({ position: 'relative', zIndex: 3, display: 'grid', minWidth: 0 });
export const row = style({ ...swiped, overflowY: 'hidden', outlineOffset: '-3px' });
export const slide = style({
  flex: 'none',
  width: '100%',
  display: 'grid',
  position: 'relative',
  overflow: 'hidden',
  scrollSnapAlign: 'start',
  scrollSnapStop: 'always',
  background: theme.color.panel,
});
globalStyle(`${slide} > *`, { position: 'absolute', inset: 0 });
export const dots = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: theme.space.x3,
  display: 'flex',
  justifyContent: 'center',
  gap: 6,
  pointerEvents: 'none',
});
globalStyle(`${dots} > i`, {
  width: 6,
  height: 6,
  borderRadius: '50%',
  background: theme.color.overPicture,
  boxShadow: '0 0 2px rgb(0 0 0 / 0.6)',
  opacity: 0.55,
});
globalStyle(`${dots} > i[data-now]`, { opacity: 1, transform: 'scale(1.25)' });
/** For a mouse: touch swipes, and keys scroll the row. */
export const turn = style([
  turnButton,
  {
    position: 'absolute',
    insetBlockStart: 'calc(50% - 1.375rem)',
    background: theme.color.raised,
    color: theme.color.text,
    selectors: {
      '&[data-to=previous]': { insetInlineStart: theme.space.x2 },
      '&[data-to=next]': { insetInlineEnd: theme.space.x2 },
    },
    '@media': { '(hover: none)': { display: 'none' } },
  },
]);
