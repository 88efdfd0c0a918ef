import { style } from '@vanilla-extract/css';
import { theme } from '@voyage/themes/contract.css.ts';
import { centred, finePrint, line, rows, wrapping } from '@voyage/ui/base/looks.ts';

/** From this width on the map has its own column; below, it is a layer over the list. */
export const wide = 'screen and (min-width: 80rem)';

/** As tall as the window, and sticky while the list scrolls. */
export const column = style({
  display: 'none',
  '@media': {
    [wide]: {
      gridArea: 'map',
      display: 'block',
      position: 'sticky',
      alignSelf: 'start',
      insetBlockStart: theme.space.x4,
      height: `calc(100vh - 2 * ${theme.space.x4})`,
    },
  },
});
/** In place of the map, as it looks before it is drawn. */
export const waiting = style({
  ...centred,
  height: '100%',
  background: theme.map.land,
  color: theme.map.word,
  border: line,
  borderRadius: theme.radius.picture,
});
/** Where the map would be a layer, the layer says it. */
export const mapUnavailable = style({ display: 'none', '@media': { [wide]: { display: 'block' } } });
export const viewAll = style({
  outline: 'none',
  ...rows('x2'),
  gridTemplateRows: 'minmax(16rem, 1fr)',
  gridAutoRows: 'max-content',
  height: '100%',
});
/** From the content of the layer to the edge of the window (Drawer.css.ts). */
export const layerEdge = theme.space.x5;
/** As tall as the window; a low one scrolls to the cards. */
export const inLayer = style({ height: 'calc(100dvh - 7rem)' });
export const open = style({ flex: 'none', '@media': { [wide]: { display: 'none' } } });
export const areaNote = style({ ...wrapping(0, 'x3'), alignItems: 'center', ...finePrint });
export const viewAllButton = style({
  minHeight: '2.75rem',
  padding: 0,
  border: 0,
  background: 'none',
  color: theme.color.action,
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  cursor: 'pointer',
});
export const card = style(rows('x1'));
export const cardName = style({ fontWeight: 600, textUnderlineOffset: '0.2em' });
export const cardPlace = style(finePrint);
export const cardPrice = style({ fontVariantNumeric: 'tabular-nums lining-nums' });
