import { style } from '@vanilla-extract/css';
import { rows } from '@voyage/ui/base/looks.ts';

export const grid = style({
  ...rows('x16', 'x6'),
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 20rem), 1fr))',
});
