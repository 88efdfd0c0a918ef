/**
 * What a picture truly shows, for whoever chooses one for a hotel or a room (apps/api/content/pictures.json, rules in
 * apps/api/src/inventory/embedded/pictures). Said by hand for each: in manifest.json of photographs, in
 * tooling/render/pictures.json of our renders.
 */
export interface PictureFacts {
  id: string;
  /**
   * Of a hotel: bedroom (one large bed), twin, suite (a sitting room), corner (of a room, without its bed), bathroom, pool,
   * terrace, lobby, lounge, dining, spa, detail, exterior (a house, not a tower). Of where it is: landscape, view, landmark.
   */
  kind: string;
  /** Settings of places and districts of which it is true; none: it stands for no hotel. */
  settings: readonly string[];
  /** Manners of hotels, the nearest first: city, palace, club, beach, alpine, riad, ryokan, desert. Without them: any. */
  styles?: readonly string[];
  /** Codes of the places that it shows, where one can tell: it never stands for another. */
  place?: readonly string[];
  /** Climates of which it is true; without them: any. */
  climates?: readonly string[];
  /** What lies beyond a window or around: sea, city, dunes, peaks, hills, garden; `sky` and nothing: could be anywhere. */
  view?: string;
  /** morning, noon, cloud, golden, blue or night. */
  hour?: string;
  /** Codes of features, one of which a hotel has; a pool needs the outdoor pool and a spa picture the spa without it. */
  needs?: readonly string[];
  /** False: a second picture of the same subject, which opens no hotel in a list. */
  leads?: boolean;
}

/** The facts of a picture alone, in one order of keys. */
export const factsOf = ({
  id,
  kind,
  settings,
  styles,
  place,
  climates,
  view,
  hour,
  needs,
  leads,
}: PictureFacts): PictureFacts => ({
  id,
  kind,
  settings,
  ...(styles && { styles }),
  ...(place && { place }),
  ...(climates && { climates }),
  ...(view && { view }),
  ...(hour && { hour }),
  ...(needs && { needs }),
  ...(leads === false && { leads }),
});
