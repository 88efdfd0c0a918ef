import { combinedParty, spread, type Party } from '@voyage/domain/occupancy.ts';

/**
 * The rooms of a stay as they are stored: their sums, which are all that versions without parties knew, and the party
 * of each room.
 */
export interface StoredRooms extends Party {
  rooms: number;
  parties?: Party[] | null;
}

export const storedRooms = (rooms: Party[]): StoredRooms => ({
  rooms: rooms.length,
  ...combinedParty(rooms),
  parties: rooms,
});

export const partiesOf = ({ rooms, adults, childAges, parties }: StoredRooms): Party[] =>
  parties ?? spread({ adults, childAges }, rooms);
