import { style } from '@vanilla-extract/css';
import { theme } from '@voyage/themes/contract.css.ts';
import { breakpoint } from '@voyage/themes/scale.ts';

const line = `1px solid ${theme.color.hairline}`;
export const top = style({
  display: 'grid',
  alignContent: 'center',
  gap: theme.space.x8,
  paddingBlock: `${theme.space.x6} ${theme.space.section}`,
  '@media': {
    [breakpoint.desktop]: {
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)',
      gap: theme.space.x16,
      alignItems: 'center',
      paddingBlockStart: theme.space.x12,
    },
  },
});
export const words = style({ display: 'grid', gap: theme.space.x6, justifyItems: 'start' });
export const picture = style({
  display: 'grid',
  order: -1,
  aspectRatio: '3 / 2',
  overflow: 'hidden',
  borderRadius: theme.radius.picture,
  '@media': { [breakpoint.desktop]: { order: 0 } },
});
export const band = style({ background: theme.color.panel, paddingBlock: theme.space.section });
export const sectionTitle = style({ marginBlockEnd: theme.space.x10 });
export const stages = style({
  display: 'grid',
  gap: `${theme.space.x8} ${theme.space.x10}`,
  '@media': {
    [breakpoint.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [breakpoint.desktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', rowGap: theme.space.x12 },
  },
});
export const stage = style({
  display: 'grid',
  gap: theme.space.x2,
  alignContent: 'start',
  paddingBlockStart: theme.space.x4,
  borderTop: line,
});
export const number = style({
  fontFamily: theme.font.display,
  fontSize: theme.size.s28,
  lineHeight: 1.1,
  color: theme.color.action,
  fontVariantNumeric: 'lining-nums',
});
export const after = style({ marginBlockStart: theme.space.x10 });
