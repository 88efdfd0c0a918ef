import type { Output } from '@voyage/contracts/endpoint.ts';
import type { hotelSearch } from '@voyage/contracts/hotel.ts';
import { formatMoney } from '@voyage/domain/money.ts';
import { useWords } from '@voyage/i18n/words.tsx';
import { Approximate } from '@voyage/site/Approximate.tsx';
import { Link } from '@voyage/site/Link.tsx';
import { hotelPicture } from '@voyage/site/pictures.ts';
import { buttonClass } from '@voyage/ui/Button.tsx';
import { Picture } from '@voyage/ui/Picture.tsx';
import { Badge } from '@voyage/ui/States.tsx';
import { heading, secondary, text } from '@voyage/ui/typography.css.ts';
import { BrandLink } from './GroupLinks.tsx';
import * as css from '../pages/ResultsPage.css.ts';

type Hit = Output<typeof hotelSearch.data>['hotels'][number];

/** One hotel of a list: picture, place, three facts, privileges valued in money, the total with taxes. */
export function HotelCard({ hit: { hotel, cheapest }, to, nights, priority }: { hit: Hit; to: string; nights: number; priority: boolean }) {
  const say = useWords();
  return (
    <article className={css.card}>
      <Link href={to} tabIndex={-1} aria-hidden="true">
        <Picture
          source={hotelPicture(hotel.pictures[0] ?? '', Number(hotel.id), hotel.place.code)}
          alt=""
          sizes="(min-width: 68rem) 30rem, (min-width: 48rem) 45vw, 100vw"
          priority={priority}
        />
      </Link>
      <div className={css.body}>
        {hotel.flagship && (
          <div>
            <Badge>{say('stays.flagship')}</Badge>
          </div>
        )}
        <h2 className={heading.h3}>
          <Link className={css.title} href={to}>
            {hotel.name}
          </Link>
        </h2>
        <p className={secondary}>{[hotel.district, hotel.place.name].filter((part, i, all) => part && all.indexOf(part) === i).join(' · ')}</p>
        <div className={css.facts}>
          <span>{say('stays.card.opened', { year: String(hotel.openedYear) })}</span>
          {hotel.renovatedYear && <span>{say('stays.card.renovated', { year: String(hotel.renovatedYear) })}</span>}
          <span>{say('stays.card.rooms', { count: hotel.roomCount })}</span>
          <BrandLink group={hotel.group} brand={hotel.brand} />
        </div>
        {cheapest?.privilegesWorth && <p className={css.privilege}>{say('stays.card.privileges', { amount: formatMoney(cheapest.privilegesWorth) })}</p>}
        {cheapest ? (
          <div className={css.price}>
            <div>
              <div className={css.total}>{formatMoney(cheapest.total)}</div>
              <div className={`${text.small} ${secondary}`}>
                {say('stays.card.total', { nights })}
                <br />
                <Approximate money={cheapest.total} />
              </div>
            </div>
            <Link className={buttonClass('secondary')} href={to} aria-label={`${say('stays.card.see')}: ${hotel.name}`}>
              {say('stays.card.see')}
            </Link>
          </div>
        ) : (
          hotel.standfirst && <p>{hotel.standfirst}</p>
        )}
      </div>
    </article>
  );
}
