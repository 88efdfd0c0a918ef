import type { Database } from '../src/db/connect.ts';
import { loadHotels } from '../src/inventory/content/load.ts';
import { Store } from '../src/inventory/content/store.ts';
import { readRoomsAndPlans } from '../src/inventory/embedded/shopping/load.ts';
import type { StoredHotel } from '../src/inventory/embedded/shopping/stored-hotel.ts';

/** All hotels of the embedded inventory, as it has them in memory. */
export async function loadStore(db: Database): Promise<Store<StoredHotel>> {
  const store = new Store<StoredHotel>();
  await loadHotels(db, store, { supplier: 'embedded', pictureHosts: [], readRest: readRoomsAndPlans });
  return store;
}
