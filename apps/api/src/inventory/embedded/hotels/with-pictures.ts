import type { Place } from '../../places.ts';
import type { Vocabulary } from '../../vocabulary.ts';
import type { GeneratedHotel } from './generated-hotel.ts';
import { assignPictures } from '../pictures/assign-pictures.ts';
import type { PictureFacts } from '../../picture-facts.ts';

/**
 * The hotels of a place with their pictures, in the order given. Pictures are assigned in the order of the
 * place's usual list (search/search.ts).
 */
export function withPictures(
  hotels: GeneratedHotel[],
  place: Place,
  vocabulary: Vocabulary,
  facts: readonly PictureFacts[],
): GeneratedHotel[] {
  const merit = ({ hotel, plans }: GeneratedHotel) =>
    (hotel.flagship ? 1000 : 0) +
    (plans.some((plan) => vocabulary.plans.get(plan.code)?.memberOnly) ? 40 : 0) +
    hotel.features.length;
  const listed = hotels.toSorted((a, b) => merit(b) - merit(a) || a.hotel.id - b.hotel.id);
  const given = assignPictures(
    listed.map(({ hotel, rooms }) => ({
      id: hotel.id,
      site: {
        place,
        setting: hotel.setting,
        group: hotel.groupCode,
        features: hotel.features,
        roomCount: hotel.roomCount,
      },
      byHand: hotel.pictures,
      rooms: rooms.map(({ code, bed = null, view = null, bath = null }) => ({
        code,
        kind: vocabulary.rooms.get(code)?.picture ?? 'room',
        bed,
        view,
        bath,
      })),
    })),
    facts,
  );
  const byId = new Map(listed.map(({ hotel }, i) => [hotel.id, given[i]]));
  return hotels.map(({ hotel, rooms, plans }) => {
    const own = byId.get(hotel.id);
    return {
      hotel: { ...hotel, pictures: own?.pictures ?? [] },
      rooms: rooms.map((room, i) => ({ ...room, picture: own?.rooms[i] ?? '' })),
      plans,
    };
  });
}
