import type { LocalizedText } from '@voyage/domain/locale.ts';
import made from './picture-credits.json' with { type: 'json' };

/** Of one picture: what it shows, who made it, where it comes from. Made by tooling/photos; all languages, so load it only where it is shown. */
export interface PictureCredit {
  id: string;
  shows: LocalizedText;
  /** A name, or that none is known; in English. */
  credit: string;
  /** The npm package that it ships in; null: our own drawing. */
  package: string | null;
  /** In English. */
  licence: string;
}
export const pictureCredits: readonly PictureCredit[] = made;
