import { style, styleVariants } from '@vanilla-extract/css';
import { theme } from '@voyage/themes/contract.css.ts';
import { engraved } from './looks.ts';

const frame = style({
  display: 'block',
  overflow: 'hidden',
  background: theme.color.panel,
  borderRadius: theme.radius.picture,
});
export const crop = styleVariants({
  card: [frame, { aspectRatio: theme.crop.card }],
  wide: [frame, { aspectRatio: theme.crop.wide }],
  landscape: [frame, { aspectRatio: '3 / 2' }],
  square: [frame, { aspectRatio: '1' }],
  fill: [frame, { height: '100%', borderRadius: 0 }],
});
/** Instead of a picture that did not load: as the plate of a hotel without one (NamePlate.css.ts). */
export const plate = style({ ...engraved, display: 'grid', placeItems: 'center' });
export const mark = style({
  width: '1.75rem',
  fill: 'none',
  stroke: theme.color.secondary,
  strokeWidth: 1.25,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});
export const image = style({ width: '100%', height: '100%', objectFit: 'cover' });
/**
 * Of another server, which may fail before scripts run: what a browser draws in place of the picture is covered, and so
 * is its text, which nobody needs beside the name of the hotel.
 */
export const addressed = style({
  position: 'relative',
  selectors: {
    '&::before': { content: '""', position: 'absolute', inset: 0, background: theme.color.panel },
  },
});
/**
 * The subject's position, preserved when cropping; as classes, because the content security policy forbids
 * style attributes.
 */
export const position = styleVariants(
  {
    top: '50% 0',
    bottom: '50% 100%',
    left: '0 50%',
    right: '100% 50%',
    topLeft: '0 0',
    topRight: '100% 0',
    bottomLeft: '0 100%',
    bottomRight: '100% 100%',
  },
  (objectPosition) => ({ objectPosition }),
);
