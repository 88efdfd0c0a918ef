import { brand } from '@voyage/brand';
import type { PictureId } from './pictures.ts';

/** What both brands show on a page of the same kind, each in its own light. */
export const brandPictures: Record<'login' | 'password' | 'about', PictureId> = {
  main: { login: 'still-lake', password: 'evening-shore', about: 'cove' } as const,
  club: { login: 'danube', password: 'star-lake', about: 'clouds' } as const,
}[brand.id];
