import { brand } from '@voyage/brand/club.ts';
import { color } from '@voyage/themes/club/tokens.ts';
import { faces } from '@voyage/typefaces/club.ts';
import type { Design } from './design.ts';

export const design: Design = {
  name: brand.name,
  mark: brand.mark,
  icon: brand.icon,
  faces,
  page: color.page,
  accent: color.action,
  title: color.text,
  secondary: color.secondary,
  frame: color.action,
  corner: 12,
  caption: { title: color.overPicture, place: color.secondary, at: 'over' },
};
