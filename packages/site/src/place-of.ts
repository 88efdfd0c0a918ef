/** "Trocadéro · Paris": where a hotel stands, from the small to the large; what says the same is said once. */
export const placeOf = ({ district, place }: { district: string; place: { name: string } | string }, country = ''): string =>
  [district, typeof place === 'string' ? place : place.name, country].filter((part, i, all) => part && all.indexOf(part) === i).join(' · ');
