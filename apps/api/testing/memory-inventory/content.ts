import type { Database } from '../../src/db/connect.ts';
import { hotels, roomTypes, type SuppliedPicture, type SuppliedRoom } from '../../src/db/schema/inventory.ts';
import { createContent } from '../../src/inventory/content/create-content.ts';
import type { ContentHotel } from '../../src/inventory/content/hotel.ts';
import { readRooms } from '../../src/inventory/content/rooms.ts';
import type { Store } from '../../src/inventory/content/store.ts';
import type { Content } from '../../src/inventory/content.ts';
import type { InventoryParts } from '../../src/inventory/inventory.ts';
import { currency, firstHotel, hotelCount, place, plans, room, roomOf, zone } from './hotel.ts';

// Texts lack languages, as those of real suppliers do.

const picture = (name: string, caption: string): SuppliedPicture => ({
  sizes: [350, 1000, 2000].map((width) => ({
    width,
    address: `https://i.pictures.example/${name}-${width}.jpg`,
  })),
  caption: { en: caption },
});
/** More than the index has in memory. */
const pictures = [
  picture('harbour', 'The harbour at night'),
  ...Array.from({ length: 13 }, (_, i) => picture(`house-${i + 1}`, 'The house')),
];
const supplied: SuppliedRoom = {
  name: { en: 'Harbour Room' },
  description: { en: 'A room over the water.', 'zh-cn': '临水而居的客房。' },
  beds: { en: 'One king' },
  picture: null,
};
/** The first hotel's is after midnight; every third receives guests at any hour. */
const latestOf = (id: number): string | null => (id === firstHotel ? '02:00' : id % 3 === 0 ? null : '22:00');
const hotelRow = (id: number): typeof hotels.$inferInsert => ({
  id,
  supplier: 'memory',
  slug: id === firstHotel ? 'the-memory-harbour' : `memory-house-${id}`,
  place,
  district: 'xinyi',
  brand: 'mem-brand',
  groupCode: 'mem-group',
  name: { en: id === firstHotel ? 'The Memory Harbour' : `Memory House ${id}` },
  address: { 'zh-tw': '記憶碼頭一號', en: '1 Memory Quay' },
  telephone: '+886 2 5555 0101',
  lat: 25.03 + (id - firstHotel) / 1_000,
  lng: 121.56,
  setting: 'urban',
  openedYear: 2020,
  roomCount: 2,
  currency,
  timeZone: zone,
  flagship: id === firstHotel,
  story: {
    standfirst: {},
    paragraphs: {
      'zh-cn': ['一座面朝港口的小酒店。'],
      en: ['A small hotel that looks over the harbour.'],
    },
    highlights: {},
    notes: { 'zh-cn': ['夜间抵达请按门铃。'], en: ['Please ring the bell at night.'] },
  },
  features: [],
  promotions: [],
  pictures: [],
  suppliedPictures: pictures,
  checkInTime: '15:00',
  checkOutTime: '12:00',
  latestCheckIn: latestOf(id),
});

/** Writes its hotels as an import would, and reads them as every adapter does. */
export async function memoryContent(
  parts: InventoryParts,
): Promise<{ store: Store<ContentHotel>; content: Content }> {
  await importHotels(parts.db);
  const { store, content } = await createContent(parts, {
    supplier: 'memory',
    readRest: readRooms,
    policies: [],
  });
  return {
    store,
    content: {
      ...content,
      plan: (code) => plans.find((plan) => plan.code === code) ?? null,
      promotion: () => null,
      specialRequests: () => [{ code: 'quiet-room', name: 'A quiet room', group: 'Room' }],
    },
  };
}

async function importHotels({ orm }: Database): Promise<void> {
  const ids = Array.from({ length: hotelCount }, (_, i) => firstHotel + i);
  await orm.insert(hotels).values(ids.map(hotelRow)).onConflictDoNothing();
  await orm
    .insert(roomTypes)
    .values(
      ids.map((id) => ({
        id: roomOf(id),
        hotelId: id,
        code: 'harbour',
        baseRate: 0,
        sizeSquareMetres: 40,
        ...room,
        picture: 'room-harbour',
        supplied,
      })),
    )
    .onConflictDoNothing();
}
