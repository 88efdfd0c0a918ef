import { queries } from '@voyage/api-client/queries.ts';
import type { HotelDetail } from '@voyage/contracts/hotel.ts';
import { checkInEnd } from '@voyage/domain/check-in-hours.ts';
import { formatMoney, wholeMoney } from '@voyage/domain/money.ts';
import { langOf } from '@voyage/domain/partial-text.ts';
import { daySpan, plainDay } from '@voyage/i18n/dates.ts';
import { dotted } from '@voyage/i18n/join.ts';
import { useIntl } from '@voyage/i18n/intl.tsx';
import { PhoneLink } from '@voyage/site-core/context/PhoneLink.tsx';
import { usePage } from '@voyage/site-core/context/use-page.ts';
import { FactsList, type Fact } from '@voyage/ui/content/FactsList.tsx';
import { heading, smallPrint } from '@voyage/ui/base/typography.css.ts';
import { useQuery } from '@tanstack/react-query';
import { memo } from 'react';
import { adjoiningSpans } from '../state/adjoining-spans.ts';
import * as css from './detail.css.ts';
import { PhoneFold } from '@voyage/ui/content/PhoneFold.tsx';

/** Facts of a hotel, information before arrival, and events with their dates. */
export const HotelFacts = memo(function HotelFacts({ hotel }: { hotel: HotelDetail }) {
  const { t } = useIntl();
  const rules = useRules(hotel.rules);
  return (
    <>
      <PhoneFold id="facts" level={2} title={t('stays.detail.facts')}>
        <div className={css.facts}>
          <FactsList
            facts={[
              {
                term: t('stays.detail.address'),
                value: <span lang={langOf(hotel, 'address')}>{hotel.address}</span>,
              },
              hotel.telephone !== null && {
                term: t('stays.detail.telephone'),
                value: <PhoneLink phone={hotel.telephone} />,
              },
              {
                term: t('stays.detail.house'),
                value: dotted([
                  hotel.openedYear !== null && t('stays.card.opened', { year: String(hotel.openedYear) }),
                  hotel.renovatedYear !== null &&
                    t('stays.card.renovated', { year: String(hotel.renovatedYear) }),
                  hotel.roomCount !== null && t('stays.card.rooms', { count: hotel.roomCount }),
                ]),
              },
              {
                term: t('stays.detail.timesLabel'),
                value: t('stays.detail.times', {
                  in: hotel.checkInTime,
                  out: hotel.checkOutTime,
                  ...checkInEnd(hotel),
                }),
              },
              hotel.features.length > 0 && {
                term: t('stays.detail.features'),
                value: (
                  <span className={css.chips} lang={langOf(hotel, 'features')}>
                    {hotel.features.map((f) => (
                      <span key={f.code}>{f.name}</span>
                    ))}
                  </span>
                ),
              },
              ...rules,
              hotel.policies.length > 0 && {
                term: t('stays.detail.policies'),
                value: (
                  <ul className={css.lines} lang={langOf(hotel, 'policies')}>
                    {hotel.policies.map((p) => (
                      <li key={p.code}>{p.text}</li>
                    ))}
                  </ul>
                ),
              },
            ]}
          />
        </div>
      </PhoneFold>
      <HotelEvents hotel={hotel} />
    </>
  );
});

/** The hotel's rules, one line per subject. */
function useRules(rules: HotelDetail['rules']): Fact[] {
  const { t, locale } = usePage();
  if (!rules) return [];
  const { extraBed, pets, deposit, smoking } = rules;
  return [
    {
      term: t('stays.rules.children'),
      value: (
        <ul className={css.lines}>
          <li>{t('stays.rules.children.text')}</li>
          <li>
            {extraBed
              ? t('stays.rules.extraBed', {
                  amount: formatMoney(wholeMoney(extraBed.perNight), locale),
                  age: extraBed.freeUntilAge,
                })
              : t('stays.rules.noExtraBed')}
          </li>
        </ul>
      ),
    },
    {
      term: t('stays.rules.pets'),
      value: pets
        ? t('stays.rules.pets.yes', {
            kilograms: pets.mostKilograms,
            amount: formatMoney(wholeMoney(pets.perStay), locale),
          })
        : t('stays.rules.pets.no'),
    },
    {
      term: t('stays.rules.deposit'),
      value: deposit
        ? t('stays.rules.deposit.yes', { amount: formatMoney(wholeMoney(deposit.perNight), locale) })
        : t('stays.rules.deposit.no'),
    },
    {
      term: t('stays.rules.smoking'),
      value: t('stays.rules.smoking.where', { where: smoking }),
    },
  ];
}

/** Promotions, and weeks of high demand. Renders nothing if there are none. */
function HotelEvents({ hotel }: { hotel: HotelDetail }) {
  const { t, locale, api } = usePage();
  const { data } = useQuery({ ...queries.hotelEvents(api, locale, hotel.id), enabled: !import.meta.env.SSR });
  if (!data || data.events.length === 0) return null;
  // A season may occur several times a year: it is listed once, with all its weeks.
  const events = [...Map.groupBy(data.events, ({ name, description }) => `${name} ${description}`).values()];
  return (
    <section aria-labelledby="events">
      <PhoneFold id="events" level={2} titleClass={heading.h3} title={t('stays.detail.events')}>
        <ul className={css.events}>
          {events.map((same) => (
            <li key={same[0]?.code} className={css.event}>
              <strong lang={langOf(same[0] ?? {}, 'name')}>{same[0]?.name}</strong>
              <span lang={langOf(same[0] ?? {}, 'description')}>{same[0]?.description}</span>
              <ul className={`${smallPrint} ${css.weeks}`}>
                {adjoiningSpans(same).map(
                  ({ from, to }) =>
                    from && (
                      <li key={from}>
                        {to
                          ? daySpan(from, to, locale)
                          : t('stays.detail.events.from', { day: plainDay(from, locale) })}
                      </li>
                    ),
                )}
              </ul>
            </li>
          ))}
        </ul>
      </PhoneFold>
    </section>
  );
}
