import type { Output } from '@voyage/contracts/endpoint.ts';
import type { hotelSearch } from '@voyage/contracts/hotel-search.ts';
import { pictureKey, type HotelPicture } from '@voyage/domain/hotel-picture.ts';
import type { Money } from '@voyage/domain/money.ts';
import { langOf } from '@voyage/domain/partial-text.ts';
import { BrandMark } from '@voyage/site-chrome/header/BrandMark.tsx';
import { Link } from '@voyage/site-core/router/Link.tsx';
import { usePage } from '@voyage/site-core/context/use-page.ts';
import { hotelPicture } from '@voyage/pictures/pictures.ts';
import { placeOf } from '@voyage/stay-parts/place-of.ts';
import type { OnRequestPrice } from '@voyage/stay-parts/hotel-prices.ts';
import type { Approximations } from '@voyage/stay-parts/approximate.ts';
import { writtenAmount } from '@voyage/stay-parts/written-amount.ts';
import { Badge } from '@voyage/ui/content/Badge.tsx';
import { HotelRow } from '@voyage/travel-ui/HotelRow.tsx';
import type { ReactNode } from 'react';
import { kilometres, pointName } from '../state/chosen-filters.ts';
import { BrandLink } from './GroupLinks.tsx';
import { cheapestOf, HotelPrice } from './HotelPrice.tsx';

type Hit = Output<typeof hotelSearch.data>['hotels'][number];

/** How many pictures of a hotel can be swiped in a list; its page has all. */
const swiped = 3;

interface Props {
  hit: Hit;
  /** The answer for a hotel that was not priced with the list. */
  asked: OnRequestPrice | undefined;
  /** The opening one. `null`: the name is shown instead. */
  picture: HotelPicture | null;
  to: string;
  nights: number;
  /** That are searched for: a total is for all of them. */
  rooms: number;
  /** The first on the page. */
  priority: boolean;
  /** Of its heading. */
  level: 2 | 3;
  approximations: Approximations;
  /** A button over its picture. */
  corner: ReactNode;
  /** The point that distances are measured from. */
  point: { code: string; name: string } | undefined;
}

/**
 * A hotel in the results: pictures, place, three facts, what a member gets, and the lowest and the member rate, each
 * with its conditions and its total with taxes. Amounts are whole here, for comparison; the hotel's page shows cents.
 * The day of the exchange rate is shown once, with the list.
 */
export function HotelResult({
  hit,
  asked,
  picture,
  to,
  nights,
  rooms,
  priority,
  level,
  approximations,
  corner,
  point,
}: Props) {
  const { t } = usePage();
  const { hotel, metres, fromNight } = hit;
  const cheapest = cheapestOf(hit, asked);
  const member = cheapest?.memberRate;
  /** In the currency that comes first. */
  const written = (money: Money) => writtenAmount(approximations, money, { whole: true }).first;
  const others = hotel.pictures
    .filter((other) => picture === null || pictureKey(other) !== pictureKey(picture))
    .slice(0, swiped - 1)
    .map(hotelPicture)
    .filter((source) => source !== null);
  return (
    <HotelRow
      level={level}
      linkAs={Link}
      href={to}
      name={hotel.name}
      langs={{ name: langOf(hotel, 'name'), text: langOf(hotel, 'standfirst') }}
      place={placeOf(hotel)}
      badge={hotel.flagship && <Badge>{t('stays.flagship')}</Badge>}
      picture={hotelPicture(picture)}
      more={{ pictures: others, label: t('stays.picture.hotel', { name: hotel.name }) }}
      corner={corner}
      mark={<BrandMark />}
      alt=""
      sizes="(min-width: 48rem) 18rem, 100vw"
      priority={priority}
      facts={[
        ...(metres !== null && point
          ? [t('stays.card.distance', { km: kilometres(metres), point: pointName(t, point) })]
          : []),
        ...(hotel.renovatedYear !== null
          ? [t('stays.card.renovated', { year: String(hotel.renovatedYear) })]
          : hotel.openedYear !== null
            ? [t('stays.card.opened', { year: String(hotel.openedYear) })]
            : []),
        ...(hotel.roomCount === null ? [] : [t('stays.card.rooms', { count: hotel.roomCount })]),
        ...(hotel.group
          ? [<BrandLink key="brand" group={hotel.group} brand={hotel.brand ?? hotel.group} inCard />]
          : []),
      ]}
      privilege={
        member?.privilegesWorth
          ? t('stays.card.privileges', { amount: written(member.privilegesWorth) })
          : undefined
      }
      text={cheapest || asked ? undefined : (hotel.standfirst ?? undefined)}
      // without a price its place has a link of its own
      action={asked && asked !== 'waiting' && !cheapest ? undefined : t('stays.card.see')}
      price={
        (cheapest ?? fromNight ?? asked) && (
          <HotelPrice
            hit={hit}
            asked={asked}
            to={to}
            nights={nights}
            rooms={rooms}
            approximations={approximations}
            align="end"
          />
        )
      }
    />
  );
}
