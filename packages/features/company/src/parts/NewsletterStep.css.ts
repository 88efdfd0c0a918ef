import { style } from '@vanilla-extract/css';
import { theme } from '@voyage/themes/contract.css.ts';

export const page = style({
  display: 'grid',
  justifyItems: 'center',
  gap: theme.space.x8,
  paddingBlock: theme.space.section,
  textAlign: 'center',
});
export const words = style({
  display: 'grid',
  gap: theme.space.x4,
  maxWidth: '36rem',
  overflowWrap: 'anywhere',
});
export const details = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space.x4,
  width: '100%',
  maxWidth: '28rem',
  padding: theme.space.x6,
  border: `1px solid ${theme.color.hairline}`,
  borderRadius: theme.radius.card,
  textAlign: 'start',
});
export const fields = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: theme.space.x4 });
export const problem = style({ maxWidth: '36rem', color: theme.color.error });
