import { hotels, story } from '@voyage/ui/base/story-cards.ts';
import { mark } from '@voyage/ui/base/story-mark.tsx';
import type { StoryWords } from '@voyage/ui/base/story-words.ts';
import { Price } from './Price.tsx';

const night = story(
  '3 nights, tax and service included',
  '3 晚，含稅與服務費',
  '3 晚，含税和服务费',
  '3泊、税・サービス料込',
);
const longer = story(
  'and Residences on the Esplanade',
  '海濱大道旗艦酒店式公寓',
  '海滨大道旗舰酒店式公寓',
  'エスプラネード・アンド・レジデンス',
);
export interface HotelOfStory {
  words: StoryWords;
  at?: number;
  bare?: boolean;
  long?: boolean;
  plate?: boolean;
}

/** The props of a hotel card or row. `bare`: before dates are chosen; `plate`: without a picture. */
export function hotelCard({
  words: { locale, t, pick },
  at = 0,
  bare = false,
  long = false,
  plate = false,
}: HotelOfStory) {
  const hotel = hotels[at];
  if (!hotel) throw new Error(`There is no hotel ${at} for stories`);
  return {
    level: 2 as const,
    href: '#hotel',
    name: long ? `${pick(hotel.name)} ${pick(longer)}` : pick(hotel.name),
    place: pick(hotel.place),
    picture: plate ? null : hotel.picture,
    mark,
    alt: pick(hotel.alt),
    sizes: '(min-width: 48rem) 26rem, 100vw',
    priority: true,
    ...(bare
      ? {}
      : {
          facts: [
            t('stays.card.opened', { year: '1928' }),
            t('stays.card.renovated', { year: '2021' }),
            t('stays.card.rooms', { count: 142 }),
          ],
          privilege: t('stays.card.privileges', { amount: '€412' }),
          price: <Price locale={locale} money={{ amount: 136_000, currency: 'EUR' }} unit={pick(night)} />,
        }),
  };
}
