import { style, styleVariants } from '@vanilla-extract/css';
import { theme } from '@voyage/themes/contract.css.ts';
import { clamped, engraved, finePrint, frame, oneLine, rows } from '../base/looks.ts';
import { heading } from '../base/typography.css.ts';

/** An engraved label: a hairline inside the edge, content centred. */
const plate = style({
  ...frame,
  ...engraved,
  gridTemplateRows: '1fr auto auto 1fr',
  justifyItems: 'center',
  alignItems: 'center',
  gap: theme.space.x3,
  padding: theme.space.x8,
  color: theme.color.text,
  textAlign: 'center',
});
export const crop = styleVariants({
  card: [plate, { aspectRatio: theme.crop.card }],
  wide: [plate, { aspectRatio: theme.crop.wide }],
  landscape: [plate, { aspectRatio: '3 / 2' }],
  fill: [plate, { height: '100%', borderRadius: 0 }],
});
export const mark = style({ alignSelf: 'start', minHeight: theme.space.x6, color: theme.color.secondary });
/** In an empty frame. */
export const markAlone = style([mark, { gridRow: '1 / -1', alignSelf: 'center' }]);
export const name = style([heading.h3, { maxWidth: '18em', ...clamped, WebkitLineClamp: 3 }]);
/** The hotel's location, under a short rule. */
export const place = style({
  ...rows('x3'),
  justifyItems: 'center',
  ...finePrint,
  '::before': { content: '', width: theme.space.x10, borderTop: `1px solid ${theme.color.ornament}` },
});
/** One line at the bottom. */
export const line = style({ alignSelf: 'end', maxWidth: '100%', ...oneLine, ...finePrint });
