/** Shared by both brands: the type scale and spacing, with their names (px as rem of 16). */
const rem = (px: number) => `${px / 16}rem`;
export const size = {
  s14: rem(14),
  s16: rem(16),
  s18: rem(18),
  s22: rem(22),
  s28: rem(28),
  s36: rem(36),
  s48: rem(48),
  s64: rem(64),
};
export const space = {
  x1: rem(4),
  x2: rem(8),
  x3: rem(12),
  x4: rem(16),
  x5: rem(20),
  x6: rem(24),
  x8: rem(32),
  x10: rem(40),
  x12: rem(48),
  x16: rem(64),
  x20: rem(80),
  x30: rem(120),
  x40: rem(160),
  section: 'clamp(4rem, 8vw, 7.5rem)',
};
/** The least height of the header of a page, and of whatever is as high. */
export const headerHeight = '4.5rem';
export const breakpoint = {
  /** Narrower than `tablet`. */
  phone: 'screen and (max-width: 47.99rem)',
  tablet: 'screen and (min-width: 48rem)',
  desktop: 'screen and (min-width: 68rem)',
};
