import { style } from '@vanilla-extract/css';
import { card } from '@voyage/ui/content/PictureCard.css.ts';
import { breakpoint, theme } from '@voyage/themes/contract.css.ts';
import { byPhrase } from '@voyage/ui/base/typography.css.ts';

export const lead = style([
  card,
  {
    gap: theme.space.x6,
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@media': {
      [breakpoint.desktop]: {
        gridTemplateColumns: 'minmax(0, 8fr) minmax(0, 4fr)',
        gridTemplateRows: 'auto',
        gap: theme.space.x12,
        alignItems: 'end',
      },
    },
  },
]);
export const picture = style({ display: 'grid' });
export const words = style({ display: 'grid', gap: theme.space.x4 });
export const title = style([
  byPhrase,
  { '@media': { [breakpoint.desktop]: { marginTop: `calc(${theme.space.x2} * -1)` } } },
]);
