import type { OrderDetail } from '@voyage/contracts/booking.ts';
import type { HotelDetail } from '@voyage/contracts/hotel.ts';
import type { HotelPicture } from '@voyage/domain/hotel-picture.ts';
import type { Locale } from '@voyage/domain/locale.ts';
import { langsOf, readIn, type PartialText } from '@voyage/domain/partial-text.ts';

// A hotel as a real supplier describes it: pictures by their addresses, of which one does not load, and texts that lack
// languages: the story has no Traditional Chinese, names and rooms have English alone.

const caption = { en: 'The great hall', 'zh-cn': '大堂' };
const name = { en: 'The Harbour Terrace' };
const standfirst = { en: 'Quiet rooms above the water, ten minutes from the old quarter.' };
const story = {
  'zh-cn': [
    '酒店坐落在老城与海港之间，由一栋旧仓库改建而成，砖墙与木梁都保留了下来。',
    '客房都朝向水面。清晨可以听见渡船的汽笛，傍晚灯光沿着对岸亮起。',
  ],
  en: [
    'The hotel stands between the old quarter and the harbour, in a warehouse whose brick and timber remain.',
    'All rooms face the water. Ferries are heard in the morning, and in the evening lights come on across it.',
  ],
};
const highlights = { en: ['A heated pool on the roof', 'A library with a fire'] };
const address = { en: '18 Quay Street' };
const roomName = { en: 'Harbour View King Room' };
const roomText = { en: 'A corner room with a window seat, and a bath of stone.' };
const planName = { en: 'Best Available Rate' };

const files = (id: string) =>
  [640, 1024].map((width) => ({ width, address: `./pictures/${id}-${width}.webp` }));

/** A hotel, a room and an order of ours as such a supplier would have them, for a reader. */
export function ofOtherSupplier(locale: Locale) {
  const text = (source: PartialText) => readIn(source, locale)?.value ?? '';
  const pictures: HotelPicture[] = [
    {
      sizes: files('lounge-2'),
      caption: text(caption),
      ...langsOf({ caption: readIn(caption, locale) }, locale),
    },
    { sizes: files('suite-4') },
    { sizes: [{ width: 640, address: 'data:image/webp;base64,AAAA' }] },
    { sizes: files('room-2') },
    { sizes: files('room-1') },
  ];
  const summaryLangs = { name: readIn(name, locale), standfirst: readIn(standfirst, locale) };
  const room = <Room extends HotelDetail['rooms'][number] | OrderDetail['room']>(one: Room, i = 0): Room => ({
    ...one,
    name: `${text(roomName)}${i === 0 ? '' : ` ${i + 1}`}`,
    description: text(roomText),
    picture: pictures[1] ?? null,
    ...langsOf({ name: readIn(roomName, locale), description: readIn(roomText, locale) }, locale),
  });
  const plan = <Plan extends OrderDetail['plan']>(one: Plan): Plan => ({
    ...one,
    name: text(planName),
    ...langsOf({ name: readIn(planName, locale) }, locale),
  });
  return {
    room,
    plan,
    summary: <Hotel extends Pick<HotelDetail, 'name' | 'standfirst' | 'pictures' | 'leadPictures'>>(
      hotel: Hotel,
    ): Hotel => ({
      ...hotel,
      name: text(name),
      standfirst: text(standfirst),
      pictures,
      leadPictures: pictures.length,
      ...langsOf(summaryLangs, locale),
    }),
    detail: (hotel: HotelDetail): HotelDetail => ({
      ...hotel,
      name: text(name),
      standfirst: text(standfirst),
      pictures,
      leadPictures: pictures.length,
      story: readIn(story, locale)?.value ?? [],
      highlights: readIn(highlights, locale)?.value ?? [],
      address: text(address),
      rooms: hotel.rooms.map((one, i) => room(one, i)),
      ...langsOf(
        {
          ...summaryLangs,
          story: readIn(story, locale),
          highlights: readIn(highlights, locale),
          address: readIn(address, locale),
        },
        locale,
      ),
    }),
    order: (order: OrderDetail): OrderDetail => ({
      ...order,
      hotel: {
        ...order.hotel,
        name: text(name),
        picture: pictures[0] ?? '',
        ...langsOf({ name: readIn(name, locale) }, locale),
      },
      pictures,
      room: room(order.room),
      roomName: text(roomName),
      plan: plan(order.plan),
      planName: text(planName),
      ...langsOf({ roomName: readIn(roomName, locale), planName: readIn(planName, locale) }, locale),
      hotelContact: {
        ...order.hotelContact,
        address: text(address),
        ...langsOf({ address: readIn(address, locale) }, locale),
      },
    }),
  };
}
