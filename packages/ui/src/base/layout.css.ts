import { style, styleVariants } from '@vanilla-extract/css';
import { breakpoint, theme } from '@voyage/themes/contract.css.ts';
import { spaceBetween, line, unseen } from './looks.ts';

export const container = style({
  width: '100%',
  maxWidth: '83rem',
  marginInline: 'auto',
  paddingInline: theme.space.x4,
  '@media': { [breakpoint.tablet]: { paddingInline: theme.space.x6 } },
});
export const narrow = style([container, { maxWidth: '46rem' }]);
export const section = style({ paddingBlock: theme.space.section });
export const page = style({ paddingBlock: `${theme.space.x8} ${theme.space.x20}` });
export const measure = style({
  maxWidth: '66ch',
  selectors: { 'html:lang(zh) &, html:lang(ja) &': { maxWidth: '36em' } },
});

const gaps = {
  x1: theme.space.x1,
  x2: theme.space.x2,
  x3: theme.space.x3,
  x4: theme.space.x4,
  x6: theme.space.x6,
  x8: theme.space.x8,
  x12: theme.space.x12,
};
/** Stacks its children. */
export const stack = styleVariants(gaps, (gap) => ({ display: 'flex', flexDirection: 'column', gap }));
/** Places its children side by side, wrapping. */
export const inline = styleVariants(gaps, (gap) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap,
}));
/** As many equal columns as fit, with the named minimum width. */
export const grid = styleVariants({ narrow: '12rem', medium: '18rem', wide: '26rem' }, (least) => ({
  display: 'grid',
  gap: theme.space.x6,
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${least}), 1fr))`,
}));
export const spread = style({
  ...spaceBetween,
  alignItems: 'baseline',
  gap: theme.space.x4,
});
export const rule = style({
  border: 0,
  borderTop: line,
  margin: 0,
  width: '100%',
});
export const visuallyHidden = style({ ...unseen, margin: -1, padding: 0, border: 0 });
