import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '@voyage/themes/contract.css.ts';
import { beside, centred, covering, line, rows, wrapping } from '@voyage/ui/base/looks.ts';

const raised = {
  background: theme.color.raised,
  border: `1px solid ${theme.color.border}`,
  borderRadius: theme.radius.control,
} as const;
/** Minimum size of a touch target. */
const finger = '2.75rem';
/** As in `smallMarker` of map-view.ts. */
const small = '28px';
const square = {
  width: finger,
  height: finger,
  ...centred,
  padding: 0,
  border: 0,
  background: 'none',
  cursor: 'pointer',
} as const;

export const frame = style({
  position: 'relative',
  display: 'grid',
  width: '100%',
  height: '100%',
  minHeight: '16rem',
  // Never scrolled, not even by focus: the map pans instead.
  overflow: 'clip',
  background: theme.map.land,
  color: theme.color.text,
  border: line,
  borderRadius: theme.radius.picture,
});
export const middle = style({
  placeSelf: 'center',
  ...rows('x3'),
  justifyItems: 'center',
  maxWidth: '28rem',
  padding: theme.space.x4,
  background: theme.color.page,
  borderRadius: theme.radius.control,
  textAlign: 'center',
});
export const canvas = style({ position: 'absolute', inset: 0 });
globalStyle(`${canvas} .maplibregl-canvas-container`, { position: 'absolute', inset: 0 });
globalStyle(`${canvas} canvas`, { position: 'absolute', inset: 0 });
globalStyle(`${canvas} canvas:focus-visible`, {
  outline: `3px solid ${theme.color.focus}`,
  outlineOffset: '-4px',
});
globalStyle(`${canvas} .maplibregl-interactive`, { cursor: 'grab', userSelect: 'none' });
globalStyle(`${canvas} .maplibregl-interactive:active`, { cursor: 'grabbing' });
globalStyle(`${canvas} .maplibregl-touch-zoom-rotate.maplibregl-touch-drag-pan`, { touchAction: 'none' });
globalStyle(`${canvas} .maplibregl-cooperative-gestures`, { touchAction: 'pan-x pan-y' });
globalStyle(`${canvas} .maplibregl-boxzoom`, {
  position: 'absolute',
  inset: '0 auto auto 0',
  width: 0,
  height: 0,
  border: `2px dotted ${theme.map.word}`,
});
globalStyle(`${canvas} .maplibregl-cooperative-gesture-screen`, {
  position: 'absolute',
  inset: 0,
  ...centred,
  padding: theme.space.x4,
  background: theme.color.scrim,
  color: theme.color.overPicture,
  textAlign: 'center',
  opacity: 0,
  pointerEvents: 'none',
  transition: 'opacity 600ms ease 600ms',
});
globalStyle(`${canvas} .maplibregl-cooperative-gesture-screen.maplibregl-show`, {
  opacity: 1,
  transition: 'opacity 100ms',
});
globalStyle(`${canvas} .maplibregl-mobile-message`, { display: 'none' });
globalStyle(`${canvas} .maplibregl-desktop-message, ${canvas} .maplibregl-mobile-message`, {
  '@media': { '(hover: none)': { display: 'block' } },
});
globalStyle(`${canvas} .maplibregl-desktop-message`, { '@media': { '(hover: none)': { display: 'none' } } });
globalStyle(`${canvas} .maplibregl-ctrl-bottom-right`, {
  position: 'absolute',
  insetInlineStart: theme.space.x2,
  bottom: theme.space.x1,
  zIndex: 1,
  fontSize: theme.size.s14,
});
globalStyle(`${canvas} .maplibregl-ctrl-attrib-button`, { display: 'none' });

/** Over the canvas, and below its controls; events outside the markers pass through. */
export const markers = style({
  position: 'absolute',
  inset: 0,
  isolation: 'isolate',
  pointerEvents: 'none',
});
/** Dots lie below the others, and what is pointed at above its neighbours. */
export const spot = style({
  position: 'absolute',
  top: 0,
  left: 0,
  width: 0,
  height: 0,
  selectors: {
    '&:not(:has([data-dot]))': { zIndex: 1 },
    '&:is(:hover, :focus-within, :has([data-active], [aria-current]))': { zIndex: 2 },
  },
});
/** A finger leaves its hover behind where it has pressed. */
const hovered = '[data-hovers] :hover';
const pointedAt = `:is(${hovered}, :focus-visible, [data-active], [aria-expanded=true])`;
/** Its card is shown outside the map, with its name. */
const picked = '[aria-current]';
export const marker = style({
  position: 'absolute',
  transform: 'translate(-50%, -50%)',
  pointerEvents: 'auto',
  minWidth: finger,
  minHeight: '2.125rem',
  paddingInline: theme.space.x2,
  border: `1px solid ${theme.color.border}`,
  borderRadius: '1.0625rem',
  background: theme.color.raised,
  color: theme.color.text,
  fontSize: theme.size.s14,
  fontWeight: 600,
  lineHeight: 1.2,
  fontVariantNumeric: 'tabular-nums lining-nums',
  whiteSpace: 'nowrap',
  boxShadow: '0 1px 4px rgb(0 0 0 / 0.18)',
  cursor: 'pointer',
  // The touch target is larger than what is visible.
  '::before': { content: '""', position: 'absolute', inset: '-5px -2px' },
  selectors: {
    '&[data-group]': { borderStyle: 'double', borderWidth: '3px' },
    [`[data-hovers] &:hover, &[data-active], &[aria-expanded=true], &${picked}`]: {
      background: theme.color.action,
      borderColor: theme.color.action,
      color: theme.color.onAction,
    },
  },
});
export const markerText = style({
  selectors: { [`${marker}[data-dot]:not(${pointedAt}, ${picked}) > &`]: { display: 'none' } },
});
/** The name with the price, in place of the price alone. */
export const markerName = style({
  display: 'none',
  selectors: { [`${marker}${pointedAt} > &`]: { display: 'inline' } },
});
globalStyle(`${marker}${pointedAt}:has(> ${markerName}) > ${markerText}`, { display: 'none' });
globalStyle(`${marker}[data-dot]:not(${pointedAt}, ${picked})`, {
  minWidth: 0,
  minHeight: 0,
  width: '0.875rem',
  height: '0.875rem',
  padding: 0,
  background: theme.color.action,
  border: `2px solid ${theme.color.raised}`,
});
globalStyle(`${marker}[data-dot][data-group]:not(${pointedAt}, ${picked})`, {
  width: '1.125rem',
  height: '1.125rem',
});
globalStyle(`${marker}[data-dot]::before`, { inset: '-7px' });
/** Around a place of the map's own: numbers, close to where they belong. */
globalStyle(`${markers}[data-small] ${marker}`, {
  minWidth: small,
  minHeight: small,
  paddingInline: theme.space.x1,
});
globalStyle(`${markers}[data-small] ${marker}::before`, { inset: '-8px' });
/** From a marker to where its place is. */
export const lines = style({
  ...covering,
  pointerEvents: 'none',
  fill: theme.map.word,
  stroke: theme.map.word,
});
/** The second line of a group. */
export const markerDetail = style({ display: 'block', fontSize: '0.75rem', lineHeight: 1.15 });
export const here = style({
  position: 'absolute',
  transform: 'translate(-50%, -100%)',
  display: 'grid',
  justifyItems: 'center',
  width: 'max-content',
  maxWidth: '12rem',
  color: theme.color.action,
});
export const hereName = style({
  paddingInline: theme.space.x2,
  background: theme.color.action,
  color: theme.color.onAction,
  borderRadius: theme.radius.control,
  fontSize: theme.size.s14,
  fontWeight: 600,
  textAlign: 'center',
});
export const hereFoot = style({
  width: '2px',
  height: '14px',
  background: 'currentColor',
  '::after': {
    content: '""',
    display: 'block',
    width: '10px',
    height: '10px',
    margin: '9px 0 0 -4px',
    borderRadius: '50%',
    background: 'currentColor',
  },
  // the line leads to the name above
  selectors: { '[data-below] &': { backgroundColor: 'transparent' } },
});
export const tools = style({
  position: 'absolute',
  insetInlineEnd: theme.space.x3,
  top: theme.space.x3,
  display: 'grid',
  ...raised,
});
export const tool = style({
  ...square,
  selectors: {
    '& + &': { borderTop: line },
    '&:hover:not([aria-disabled=true])': { color: theme.color.action },
    '&[aria-disabled=true]': { color: theme.color.disabled, cursor: 'default' },
  },
});
export const area = style({
  position: 'absolute',
  top: theme.space.x3,
  insetInlineStart: theme.space.x3,
  maxWidth: 'calc(100% - 5.5rem)',
  ...wrapping('x2'),
});
export const areaButton = style({
  ...raised,
  minHeight: finger,
  paddingInline: theme.space.x4,
  fontWeight: 600,
  cursor: 'pointer',
  ':hover': { borderColor: theme.color.action, color: theme.color.action },
});
export const automatic = style({
  ...raised,
  minHeight: finger,
  ...beside('x2'),
  paddingInline: theme.space.x3,
  fontSize: theme.size.s14,
  cursor: 'pointer',
});
export const note = style({
  alignSelf: 'center',
  paddingInline: theme.space.x2,
  background: theme.map.land,
  color: theme.map.word,
  fontSize: theme.size.s14,
});
globalStyle(`${automatic} input`, { width: '1.25rem', height: '1.25rem' });
export const credit = style({
  position: 'absolute',
  bottom: 0,
  insetInlineStart: 0,
  maxWidth: '100%',
  paddingInline: theme.space.x2,
  background: theme.map.land,
  color: theme.map.word,
  fontSize: '0.75rem',
});
export const card = style({
  position: 'absolute',
  insetInline: theme.space.x3,
  bottom: theme.space.x8,
  maxWidth: '26rem',
  marginInline: 'auto',
  paddingBlock: theme.space.x3,
  paddingInlineStart: theme.space.x4,
  paddingInlineEnd: theme.space.x12,
  ...raised,
  borderRadius: theme.radius.card,
  boxShadow: theme.shadow.raised,
});
export const cardClose = style({
  position: 'absolute',
  top: 0,
  insetInlineEnd: 0,
  ...square,
});
