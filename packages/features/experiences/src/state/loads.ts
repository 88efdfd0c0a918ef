import type { PictureId } from '@voyage/pictures/pictures.ts';
import type { ExperiencesText, TrainsText, TrainText } from './content.ts';
import type { CruiseWords, LineText, ShipText, VoyageText } from './cruise-content.ts';

export interface Named {
  id: string;
  name: string;
}
interface Part {
  words: CruiseWords;
  /** The line: its slug, and its name in the visitor's language. */
  line: Named;
}
/** Pictures come with the content, so that a page's first script includes neither ships nor voyages. */
interface Pictured {
  picture: PictureId;
}
export interface LineLoad extends Part {
  content: LineText;
}
export interface ShipLoad
  extends Part, Pictured, Pick<LineText, 'decks' | 'suites' | 'amenities' | 'activities' | 'facilities'> {
  ship: ShipText;
  voyages: readonly Named[];
  /** The other ships of the line. */
  others: readonly Named[];
}
export interface VoyageLoad extends Part, Pictured {
  ship: Named;
  voyage: VoyageText;
  others: readonly Named[];
}

/** The landing page, and the trains that it lists. */
export interface ExperiencesLoad extends ExperiencesText {
  trains: readonly { id: string; name: string }[];
}
/** One train, the texts shared by all trains, and links to the others. */
export interface TrainLoad extends Omit<TrainsText, 'items' | 'ours'> {
  train: TrainText;
  trains: readonly { id: string; name: string }[];
  summary: string;
  picture: PictureId;
}
