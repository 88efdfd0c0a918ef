/**
 * What a picture actually shows, used to choose one for a hotel or a room (apps/api/content/pictures.json,
 * rules in apps/api/src/inventory/embedded/pictures). Entered by hand for each: for photographs in
 * manifest.json, for our renders in rooms/pictures.json.
 */
export interface PictureFacts {
  id: string;
  /**
   * Of a hotel: bedroom (one large bed), twin, suite (a sitting room), corner (of a room, without its bed),
   * bathroom, pool, terrace, lobby, lounge, dining, spa, detail, courtyard, entrance (the street front of
   * a house of any size), exterior (a small building, not a tower).
   * Of its surroundings: landscape, view, landmark.
   */
  kind: string;
  /** Settings of places and districts for which it is true; empty: not used for hotels. */
  settings: readonly string[];
  /**
   * Styles of hotels, closest first: city, palace, club, beach, alpine, riad, ryokan, desert. Absent: any.
   */
  styles?: readonly string[];
  /** Codes of the places that it recognisably shows: it is never used for another. */
  place?: readonly string[];
  /** Climates for which it is true; absent: any. */
  climates?: readonly string[];
  /** ISO codes of countries where nothing looks like that, although setting, style and climate agree. */
  notCountries?: readonly string[];
  /**
   * What is beyond a window or around: sea, city, dunes, peaks, hills, garden; `sky` or absent: could be
   * anywhere.
   */
  view?: string;
  /** morning, noon, cloud, golden, blue or night. */
  hour?: string;
  /**
   * Feature codes, of which the hotel must have one; by default a pool picture needs the outdoor pool and a
   * spa picture the spa.
   */
  needs?: readonly string[];
  /** False: a second picture of the same subject, which is not used first for a hotel in a list. */
  leads?: boolean;
}

/** Only the facts of a picture, with keys in a fixed order. */
export const factsOf = ({
  id,
  kind,
  settings,
  styles,
  place,
  climates,
  notCountries,
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
  ...(notCountries && { notCountries }),
  ...(view && { view }),
  ...(hour && { hour }),
  ...(needs && { needs }),
  ...(leads === false && { leads }),
});
