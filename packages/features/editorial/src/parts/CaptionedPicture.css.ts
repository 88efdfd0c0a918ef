import { style } from '@vanilla-extract/css';
import { theme } from '@voyage/themes/contract.css.ts';

/** A picture with its words under it, or over it on a scrim, as the brand has it. */
export const card = style({ position: 'relative', display: 'grid', gridTemplateRows: 'auto auto', textDecoration: 'none', alignContent: 'start' });
export const picture = style({ gridArea: '1 / 1', display: 'grid' });
export const caption = style({
  gridColumn: 1,
  gridRow: theme.caption.row,
  alignSelf: 'end',
  display: 'grid',
  gap: theme.space.x1,
  padding: theme.caption.padding,
  color: theme.caption.color,
  background: theme.caption.background,
  borderEndStartRadius: theme.radius.picture,
  borderEndEndRadius: theme.radius.picture,
});
export const detail = style({ color: theme.caption.secondary });
export const title = style({
  selectors: { [`${card}:hover &`]: { textDecoration: 'underline', textDecorationThickness: '1px', textUnderlineOffset: '0.2em' } },
});
export const clamp = style({ display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: 3, overflow: 'hidden' });
