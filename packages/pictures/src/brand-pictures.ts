import { brand } from '@voyage/brand';
import type { PictureId } from './pictures.ts';

/** What both brands show on a page of the same kind, each in its own light. */
export const brandPictures: Record<'login' | 'password' | 'join' | 'about', PictureId> = {
  main: { login: 'still-lake', password: 'evening-shore', join: 'vase-olive', about: 'cove' } as const,
  club: { login: 'danube', password: 'star-lake', join: 'lamp-book-alpine', about: 'clouds' } as const,
}[brand.id];
