/**
 * Facts of the specification (section 9, "Experience content limits"): texts refer to them and contain no
 * literal numbers.
 */
export const flight = {
  altitudeKm: 85,
  minutes: 90,
  weightlessMinutes: 8,
  boostSeconds: 60,
  releaseFeet: 50_000,
  /** Days of the timeline, after the twelve months. */
  days: [5, 3, 2, 1],
  months: 12,
  programmeDays: 5,
} as const;
const antarctica = {
  podsPerCamp: 6,
  guestsPerSeason: 250,
  runwayMetres: { length: 3000, width: 60 },
  penguinMetres: 5,
  breedingPairs: 14_000,
} as const;

/** Minimum age in a ship's fitness studio. */
const fitnessAge = 16;

const kmOfFeet = (feet: number) => Math.round((feet * 0.3048) / 1000);
const written = (number: number) => number.toLocaleString('en');

/** Values of `{name}` in the content files. */
export const experienceValues: Readonly<Record<string, string>> = {
  altitude: written(flight.altitudeKm),
  minutes: written(flight.minutes),
  weightless: written(flight.weightlessMinutes),
  boost: written(flight.boostSeconds),
  feet: written(flight.releaseFeet),
  release: written(kmOfFeet(flight.releaseFeet)),
  pods: written(antarctica.podsPerCamp),
  guests: written(antarctica.guestsPerSeason),
  runwayLength: written(antarctica.runwayMetres.length),
  runwayWidth: written(antarctica.runwayMetres.width),
  distance: written(antarctica.penguinMetres),
  pairs: written(antarctica.breedingPairs),
  fitness: written(fitnessAge),
};
