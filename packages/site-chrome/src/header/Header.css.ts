import { globalStyle, style } from '@vanilla-extract/css';
import { overPicture, ring, theme } from '@voyage/themes/contract.css.ts';
import { beside, pressable, rows } from '@voyage/ui/base/looks.ts';
import { breakpoint, headerHeight } from '@voyage/themes/scale.ts';

/** Whole behind text and underline (3.125 rem); below, a fade so long and even that no edge is visible. */
const fade = { 3.25: 100, 4.25: 90, 5.25: 71, 6.25: 48, 7.25: 27, 8.25: 12, 9.25: 3 };
const veil = (color: string) =>
  `linear-gradient(${Object.entries(fade)
    .map(([rem, percent]) => `color-mix(in srgb, ${color} ${percent}%, transparent) ${rem}rem`)
    .join(', ')}, transparent)`;
const over = '&[data-over]:not([data-solid])';
/** A header over a picture becomes opaque once this is scrolled away. */
export const scrollMark = style({
  position: 'absolute',
  insetBlockStart: 0,
  height: '5rem',
  width: 1,
  pointerEvents: 'none',
});
export const header = style({
  position: 'relative',
  zIndex: 20,
  background: theme.color.page,
  borderBottom: `1px solid ${theme.color.hairline}`,
  transition: `background-color ${theme.motion.duration}, color ${theme.motion.duration}, border-color ${theme.motion.duration}`,
  // The scrim behind the text of a header over a picture: opaque behind the text, then a long fade.
  '::before': {
    content: '',
    position: 'absolute',
    insetInline: 0,
    insetBlockStart: 0,
    height: '10rem',
    zIndex: -1,
    opacity: 0,
    pointerEvents: 'none',
    background: veil(theme.color.veil),
    transition: `opacity ${theme.motion.duration}`,
  },
  selectors: {
    '&[data-over]': { position: 'fixed', insetInline: 0, insetBlockStart: 0 },
    [over]: { ...overPicture, background: 'transparent', borderBottomColor: 'transparent' },
    [`${over}::before`]: { opacity: 1 },
    '&[data-over][data-light]:not([data-solid])': {
      color: theme.color.text,
      vars: { [ring]: theme.color.focus },
    },
    '&[data-light]::before': { background: veil(`color-mix(in srgb, ${theme.color.page} 88%, transparent)`) },
  },
});
export const bar = style({
  ...rows('x4'),
  gridTemplateColumns: 'auto 1fr',
  alignItems: 'center',
  minHeight: headerHeight,
  '@media': {
    'screen and (max-width: 22.5rem)': { gap: theme.space.x1 },
    [breakpoint.desktop]: { gridTemplateColumns: '1fr auto 1fr' },
  },
});
export const brand = style({
  justifySelf: 'start',
  ...pressable,
  textDecoration: 'none',
});
export const navigation = style({
  display: 'none',
  '@media': { [breakpoint.desktop]: { display: 'block' } },
});
export const tools = style({
  gridColumn: '-2 / -1',
  ...beside('x2'),
  justifyContent: 'flex-end',
  '@media': { 'screen and (max-width: 22.5rem)': { gap: 0 }, [breakpoint.desktop]: { gap: 0 } },
});
const line = {
  content: '',
  position: 'absolute',
  insetInline: theme.space.x2,
  insetBlockEnd: '0.5rem',
  height: 1,
  background: 'currentColor',
  transform: 'scaleX(0)',
  transformOrigin: '0 50%',
  transition: `transform ${theme.motion.duration} ${theme.motion.easing}`,
} as const;
/** An entry of the bar: underlined on hover, on the current page and while its panel is open. */
export const item = style({
  position: 'relative',
  ...pressable,
  justifyContent: 'center',
  gap: theme.space.x2,
  minWidth: '2.75rem',
  paddingInline: theme.space.x3,
  textDecoration: 'none',
  background: 'transparent',
  border: 0,
  color: 'inherit',
  cursor: 'pointer',
  fontSize: theme.size.s16,
  whiteSpace: 'nowrap',
  '::after': line,
  '@media': {
    'screen and (max-width: 22.5rem)': { paddingInline: theme.space.x2 },
    [breakpoint.desktop]: { fontSize: theme.size.s14, paddingInline: theme.space.x2, gap: theme.space.x1 },
  },
  selectors: {
    '&:hover::after, &[aria-current="page"]::after, &[aria-expanded="true"]::after': {
      transform: 'scaleX(1)',
    },
  },
});
export const wideOnly = style({
  display: 'none',
  '@media': { [breakpoint.desktop]: { display: 'inline-flex' } },
});
/**
 * The same width for visitors and members, because only the browser knows which it is: nothing beside it
 * shifts.
 */
export const member = style({ '@media': { [breakpoint.desktop]: { display: 'grid', width: '6rem' } } });
globalStyle(`${member} > a, ${member} > div > button`, {
  '@media': { [breakpoint.desktop]: { width: '100%', justifyContent: 'flex-end' } },
});
export const memberName = style([wideOnly, { overflow: 'hidden', textOverflow: 'ellipsis' }]);
/** Until the top menu fits in both brands (TopNavigation.css.ts). */
export const narrowOnly = style({ '@media': { 'screen and (min-width: 80rem)': { display: 'none' } } });
