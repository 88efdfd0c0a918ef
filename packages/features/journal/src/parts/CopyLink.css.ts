import { style } from '@vanilla-extract/css';

/** Its place is kept until the script has come. */
export const share = style({ minHeight: '2.75rem' });
