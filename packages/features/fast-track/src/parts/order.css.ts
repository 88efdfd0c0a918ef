import { style } from '@vanilla-extract/css';
import { theme } from '@voyage/themes/contract.css.ts';
import { two } from '@voyage/ui/content/summary-columns.css.ts';

export { aside, back, columns, legend, part, two } from '@voyage/ui/content/summary-columns.css.ts';
/** A child's name has a hint: the controls are aligned. */
export const names = style([two, { alignItems: 'end' }]);
export const send = style({ display: 'grid', gap: theme.space.x4, justifyItems: 'start' });
