import { queries } from '@voyage/api-client/queries.ts';
import { daySpan } from '@voyage/i18n/dates.ts';
import { useWords } from '@voyage/i18n/words.tsx';
import { completeStay, type StayQuery } from '@voyage/routes/stay-query.ts';
import { useApproximate } from '@voyage/journey-parts/approximate.ts';
import { Link } from '@voyage/frame/layout/Link.tsx';
import { placeOf } from '@voyage/journey-parts/place-of.ts';
import { useLocale, useSite } from '@voyage/frame/router/site-context.ts';
import { Badge } from '@voyage/ui/Badge.tsx';
import { Breadcrumb } from '@voyage/ui/Breadcrumb.tsx';
import { buttonClass } from '@voyage/ui/Button.tsx';
import { FactsList } from '@voyage/ui/FactsList.tsx';
import { container, measure } from '@voyage/ui/layout.css.ts';
import { Price } from '@voyage/ui/Price.tsx';
import { TextSkeleton } from '@voyage/ui/Skeletons.tsx';
import { heading, secondary, text } from '@voyage/ui/typography.css.ts';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useParams, useSearch } from '@tanstack/react-router';
import { GroupLinks } from '../parts/GroupLinks.tsx';
import { HouseMap } from '../parts/HouseMap.tsx';
import { HousePictures } from '../parts/HousePictures.tsx';
import { RoomsAndRates } from '../parts/RoomsAndRates.tsx';
import { SearchBar } from '../parts/SearchBar.tsx';
import { draftOfAddress } from '../state/address.ts';
import { hotelCrumbs } from '../state/crumbs.ts';
import { waysToPay } from '../state/ways-to-pay.ts';
import { keyOf, type DetailParams } from './detail-route.ts';
import * as css from '../parts/detail.css.ts';

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
    ...queries.plans(api, locale, { hotelId: hotel.id, stay: stay ?? { checkIn: '', checkOut: '', adults: 1 }, payAt: waysToPay }),
    enabled: stay !== undefined && !import.meta.env.SSR,
  });
  const cheapest = plans.data?.rooms[0]?.offers[0]?.price.total;
  const approximate = useApproximate(cheapest);
  return (
    <div className={`${container} ${css.page}`}>
      <div className={css.way}>
        <Breadcrumb label={say('site.breadcrumb')} crumbs={hotelCrumbs(say, locale, hotel)} linkAs={Link} />
      </div>
      <HousePictures hotel={hotel} />
      <p className={`${text.small} ${secondary} ${css.note}`}>{say('stays.pictures.note')}</p>
      <div className={css.columns}>
        <div className={css.intro}>
          <div className={css.names}>
            {hotel.flagship && <Badge>{say('stays.flagship')}</Badge>}
            <h1 className={heading.h1}>{hotel.name}</h1>
            <p className={secondary}>{placeOf(hotel, hotel.country)}</p>
            <GroupLinks group={hotel.group} brand={hotel.brand} />
          </div>
          {hotel.flagship && hotel.standfirst && <p className={`${text.large} ${measure} ${css.standfirst}`}>{hotel.standfirst}</p>}
        </div>
        <aside className={css.aside} aria-label={say('stays.detail.yourStay')}>
          <h2 className={text.title}>{say('stays.detail.yourStay')}</h2>
          {stay && (
            <p>
              <span className={css.nights}>{daySpan(stay.checkIn, stay.checkOut, locale)}</span>
              <br />
              {say('stays.party', { adults: stay.adults, children: stay.childAges.length, rooms: stay.rooms })}
            </p>
          )}
          {stay && (
            <div className={css.cheapest}>
              {cheapest && (
                <Price money={cheapest} unit={say('stays.detail.taxes')} before={say('stays.detail.cheapest')} {...(approximate && { approximate })} />
              )}
              {plans.isPending && <TextSkeleton label={say('site.loading')} lines={3} />}
            </div>
          )}
          <a className={buttonClass('primary', { block: true })} href="#rooms">
            {say('stays.detail.seeRooms')}
          </a>
        </aside>
        <div className={css.rest}>
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
      </div>
      <div className={css.sectionTop}>
        <h2 className={heading.h2} id="rooms">
          {say('stays.detail.rooms')}
        </h2>
      </div>
      <div className={css.search}>
        <SearchBar folds fromAddress={draftOfAddress(query, { code: hotel.id, locationType: 'hotel', name: hotel.name })} />
      </div>
      <RoomsAndRates hotel={hotel} stay={complete} plans={plans} />
      <div className={css.sectionTop}>
        <h2 className={heading.h2}>{say('stays.detail.facts')}</h2>
      </div>
      <div className={css.facts}>
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
      </div>
      <HouseMap hotel={hotel} query={query} />
    </div>
  );
}
