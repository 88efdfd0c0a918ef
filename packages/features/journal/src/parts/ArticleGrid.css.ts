import { style } from '@vanilla-extract/css';
import { deferredLayout } from '@voyage/site-chrome/loading/deferred-style.ts';
import { theme } from '@voyage/themes/contract.css.ts';

export const grid = style({
  display: 'grid',
  gap: `${theme.space.x16} ${theme.space.x6}`,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 20rem), 1fr))',
});
export const item = style(deferredLayout('25rem', '28rem'));
