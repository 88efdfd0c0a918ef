import { style, styleVariants } from '@vanilla-extract/css';
import { theme } from '@voyage/themes/contract.css.ts';
import { wrapping } from '@voyage/ui/base/looks.ts';

export const drawing = style({ width: '100%', height: 'auto' });
const outline = { stroke: theme.color.text, strokeWidth: 1.5, strokeLinejoin: 'round' } as const;
export const hull = style({ ...outline, fill: theme.color.panel });
export const funnel = style({ ...outline, fill: theme.color.action });
export const mast = style({ ...outline, fill: 'none' });
export const deck = style({ ...outline, strokeWidth: 1, fill: theme.color.raised });
/** A deck within the hull shows only its windows, but can be pressed. */
export const within = style({ fill: 'transparent' });
export const chosen = style({ ...outline, strokeWidth: 1, fill: theme.color.action });
export const pressable = style({ cursor: 'pointer' });
const windows = { fill: 'none', strokeWidth: 2.5, strokeDasharray: '3.5 2.5' } as const;
export const glass = style({ ...windows, stroke: theme.color.secondary });
export const chosenGlass = style({ ...windows, stroke: theme.color.onAction });
export const waves = style({ stroke: theme.map.waterWord, strokeWidth: 1.5, strokeLinecap: 'round' });

/** The hull, below decks that are shorter than the ship. */
export const outlineAbove = style({ ...outline, strokeDasharray: '2 4', fill: 'none' });
export const floor = style({ fill: theme.color.raised, stroke: theme.color.text, strokeWidth: 1 });
export const zone = styleVariants({
  suites: { fill: theme.color.raised },
  room: { fill: theme.color.ornament },
  pool: { fill: theme.map.water },
  open: { fill: theme.color.panel },
});
export const walls = style({ fill: 'none', stroke: theme.color.text, strokeWidth: 1 });
export const planks = style({ stroke: theme.color.border, strokeWidth: 0.75, opacity: 0.7 });

export const legend = style({ ...wrapping('x2', 'x6'), marginBlockStart: theme.space.x3 });
export const key = style({ display: 'inline-flex', alignItems: 'center', gap: theme.space.x2 });
export const swatch = style({ width: '1.25rem', height: '0.875rem' });
