import { style } from '@vanilla-extract/css';

/** Reserves its space until the script has loaded. */
export const share = style({ minHeight: '2.75rem', '@media': { print: { display: 'none' } } });
