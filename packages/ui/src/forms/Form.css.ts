import { style } from '@vanilla-extract/css';
import { theme } from '@voyage/themes/contract.css.ts';

export const form = style({ display: 'grid', gap: theme.space.x6, alignContent: 'start' });
export const inParts = style({ gap: theme.space.x10 });
export const summary = style({
  display: 'grid',
  gap: theme.space.x3,
  padding: theme.space.x5,
  border: `1px solid ${theme.color.error}`,
  borderInlineStartWidth: 4,
  background: theme.color.errorPanel,
  borderRadius: theme.radius.control,
});
export const title = style({
  display: 'flex',
  gap: theme.space.x2,
  alignItems: 'baseline',
  fontSize: theme.size.s18,
  fontWeight: 600,
  lineHeight: 1.4,
});
export const icon = style({
  flex: 'none',
  alignSelf: 'start',
  marginTop: '0.15em',
  color: theme.color.error,
});
export const list = style({ display: 'grid', paddingInlineStart: `calc(20px + ${theme.space.x2})` });
export const link = style({
  display: 'inline-block',
  paddingBlock: theme.space.x1,
  color: theme.color.text,
  textDecorationThickness: 1,
  textUnderlineOffset: '0.25em',
  selectors: { '&:hover': { textDecorationThickness: 2 } },
});
