import { globalStyle, style } from '@vanilla-extract/css';
import { breakpoint, theme } from '@voyage/themes/contract.css.ts';
import { rows } from '@voyage/ui/base/looks.ts';

export const newsletter = style({
  ...rows('x4'),
  '@media': {
    [breakpoint.tablet]: { gap: theme.space.x6 },
    [breakpoint.desktop]: {
      gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)',
      gap: theme.space.x12,
      alignItems: 'start',
    },
  },
});
export const words = style(rows('x2'));
/** The address with its button, and the consent below. */
export const line = style({
  ...rows('x4'),
  alignItems: 'start',
  maxWidth: '36rem',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  '@media': { [breakpoint.desktop]: { justifySelf: 'end', width: '100%' } },
});
export const agreed = style({ gridColumn: '1 / -1' });
/** Beside the fields, offset by the height of their labels. */
export const submit = style({
  display: 'grid',
  fontSize: theme.size.s14,
  marginTop: `calc(1lh + ${theme.space.x1})`,
});
/** As high as the fields. */
globalStyle(`${submit} > button`, { minHeight: '3rem' });
export const done = style({ fontSize: theme.size.s18, maxWidth: '36rem' });
export const problem = style({ gridColumn: '1 / -1', color: theme.color.error });
