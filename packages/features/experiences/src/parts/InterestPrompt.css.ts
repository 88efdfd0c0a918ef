import { style } from '@vanilla-extract/css';
import { theme } from '@voyage/themes/contract.css.ts';
import { container } from '@voyage/ui/base/layout.css.ts';

export const band = style([container, { paddingBlockEnd: theme.space.section }]);
export const words = style({
  display: 'grid',
  justifyItems: 'start',
  gap: theme.space.x4,
  paddingBlockStart: theme.space.x16,
  borderTop: `1px solid ${theme.color.ornament}`,
});
export const text = style({ maxWidth: '40rem', marginBlockEnd: theme.space.x2 });
