import type { PictureId } from '@voyage/pictures/pictures.ts';
import type { ExperiencesText, RoomText, TrainsText, TrainText } from './content.ts';
import type { CruiseWords, LineText, ShipText, VoyageText } from './cruise-content.ts';
import type { Cabin, TrainFacts } from './train-facts.ts';

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

/** A train in a list. */
export interface ListedTrain extends Named, Pick<TrainFacts, 'nights' | 'months'> {}
/** The landing page, and the trains that it lists. */
export interface ExperiencesLoad extends ExperiencesText {
  trains: readonly ListedTrain[];
}
/** One train, the texts shared by all trains, and links to the others. */
export interface TrainLoad extends Omit<TrainsText, 'items' | 'ours' | 'cabins'> {
  train: TrainText;
  facts: Omit<TrainFacts, 'cabins'>;
  cabins: readonly (RoomText & Cabin)[];
  trains: readonly ListedTrain[];
  summary: string;
  picture: PictureId;
}
