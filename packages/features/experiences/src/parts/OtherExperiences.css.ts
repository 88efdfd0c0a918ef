import { style } from '@vanilla-extract/css';
import { theme } from '@voyage/themes/contract.css.ts';
import { container } from '@voyage/ui/base/layout.css.ts';

export const others = style([
  container,
  { display: 'grid', gap: theme.space.x4, paddingBlockEnd: theme.space.section },
]);
