import { style } from '@vanilla-extract/css';
import { theme } from '@voyage/themes/contract.css.ts';

const strokes = style({ flex: 'none', fill: 'none', stroke: 'currentColor', strokeWidth: 1.25, strokeLinecap: 'round', strokeLinejoin: 'round' });
export const mark = style([strokes, { width: '1.75rem', height: '1.75rem' }]);
export const large = style([strokes, { width: '3rem', height: '3rem', strokeWidth: 0.9 }]);
export const wordmark = style({ display: 'inline-flex', alignItems: 'center', gap: theme.space.x3, fontFamily: theme.font.display, fontWeight: theme.font.displayWeight, fontSize: theme.size.s28, lineHeight: 1.2, whiteSpace: 'nowrap', '@media': { 'screen and (max-width: 25rem)': { fontSize: '1.5rem', gap: theme.space.x2 } } });
