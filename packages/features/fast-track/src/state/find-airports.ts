/** Ignores case, accents and full-width forms. */
const folded = (text: string): string => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

interface Named {
  iata: string;
  name: string;
  city: string;
  country: string;
}
/** The airports whose city, name, country or code contain every typed word. */
export function findAirports<A extends Named>(airports: readonly A[], typed: string): A[] {
  const wanted = folded(typed).split(/\s+/).filter(Boolean);
  return airports.filter(({ iata, name, city, country }) => {
    const all = folded(`${iata} ${city} ${name} ${country}`);
    return wanted.every((word) => all.includes(word));
  });
}
