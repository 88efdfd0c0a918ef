import type { OrderDetail } from '@voyage/contracts/booking.ts';
import type { Party } from '@voyage/domain/occupancy.ts';

/** The parties of the rooms that are left; of a stay that was cancelled, of all. */
export const partiesLeft = ({
  status,
  parties,
  roomStates,
}: Pick<OrderDetail, 'status' | 'parties' | 'roomStates'>): Party[] =>
  parties.filter((_, room) => status === 'cancelled' || roomStates[room]?.state !== 'cancelled');
