import { style } from '@vanilla-extract/css';
import { theme } from '@voyage/themes/contract.css.ts';

/** Two lines if both do not fit, as at 320 px. */
export const row = style({ display: 'flex', flexWrap: 'wrap', gap: theme.space.x2 });
export const code = style({ flex: '0 1 10.5rem', minWidth: 0 });
export const number = style({ flex: '1 1 10rem', minWidth: 0 });
/** A legend is not affected by its group's gap. */
export const legend = style({ marginBlockEnd: theme.space.x1 });
/** As tall as the field while it is being loaded. */
export const place = style({ minHeight: '5rem' });
