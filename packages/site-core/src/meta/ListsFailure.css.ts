import { style } from '@vanilla-extract/css';
import { errorLine } from '@voyage/ui/feedback/error-panel.css.ts';

export const problem = style([errorLine, { gridColumn: '1 / -1' }]);
