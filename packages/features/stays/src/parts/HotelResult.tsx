import type { Output } from '@voyage/contracts/endpoint.ts';
import type { hotelSearch } from '@voyage/contracts/hotel.ts';
import { formatMoney } from '@voyage/domain/money.ts';
import { useIntl } from '@voyage/i18n/intl.tsx';
import { BrandMark } from '@voyage/frame/layout/BrandMark.tsx';
import { Link } from '@voyage/frame/layout/Link.tsx';
import type { SitePicture } from '@voyage/pictures/pictures.ts';
import { placeOf } from '@voyage/journey-parts/place-of.ts';
import { useApproximate } from '@voyage/journey-parts/approximate.ts';
import { Badge } from '@voyage/ui/Badge.tsx';
import { HotelCard } from '@voyage/ui/HotelCard.tsx';
import { Price } from '@voyage/ui/Price.tsx';
import { BrandLink } from './GroupLinks.tsx';

type Hit = Output<typeof hotelSearch.data>['hotels'][number];

interface Props {
  hit: Hit;
  /** `null`: its name stands there. */
  picture: SitePicture | null;
  to: string;
  nights: number;
  /** The first of the page. */
  priority: boolean;
}

/** One hotel of a list: picture, place, three facts, privileges valued in money, the total with taxes. The day of the rate stands once, above the list. */
export function HotelResult({ hit: { hotel, cheapest }, picture, to, nights, priority }: Props) {
  const { formatMessage: t } = useIntl();
  const approximate = useApproximate(cheapest?.total);
  return (
    <HotelCard
      row
      level={2}
      linkAs={Link}
      href={to}
      name={hotel.name}
      place={placeOf(hotel)}
      badge={hotel.flagship && <Badge>{t({ id: 'stays.flagship' })}</Badge>}
      picture={picture}
      mark={<BrandMark />}
      alt=""
      sizes="(min-width: 68rem) 30rem, (min-width: 48rem) 45vw, 100vw"
      priority={priority}
      facts={[
        hotel.renovatedYear
          ? t({ id: 'stays.card.renovated' }, { year: String(hotel.renovatedYear) })
          : t({ id: 'stays.card.opened' }, { year: String(hotel.openedYear) }),
        t({ id: 'stays.card.rooms' }, { count: hotel.roomCount }),
        <BrandLink key="brand" group={hotel.group} brand={hotel.brand} inCard />,
      ]}
      privilege={
        cheapest?.privilegesWorth
          ? t({ id: 'stays.card.privileges' }, { amount: formatMoney(cheapest.privilegesWorth) })
          : undefined
      }
      text={cheapest ? undefined : (hotel.standfirst ?? undefined)}
      action={t({ id: 'stays.card.see' })}
      price={
        cheapest && (
          <Price
            money={cheapest.total}
            unit={t({ id: 'stays.card.total' }, { nights })}
            {...(approximate && { approximate: { text: approximate.text } })}
          />
        )
      }
    />
  );
}
