import { brand } from '@voyage/brand/main.ts';
import { color } from '@voyage/themes/main/tokens.ts';
import { faces } from '@voyage/typefaces/main.ts';
import type { Design } from './design.ts';

export const design: Design = {
  name: brand.name,
  mark: brand.mark,
  icon: brand.icon,
  faces,
  page: color.page,
  accent: color.text,
  title: color.text,
  secondary: color.secondary,
  frame: color.ornament,
  corner: 0,
  caption: { title: color.text, place: color.secondary, at: 'below' },
};
