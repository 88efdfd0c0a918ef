/**
 * Distributes `count` hotels over the places: by weight (apps/api/content/places/hotels.tsv), and at least
 * one each if there are enough. They add up to `count`.
 */
export function hotelsPerPlace(weights: ReadonlyMap<string, number>, count: number): Map<string, number> {
  const total = [...weights.values()].reduce((sum, weight) => sum + weight, 0);
  const least = count >= weights.size ? 1 : 0;
  const exact = [...weights].map(([place, weight]) => {
    const share = ((count - least * weights.size) * weight) / total;
    return { place, whole: least + Math.floor(share), rest: share % 1 };
  });
  const left = count - exact.reduce((sum, { whole }) => sum + whole, 0);
  const rounded = new Set(
    exact
      .toSorted((a, b) => b.rest - a.rest)
      .slice(0, left)
      .map(({ place }) => place),
  );
  return new Map(exact.map(({ place, whole }) => [place, whole + (rounded.has(place) ? 1 : 0)]));
}
