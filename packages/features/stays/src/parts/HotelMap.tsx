import type { HotelDetail } from '@voyage/contracts/hotel.ts';
import { dotted } from '@voyage/i18n/join.ts';
import { href } from '@voyage/routes/href.ts';
import type { StayQuery } from '@voyage/routes/stay-query.ts';
import { Link } from '@voyage/site-core/router/Link.tsx';
import { usePage } from '@voyage/site-core/context/use-page.ts';
import { InteractiveMap } from '@voyage/map/InteractiveMap.tsx';
import { nearestSpots, sketchAt, type NearSpot } from '@voyage/map/sketches.ts';
import { placeOf } from '@voyage/stay-parts/place-of.ts';
import { heading, secondary, smallPrint } from '@voyage/ui/base/typography.css.ts';
import { memo, useState } from 'react';
import * as css from './detail.css.ts';
import * as mapCss from './HotelMap.css.ts';
import { HotelCards } from './HotelCards.tsx';
import { PhoneFold } from '@voyage/ui/content/PhoneFold.tsx';
import { useMapTexts } from './map-texts.ts';

/** Walking pace, 4.8 km per hour. */
const metresOfMinute = 80;
/** Nobody walks further than this. */
const walkable = { most: 5, within: 2400 };

/** The location of a hotel: the map, its neighbours, and distances to the nearest stations and sights. */
export const HotelMap = memo(function HotelMap({ hotel, query }: { hotel: HotelDetail; query: StayQuery }) {
  const { t, locale } = usePage();
  const words = useMapTexts({ inPage: true });
  const [active, setActive] = useState<string | null>(null);
  const [spots, setSpots] = useState<NearSpot[]>([]);
  const neighbours = hotel.nearby.map(({ hotel: near, metres }, i) => ({
    id: near.id,
    name: near.name,
    place: placeOf(near),
    distance: t('stays.detail.metres', { distance: Math.round(metres / 10) * 10 }),
    to: href.hotel(locale, near.id, query),
    mark: String(i + 1),
    label: `${i + 1} ${near.name}`,
    point: near.point,
  }));
  const seen = () =>
    void sketchAt(hotel.point)
      ?.load()
      .then(
        (sketch) => setSpots(nearestSpots(sketch, hotel.point, locale, walkable)),
        () => undefined, // the page works without it
      );
  const cardOf = (id: string) => {
    const near = neighbours.find((one) => one.id === id);
    return (
      near && (
        <div className={mapCss.card}>
          <Link className={mapCss.cardName} href={near.to}>
            {near.name}
          </Link>
          <span className={mapCss.detail}>{dotted([near.place, near.distance])}</span>
        </div>
      )
    );
  };
  return (
    <>
      <section aria-labelledby="map">
        <div className={css.sectionTop}>
          <h2 className={`${heading.h2} ${css.anchor}`} id="map">
            {t('stays.map.title')}
          </h2>
        </div>
        <p className={secondary}>{hotel.address}</p>
        <div className={mapCss.columns}>
          <div className={mapCss.map}>
            <InteractiveMap
              label={t('stays.map.label', { name: hotel.name })}
              locale={locale}
              words={words}
              here={{ name: hotel.name, point: hotel.point }}
              places={neighbours}
              active={active}
              onActive={setActive}
              onSeen={seen}
              renderCard={cardOf}
            />
          </div>
          <div className={mapCss.lists}>
            {spots.length > 0 && (
              <div>
                <PhoneFold id="around" level={3} titleClass={mapCss.listTitle} title={t('stays.map.around')}>
                  <ul>
                    {spots.map(({ name, metres }) => (
                      <li key={name} className={mapCss.row}>
                        <span>{name}</span>
                        <span className={mapCss.detail}>
                          {t('stays.map.walk', { minutes: Math.max(1, Math.round(metres / metresOfMinute)) })}
                        </span>
                      </li>
                    ))}
                  </ul>
                  <p className={smallPrint}>{t('stays.map.walkNote')}</p>
                </PhoneFold>
              </div>
            )}
            {neighbours.length > 0 && (
              <div>
                <PhoneFold id="numbers" level={3} titleClass={mapCss.listTitle} title={t('stays.map.list')}>
                  <ol className={mapCss.hotels}>
                    {neighbours.map(({ id, name, distance, to }) => (
                      <li
                        key={id}
                        className={mapCss.numbered}
                        data-active={active === id || undefined}
                        onPointerEnter={() => setActive(id)}
                        onPointerLeave={() => setActive(null)}
                      >
                        <Link className={mapCss.name} href={to}>
                          {name}
                        </Link>
                        <span className={mapCss.far}>{distance}</span>
                      </li>
                    ))}
                  </ol>
                </PhoneFold>
              </div>
            )}
          </div>
        </div>
      </section>
      {hotel.nearby.length > 0 && (
        <section aria-labelledby="nearby">
          <PhoneFold id="nearby" level={2} title={t('stays.detail.nearby')}>
            <div className={css.neighbours}>
              <HotelCards hotels={hotel.nearby.map(({ hotel: near }) => near)} most={3} query={query} />
            </div>
          </PhoneFold>
        </section>
      )}
    </>
  );
});
