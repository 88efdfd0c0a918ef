const radians = (degrees: number) => (degrees * Math.PI) / 180;
const degrees = (angle: number) => (angle * 180) / Math.PI;

/** The sun's upper edge at the horizon: half its disc plus atmospheric refraction. */
const zenith = radians(90.833);
const wholeDay = 24 * 60;

/** The sun's declination in radians, accurate to 0.03 degrees (Spencer 1971). */
function declination(month: number, day: number): number {
  // Day of a year without 29 February, from 0.
  const ofYear = (Date.UTC(2025, month - 1, day) - Date.UTC(2025, 0, 1)) / 86_400_000;
  const year = (2 * Math.PI * ofYear) / 365;
  return (
    0.006918 -
    0.399912 * Math.cos(year) +
    0.070257 * Math.sin(year) -
    0.006758 * Math.cos(2 * year) +
    0.000907 * Math.sin(2 * year) -
    0.002697 * Math.cos(3 * year) +
    0.00148 * Math.sin(3 * year)
  );
}

/**
 * Minutes from sunrise to sunset at sea level: 0 in the polar night, 1440 where the sun does not set.
 * `lat`: degrees, north positive. `month` and `day` from 1.
 */
export function daylightMinutes(lat: number, { month, day }: { month: number; day: number }): number {
  const sun = declination(month, day);
  const above = Math.sin(radians(lat)) * Math.sin(sun) - Math.cos(zenith);
  const swing = Math.cos(radians(lat)) * Math.cos(sun);
  // The cosine of half the day's arc is out of range: the sun stays up, or down.
  if (above >= swing) return wholeDay;
  if (above <= -swing) return 0;
  return (degrees(Math.acos(-above / swing)) / 180) * wholeDay;
}
