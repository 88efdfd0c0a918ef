import { dotted } from '@voyage/i18n/join.ts';

interface Standing {
  district: string;
  /** An order stores only the name. */
  place: { name: string } | string;
}
/** The city, or the name of a place without one: its local time applies to deadlines. */
export const cityOf = ({ place }: Pick<Standing, 'place'>): string =>
  typeof place === 'string' ? place : place.name;
/** "Trocadéro · Paris": a hotel's location from small to large, without repeated names. */
export const placeOf = (hotel: Standing, country = ''): string =>
  dotted([...new Set([hotel.district, cityOf(hotel), country])]);
