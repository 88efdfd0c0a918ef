interface Standing {
  district: string;
  /** An order keeps the name alone. */
  place: { name: string } | string;
}
/** The city, or what a place without one is called: whose clock decides a deadline. */
export const cityOf = ({ place }: Pick<Standing, 'place'>): string =>
  typeof place === 'string' ? place : place.name;
/** "Trocadéro · Paris": where a hotel stands, from the small to the large; what says the same is said once. */
export const placeOf = (hotel: Standing, country = ''): string =>
  [hotel.district, cityOf(hotel), country]
    .filter((part, i, all) => part && all.indexOf(part) === i)
    .join(' · ');
