import * as v from 'valibot';
import { expect, test } from 'vitest';
import { vocabulary } from '../../vocabulary.ts';
import { clockTime } from './clock-time.ts';
import { featuresOf } from './features.ts';
import { brandMappingOf } from './brand-mapping.ts';
import { plainLine, plainLines } from './plain-text.ts';
import { convert, type InLanguages } from './property.ts';
import { content } from './wire.ts';

const { places, brands, groups } = vocabulary();
const ours = { places: [...places.values()], brandMapping: brandMappingOf(brands.values(), groups.values()) };
const property = (changes: object = {}) =>
  v.parse(content, {
    property_id: '19000',
    name: 'The Lantern House',
    address: { line_1: '1 Harbour Street', city: 'Tokyo', postal_code: '104-0045', country_code: 'JP' },
    phone: '81-3-5555-0142',
    location: { coordinates: { latitude: 35.67, longitude: 139.77 } },
    checkin: { begin_time: '3:00 PM', end_time: '11:30 PM' },
    checkout: { time: 'noon' },
    amenities: {
      a: { id: 'a', name: 'Fitness facilities' },
      b: { id: 'b', name: 'Number of indoor pools - 2' },
      c: { id: 'c', name: 'Free newspapers in lobby' },
    },
    statistics: { '52': { id: '52', name: 'Total number of rooms - 38', value: '38' } },
    descriptions: {
      headline: 'By the canal',
      location: 'A quiet street.<br />Near the fish market.',
      rooms: 'Rooms of cedar &amp; paper.',
    },
    images: [
      { caption: 'Lobby', links: { '350px': { href: 'https://i.example/1_350.jpg' } } },
      {
        caption: 'Entrance',
        hero_image: true,
        links: {
          '1000px': { href: 'https://i.example/2_1000.jpg' },
          '70px': { href: 'https://i.example/2_70.jpg' },
          '350px': { href: 'https://i.example/2_350.jpg' },
        },
      },
      { caption: 'Small', links: { '70px': { href: 'https://i.example/3_70.jpg' } } },
    ],
    rooms: {
      r1: {
        id: 'r1',
        name: 'Canal Room',
        descriptions: { overview: '<strong>1 King Bed</strong><br />30-sq-meter room' },
        bed_groups: { b1: { description: '1 King Bed' }, b2: { description: '2 Twin Beds' } },
        area: { square_meters: 30.4 },
        occupancy: { max_allowed: { total: 3, adults: 2, children: 1 } },
      },
      r2: { id: 'r2', name: 'A room whose guests are unknown' },
    },
    business_model: { expedia_collect: true },
    ...changes,
  });
const notes = {
  checkin: {
    begin_time: '3:00 PM',
    instructions: 'Photo identification is required. &lt;br />Special requests cannot be guaranteed.',
    special_instructions: 'Please ring at the gate.',
    min_age: 18,
  },
  fees: {
    mandatory:
      '<p>You pay at the hotel:</p> <ul><li>Deposit: USD 50 per day</li></ul> It covers:<ul><li>Linen</li></ul>',
    optional: 'Airport shuttle: USD 350 per vehicle</li> <li>Please ring at the gate.</li>',
  },
  policies: { know_before_you_go: 'Only registered guests are allowed in the guestrooms.' },
};
const converted = (changes: Partial<InLanguages> = {}) => {
  const result = convert({ en: property(), ...changes }, ours);
  if (typeof result === 'string') throw new Error(result);
  return result;
};

test.each([
  ['+81 3 5555 0142', '+81 3 5555 0142'],
  ['1 (417) 862-0153', '+1 (417) 862-0153'],
  ['', null],
  ['unknown', null],
  ['81-3-5555-0142 (10:00 to 18:00)', null],
])('the telephone number of "%s" is %s', (phone, telephone) => {
  expect(converted({ en: property({ phone }) }).hotel.telephone).toBe(telephone);
});

test('a property becomes a hotel of the nearest of our places, with what is known of it', () => {
  const { hotel, rooms, unmapped } = converted();
  expect(hotel).toMatchObject({
    supplier: 'rapid',
    place: 'tyo',
    name: { en: 'The Lantern House' },
    address: { en: '1 Harbour Street, Tokyo, 104-0045' },
    telephone: '+81-3-5555-0142',
    roomCount: 38,
    timeZone: 'Asia/Tokyo',
    currency: 'JPY',
    brand: 'independent',
    groupCode: 'independent',
    features: ['indoor-pool', 'fitness-studio'],
    checkInTime: '15:00',
    checkOutTime: '12:00',
    latestCheckIn: '23:30',
    story: {
      standfirst: { en: 'By the canal' },
      paragraphs: { en: ['A quiet street.', 'Near the fish market.', 'Rooms of cedar & paper.'] },
    },
  });
  expect(unmapped).toEqual({ amenities: ['Free newspapers in lobby'], brands: [], chains: [] });
  expect(
    hotel.suppliedPictures?.map(({ caption, sizes }) => [caption.en, sizes.map((s) => s.width)]),
  ).toEqual([
    ['Entrance', [350, 1000]],
    ['Lobby', [350]],
  ]);
  expect([...rooms.keys()]).toEqual(['r1']);
  expect(rooms.get('r1')).toMatchObject({
    sizeSquareMetres: 30,
    maxGuests: 3,
    supplied: {
      description: { en: '1 King Bed 30-sq-meter room' },
      beds: { en: '1 King Bed / 2 Twin Beds' },
    },
  });
});

test('pictures are fetched over https, or from this machine', () => {
  const image = (href: string) => ({ links: { '350px': { href } } });
  const images = ['http://i.example/1.jpg', 'http://127.0.0.1:4010/pictures/2.webp'].map(image);
  const { suppliedPictures } = converted({ en: property({ images }) }).hotel;
  expect(suppliedPictures?.map(({ sizes: [size] }) => size?.address)).toEqual([
    'http://127.0.0.1:4010/pictures/2.webp',
  ]);
});

test('each language has its own texts, and lacks those that it does not have', () => {
  const ja = property({ name: 'ランタンハウス', descriptions: {}, rooms: {} });
  const { hotel, rooms } = converted({ ja });
  expect(hotel.name).toEqual({ en: 'The Lantern House', ja: 'ランタンハウス' });
  expect(hotel.story.standfirst).toEqual({ en: 'By the canal' });
  expect(rooms.get('r1')?.supplied?.name).toEqual({ en: 'Canal Room' });
});

test.each([
  ['noPlace', { location: { coordinates: { latitude: 43.06, longitude: 141.35 } } }],
  ['noPlace', { address: { country_code: 'KR' } }],
  ['noRooms', { rooms: {} }],
  ['noPictures', { images: [] }],
  ['notCollected', { business_model: { expedia_collect: false } }],
])('is left out, and why: %s', (why, changes) => {
  expect(convert({ en: property(changes) }, ours)).toBe(why);
});

test.each([
  [
    'a brand of ours brings its group',
    'JADE HARBOUR',
    'Anything',
    'jade-harbour',
    'jade-harbour',
    [],
    ['Anything'],
  ],
  ['a group of ours', 'Unknown', ' aurelian collection', null, 'aurelian', ['Unknown'], []],
  ['neither', 'Unknown', 'Nobody', null, null, ['Unknown'], ['Nobody']],
  ['a chain that is not ours, without a brand', undefined, 'Nobody', null, null, [], ['Nobody']],
] as const)('%s', (_, brand, chain, brandCode, groupCode, brands, chains) => {
  const named = (name: string) => ({ id: '7', name });
  const { hotel, unmapped } = converted({
    en: property({ ...(brand && { brand: named(brand) }), chain: named(chain) }),
  });
  expect(hotel).toMatchObject({ brand: brandCode, groupCode });
  expect(unmapped).toMatchObject({ brands, chains });
});

test.each([
  [{ statistics: {} }, {}],
  [{ statistics: { '52': { id: '52', value: '0' } } }, { area: { square_meters: 0 } }],
  [{ statistics: { '52': { id: '52', value: 'some' } } }, { area: { square_meters: 90_000 } }],
])('numbers that are unknown, or cannot be, are unknown', (stated, area) => {
  const { hotel, rooms } = converted({
    en: property({
      ...stated,
      rooms: { r: { id: 'r', name: 'A', occupancy: { max_allowed: { total: 2 } }, ...area } },
    }),
  });
  expect(hotel.roomCount).toBeNull();
  expect(rooms.get('r')?.sizeSquareMetres).toBeNull();
});

test('guests are received at any hour where the desk is always open', () => {
  const checkin = { '24_hour': '24-hour check-in', begin_time: '3:00 PM', end_time: '11:00 PM' };
  expect(converted({ en: property({ checkin }) }).hotel.latestCheckIn).toBeNull();
});

test.each([
  ['3:00 PM', '15:00'],
  ['12:30 am', '00:30'],
  ['12 PM', '12:00'],
  ['noon', '12:00'],
  ['midnight', '00:00'],
  ['15:00', '15:00'],
  ['anytime', null],
  ['25:00', null],
  ['13:00 PM', null],
  ['', null],
])('the time %s is %s', (text, time) => {
  expect(clockTime(text)).toBe(time);
});

test('texts lose their marks, also those that are escaped', () => {
  expect(plainLines('<p>One &amp; two</p><ul><li>Three&nbsp;&#233;</li></ul>')).toEqual([
    'One & two',
    'Three é',
  ]);
  expect(plainLines('One. &lt;br />Two.')).toEqual(['One.', 'Two.']);
  expect(plainLine('5 < 6 &unknown; <b>bold</b>')).toBe('5 < 6 &unknown; bold');
  expect(plainLine('Caf&eacute; &ldquo;Lune&rdquo;&hellip; 9&ndash;11&#x202F;AM, R&D')).toBe(
    'Café “Lune”… 9–11 AM, R&D',
  );
});

test('every feature that amenities name is one of ours', () => {
  const names = [
    'Full-service spa',
    'Outdoor seasonal pool',
    'Hot springs on site',
    'Pets allowed',
    'Golf course on site',
  ];
  const { features, unmapped } = featuresOf([...names, 'Tennis court nearby']);
  expect(unmapped, 'the hotel itself does not have it').toEqual(['Tennis court nearby']);
  for (const code of features) expect(vocabulary().features.has(code)).toBe(true);
});

test('what guests are to know before they book: arrival, fees, rules; each once, in the languages that it has', () => {
  const ja = property({ checkin: { special_instructions: '門のベルを鳴らしてください。' } });
  expect(converted({ en: property(notes), ja }).hotel.story.notes).toEqual({
    en: [
      'Whoever checks in must be at least 18 years old.',
      'Photo identification is required.',
      'Special requests cannot be guaranteed.',
      'Please ring at the gate.',
      'You pay at the hotel:',
      'Deposit: USD 50 per day',
      'It covers:',
      'Linen',
      'Airport shuttle: USD 350 per vehicle',
      'Only registered guests are allowed in the guestrooms.',
    ],
    ja: ['門のベルを鳴らしてください。'],
  });
  expect(converted().hotel.story.notes).toEqual({});
});
