import { queries } from '@voyage/api-client/queries.ts';
import { formatMoney } from '@voyage/domain/money.ts';
import { daySpan } from '@voyage/i18n/dates.ts';
import { useWords } from '@voyage/i18n/words.tsx';
import { href } from '@voyage/routes/href.ts';
import { completeStay, type StayQuery } from '@voyage/routes/stay-query.ts';
import { Approximate } from '@voyage/site/Approximate.tsx';
import { Link } from '@voyage/site/Link.tsx';
import { hotelPicture } from '@voyage/site/pictures.ts';
import { useLocale, useSite } from '@voyage/site/site-context.ts';
import { buttonClass } from '@voyage/ui/Button.tsx';
import { FactsList } from '@voyage/ui/FactsList.tsx';
import { container, measure } from '@voyage/ui/layout.css.ts';
import { Picture } from '@voyage/ui/Picture.tsx';
import { Badge } from '@voyage/ui/States.tsx';
import { heading, secondary, text } from '@voyage/ui/typography.css.ts';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useParams, useSearch } from '@tanstack/react-router';
import { GroupLinks } from '../parts/GroupLinks.tsx';
import { RoomsAndRates } from '../parts/RoomsAndRates.tsx';
import { SearchBar } from '../parts/SearchBar.tsx';
import { draftOfAddress } from '../state/address.ts';
import { keyOf, type DetailParams } from './detail-route.ts';
import * as css from './DetailPage.css.ts';

export function DetailPage() {
  const say = useWords();
  const locale = useLocale();
  const { api } = useSite();
  const params = useParams({ strict: false }) as DetailParams;
  const query = useSearch({ strict: false }) as StayQuery;
  const { data: hotel } = useSuspenseQuery(queries.hotel(api, locale, keyOf(params)));
  const complete = completeStay(query);
  const stay = 'stay' in complete ? complete.stay : undefined;
  const plans = useQuery({
    ...queries.plans(api, locale, { hotelId: hotel.id, stay: stay ?? { checkIn: '', checkOut: '', adults: 1 } }),
    enabled: stay !== undefined && !import.meta.env.SSR,
  });
  const cheapest = plans.data?.rooms[0]?.offers[0]?.price.total;
  const pictures = hotel.pictures
    .map((key, i) => hotelPicture(key, i === 0 ? Number(hotel.id) : 0, hotel.place.code))
    .filter((p, i, all) => all.findIndex((q) => q.base === p.base) === i);
  return (
    <div className={`${container} ${css.page}`}>
      <div className={css.gallery}>
        {pictures.slice(0, 5).map((picture, i) => (
          <div key={picture.base} className={i === 0 ? css.first : css.other}>
            <Picture
              source={picture}
              alt={i === 0 ? say('stays.picture.hotel', { name: hotel.name }) : ''}
              crop="fill"
              sizes={i === 0 ? '(min-width: 48rem) 40rem, 100vw' : '20rem'}
              priority={i === 0}
            />
          </div>
        ))}
      </div>
      <p className={`${text.small} ${secondary}`}>{say('stays.pictures.note')}</p>
      <div className={css.columns}>
        <div>
          {hotel.flagship && <Badge>{say('stays.flagship')}</Badge>}
          <h1 className={heading.h1}>{hotel.name}</h1>
          <p className={secondary}>{[hotel.district, hotel.place.name, hotel.country].filter((part, i, all) => part && all.indexOf(part) === i).join(' · ')}</p>
          <GroupLinks group={hotel.group} brand={hotel.brand} />
          {hotel.flagship && hotel.standfirst && <p className={text.large}>{hotel.standfirst}</p>}
          <div className={`${css.story} ${measure}`}>
            {hotel.story.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {hotel.highlights.length > 0 && (
              <ul className={css.highlights}>
                {hotel.highlights.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            )}
          </div>
          {hotel.memberRate && (
            <section className={css.privileges} aria-labelledby="privileges">
              <h2 className={heading.h3} id="privileges">
                {say('stays.detail.privileges')}
              </h2>
              <ul>
                <li>{say('stays.detail.breakfast')}</li>
                <li>{say('stays.detail.credit')}</li>
              </ul>
              <p className={`${text.small} ${secondary}`}>{say('stays.detail.plansNote')}</p>
            </section>
          )}
        </div>
        <aside className={css.aside} aria-label={say('stays.detail.yourStay')}>
          <h2 className={text.title}>{say('stays.detail.yourStay')}</h2>
          {stay && (
            <p>
              {daySpan(stay.checkIn, stay.checkOut, locale)}
              <br />
              {say('stays.party', { adults: stay.adults, children: stay.childAges.length, rooms: stay.rooms })}
            </p>
          )}
          {cheapest && (
            <div>
              <div className={css.asidePrice}>{say('stays.detail.from', { amount: formatMoney(cheapest) })}</div>
              <div className={`${text.small} ${secondary}`}>
                {say('stays.detail.taxes')} <Approximate money={cheapest} />
              </div>
            </div>
          )}
          <a className={buttonClass('primary', { block: true })} href="#rooms">
            {say('stays.detail.seeRooms')}
          </a>
        </aside>
      </div>
      <div className={css.sectionTop}>
        <h2 className={heading.h2} id="rooms">
          {say('stays.detail.rooms')}
        </h2>
      </div>
      <SearchBar folds fromAddress={draftOfAddress(query, { code: hotel.id, locationType: 'hotel', name: hotel.name })} />
      <RoomsAndRates hotel={hotel} stay={stay} plans={plans} />
      <div className={css.sectionTop}>
        <h2 className={heading.h2}>{say('stays.detail.facts')}</h2>
      </div>
      <FactsList
        facts={[
          { term: say('stays.detail.address'), value: hotel.address },
          { term: say('stays.detail.opened'), value: String(hotel.openedYear) },
          hotel.renovatedYear !== null && { term: say('stays.detail.renovated'), value: String(hotel.renovatedYear) },
          { term: say('stays.detail.roomCount'), value: String(hotel.roomCount) },
          { term: say('stays.detail.timesLabel'), value: say('stays.detail.times', { in: hotel.checkInTime, out: hotel.checkOutTime }) },
          {
            term: say('stays.detail.features'),
            value: (
              <span className={css.chips}>
                {hotel.features.map((f) => (
                  <span key={f.code}>{f.name}</span>
                ))}
              </span>
            ),
          },
          {
            term: say('stays.detail.policies'),
            value: (
              <ul>
                {hotel.policies.map((p) => (
                  <li key={p.code}>{p.text}</li>
                ))}
              </ul>
            ),
          },
          hotel.promotionDetails.length > 0 && {
            term: say('stays.detail.promotions'),
            value: (
              <ul>
                {hotel.promotionDetails.map((p) => (
                  <li key={p.code}>
                    <strong>{p.name}</strong> {p.description}
                  </li>
                ))}
              </ul>
            ),
          },
        ]}
      />
      <div className={css.sectionTop}>
        <h2 className={heading.h2}>{say('stays.detail.nearby')}</h2>
      </div>
      <div className={css.nearby}>
        {hotel.nearby.map(({ hotel: near, metres }) => (
          <Link key={near.id} className={css.nearbyItem} href={href.hotel(locale, near.id, query)}>
            <Picture source={hotelPicture(near.pictures[0] ?? '', Number(near.id), near.place.code)} alt="" sizes="20rem" />
            <strong>{near.name}</strong>
            <span className={secondary}>{say('stays.detail.metres', { distance: Math.round(metres / 10) * 10 })}</span>
          </Link>
        ))}
      </div>
    </div>
  );
}
