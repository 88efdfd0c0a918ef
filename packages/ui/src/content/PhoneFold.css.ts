import { style, styleVariants } from '@vanilla-extract/css';
import { breakpoint, theme } from '@voyage/themes/contract.css.ts';
import { spaceBetween, unstyledButton, column, finePrint } from '../base/looks.ts';

const plain = {
  padding: 0,
  color: theme.color.text,
  fontFamily: theme.font.text,
  fontSize: theme.size.s18,
  fontWeight: 600,
  lineHeight: 1.4,
};
const line = style({
  position: 'relative',
  ...spaceBetween,
  alignItems: 'baseline',
  columnGap: theme.space.x4,
  '@media': {
    [breakpoint.phone]: {
      alignItems: 'center',
      minHeight: '3.5rem',
      paddingBlock: theme.space.x2,
      paddingInlineEnd: theme.space.x8,
      borderTop: `1px solid ${theme.color.hairline}`,
    },
  },
});
/** The title of a section, or of a part of one. */
export const top = styleVariants({
  section: [line, { '@media': { [breakpoint.tablet]: { marginTop: theme.space.x16 } } }],
  part: [line],
  phone: [line, { display: 'none', '@media': { [breakpoint.phone]: { display: 'flex' } } }],
});
/** With a line under the title: two lines need more air. */
export const withBrief = style({ '@media': { [breakpoint.phone]: { paddingBlock: theme.space.x3 } } });
/** Anchors scroll to below the sticky row. On a phone all section titles look the same. */
export const title = style({
  scrollMarginTop: theme.space.x20,
  '@media': {
    [breakpoint.phone]: { selectors: { '&&, html:lang(zh) &&, html:lang(ja) &&': plain } },
  },
});
/** What is inside, while it cannot be seen. */
export const brief = style({
  display: 'none',
  '@media': {
    [breakpoint.phone]: {
      display: 'block',
      flexBasis: '100%',
      minWidth: 0,
      overflowWrap: 'anywhere',
      ...finePrint,
      fontVariantNumeric: 'tabular-nums lining-nums',
    },
  },
});
export const button = style({
  position: 'absolute',
  inset: 0,
  display: 'none',
  alignItems: 'center',
  justifyContent: 'end',
  ...unstyledButton,
  color: theme.color.text,
  outlineOffset: '-3px',
  '@media': { [breakpoint.phone]: { display: 'flex' } },
});
export const icon = style({
  flex: 'none',
  transition: `transform 280ms ${theme.motion.easing}`,
  selectors: { [`${button}[aria-expanded="true"] &`]: { transform: 'rotate(180deg)' } },
});
/** Pressed separately, above the button that folds. */
export const aside = style({ position: 'relative' });
export const body = style({
  ...column('x2'),
  '@media': { [breakpoint.phone]: { paddingBlockEnd: theme.space.x4 } },
  selectors: { '&[data-folded]': { '@media': { [breakpoint.phone]: { display: 'none' } } } },
});
