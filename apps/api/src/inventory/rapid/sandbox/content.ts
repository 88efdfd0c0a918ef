import type { Locale } from '@voyage/domain/locale.ts';
import type { SandboxProperty } from './properties.ts';

const names: Record<Locale, (number: string) => string> = {
  en: (number) => `Sandbox House ${number}`,
  'zh-tw': (number) => `沙箱公館 ${number}`,
  'zh-cn': (number) => `沙箱公馆 ${number}`,
  ja: (number) => `サンドボックスハウス ${number}`,
};
const headlines: Record<Locale, string> = {
  en: 'A quiet house near the station',
  'zh-tw': '車站旁的安靜公館',
  'zh-cn': '车站旁的安静公馆',
  ja: '駅に近い静かな宿',
};
const roomNames: Record<Locale, [deluxe: string, suite: string]> = {
  en: ['Deluxe Room', 'Suite'],
  'zh-tw': ['豪華客房', '套房'],
  'zh-cn': ['豪华客房', '套房'],
  ja: ['デラックスルーム', 'スイート'],
};
const image = (id: string, caption: string, isHero = false) => ({
  caption,
  hero_image: isHero,
  category: 3,
  links: Object.fromEntries(
    [70, 350, 1000].map((width) => [
      `${width}px`,
      { method: 'GET', href: `https://i.sandbox.example/${id}-${width}.jpg` },
    ]),
  ),
});

/** What the supplier's files say of a property; null: they lack it in that language, as every seventh in Japanese, or it is sold no more. */
export function contentOf({ id, city, rooms, inactiveOn }: SandboxProperty, locale: Locale) {
  const number = Number(id);
  if (inactiveOn !== undefined || (locale === 'ja' && number % 7 === 0)) return null;
  return {
    property_id: id,
    name: names[locale](id),
    address: { line_1: `${(number % 90) + 1} Sandbox Street`, city: city.name, country_code: city.country },
    ratings: { property: { rating: number % 10 === 9 ? '3.5' : '4.5', type: 'Star' } },
    location: {
      coordinates: {
        latitude: city.lat + (number % 50) / 1_000,
        longitude: city.lng + (number % 30) / 1_000,
      },
    },
    checkin: { begin_time: '3:00 PM', end_time: number % 2 === 0 ? 'midnight' : 'anytime' },
    checkout: { time: '11:00 AM' },
    amenities: {
      '9': { id: '9', name: 'Fitness facilities' },
      '2017': { id: '2017', name: 'Full-service spa' },
      '2390': { id: '2390', name: 'Free newspapers in lobby' },
    },
    statistics: { '52': { id: '52', name: 'Total number of rooms - 40', value: '40' } },
    descriptions: { headline: headlines[locale], location: `${headlines[locale]}.<br />${city.name}.` },
    images: [image(`${id}-lobby`, 'Lobby'), image(`${id}-front`, 'Exterior', true)],
    rooms: Object.fromEntries(
      rooms.map((room, index) => [
        room.id,
        {
          id: room.id,
          name: roomNames[locale][index] ?? room.id,
          descriptions: { overview: `<b>${roomNames[locale][index] ?? room.id}</b>` },
          images: [image(room.id, 'Guestroom')],
          bed_groups: Object.fromEntries(
            room.beds.map((bed) => [bed.id, { id: bed.id, description: bed.name[locale] }]),
          ),
          area: { square_meters: 32 + index * 20 },
          occupancy: {
            max_allowed: {
              total: room.most.guests,
              adults: room.most.adults,
              children: room.most.guests - 1,
            },
          },
        },
      ]),
    ),
    onsite_payments: { currency: city.currency },
    business_model: { expedia_collect: true, property_collect: false },
  };
}
