import { checkInEnd } from '@voyage/domain/check-in-hours.ts';
import type { OrderDetail } from '@voyage/contracts/booking.ts';
import { guestOfRoom, hasOneName } from '@voyage/domain/full-name.ts';
import { itemAt } from '@voyage/domain/item-at.ts';
import type { Party } from '@voyage/domain/occupancy.ts';
import type { PassportName } from '@voyage/domain/passport-name.ts';
import type { Locale } from '@voyage/domain/locale.ts';
import type { Money } from '@voyage/domain/money.ts';
import { plainDay } from '@voyage/domain/written-day.ts';
import { taipeiDay } from '@voyage/domain/stay-date.ts';
import { localized } from '../../../platform/content.ts';
import { inLanguage, withoutMarks } from '../../../platform/marked-text.ts';
import { weekdayName } from '../../../platform/weekday-name.ts';
import { brands } from '../../../mail/brands.ts';
import type { Brand } from '../../../mail/transport.ts';
import { certifiedRooms, priceOf, termsOf, type Labelled, type PriceRows } from './terms.ts';
import { certificateWords, type CertificateMessage, type CertificateWord } from './words.ts';

/**
 * The data of a certificate. `worth`: the approximate total in the member's currency, at `rate` per unit on
 * the day `asOf`.
 */
export interface CertificateOf {
  order: OrderDetail;
  /** The same in English, if the hotel's desk does not read `locale`. */
  inEnglish: OrderDetail | null;
  memberNumber: string;
  brand: Brand;
  locale: Locale;
  now: Date;
  worth: { amount: Money; rate: number; asOf: string } | null;
}
/** With what the desk finds it by, whatever the language. */
export interface Fact extends Labelled {
  id: CertificateWord;
  /** The same in English; null: the desk reads the language, or does not need it. */
  desk: Labelled | null;
}
/** The certificate in words, in reading order; with marks where the hotel has no text in its language (`inLanguage`). */
export interface CertificateFacts {
  title: string;
  brandName: string;
  number: Fact;
  status: string;
  numbers: Fact[];
  hotel: { name: string; address: string; telephone: string | null };
  stay: (Fact & { detail: string })[];
  facts: Fact[];
  /** In the member's own words: last, and the first to be shortened. */
  note: Fact | null;
  terms: Labelled[];
  price: PriceRows;
  show: string;
  contact: string;
  issuer: string;
  /** In English, for the desk; null if it reads the language. */
  desk: Pick<CertificateFacts, 'title' | 'hotel'> | null;
}

/** The certificate in the reader's language, with English for the desk where it needs that. */
export function certificateFacts({ inEnglish, ...of }: CertificateOf): CertificateFacts {
  const facts = factsIn(of);
  return inEnglish ? withDesk(facts, factsIn({ ...of, order: inEnglish, locale: 'en' })) : facts;
}

/** The facts that a desk acts upon, each replaced. Terms and price are between the member and us. */
const eachFact = (facts: CertificateFacts, change: <F extends Fact>(fact: F) => F): CertificateFacts => ({
  ...facts,
  number: change(facts.number),
  numbers: facts.numbers.map(change),
  stay: facts.stay.map(change),
  facts: facts.facts.map(change),
});

function withDesk(facts: CertificateFacts, english: CertificateFacts): CertificateFacts {
  const { number, numbers, stay } = english;
  const texts = new Map<CertificateWord, Labelled>(
    [
      number,
      ...numbers,
      ...stay.map((one) => ({ ...one, value: `${one.value} · ${one.detail}` })),
      ...english.facts,
    ].map((fact) => [fact.id, fact]),
  );
  return {
    ...eachFact(facts, (fact) => {
      const desk = texts.get(fact.id);
      if (!desk) return fact;
      // A list goes on in the line: small print needs no lines of its own.
      const value = desk.value === fact.value ? fact.value : desk.value.replaceAll('\n', ' · ');
      return { ...fact, desk: { label: desk.label, value } };
    }),
    desk: { title: english.title, hotel: english.hotel },
  };
}

/** For a page that is too full: of the English only the hotel, by which a desk sees that its guest is right. */
export const withHotelOnly = (facts: CertificateFacts): CertificateFacts => ({
  ...eachFact(facts, (fact) => ({ ...fact, desk: null })),
  desk: facts.desk && { ...facts.desk, title: facts.title },
});

function factsIn({
  order,
  memberNumber,
  brand,
  locale,
  now,
  worth,
}: Omit<CertificateOf, 'inEnglish'>): CertificateFacts {
  const t = certificateWords(locale);
  const { name, contact } = brands[brand];
  const status = order.status === 'cancelled' || order.status === 'completed' ? order.status : 'confirmed';
  const numbers: [CertificateWord, string | null][] = [
    ['cancellationNumber', order.hotelCancellationNumber],
    ['confirmationNumber', order.hotelConfirmationNumber],
    ['reservationNumber', order.reservationNumber],
    ['memberNumber', memberNumber],
    // Of the hotel's own programme; of no use once it is cancelled, when the row is full.
    ['loyaltyNumber', status === 'cancelled' ? null : (order.loyalty?.number ?? null)],
  ];
  const end = (id: 'checkIn' | 'checkOut', time: string) => ({
    ...fact(id, plainDay(order[id], locale), t),
    detail: t(`${id}.time`, {
      weekday: weekdayName(order[id], locale),
      time,
      ...checkInEnd(order.hotelContact),
    }),
  });
  return {
    title: t(status === 'cancelled' ? 'title.cancelled' : 'title'),
    brandName: name,
    number: fact('bookingNumber', order.bookingNumber, t),
    status: t(`status.${status}`),
    numbers: numbers.flatMap(([id, value]) => (value ? [fact(id, value, t)] : [])),
    hotel: {
      name: inLanguage(order.hotel.name, order.hotel.langs?.name),
      address: inLanguage(order.hotelContact.address, order.hotelContact.langs?.address),
      telephone: order.hotelContact.telephone,
    },
    stay: [
      end('checkIn', order.hotelContact.checkInTime),
      end('checkOut', order.hotelContact.checkOutTime),
      {
        ...fact('stay', t('nights', { count: order.nights }), t),
        detail: t('rooms', { count: certifiedRooms(order).length }),
      },
    ],
    facts: aboutStay(order, locale, t),
    note: order.note === '' ? null : fact('note', withoutMarks(order.note), t),
    terms: termsOf(order, locale, now, t),
    price: priceOf(order, worth, locale, t),
    show: t(status === 'confirmed' ? 'show' : `show.${status}`),
    contact: `${contact.phone}   ·   ${contact.email}`,
    desk: null,
    issuer: `${t('issued', { day: plainDay(taipeiDay(now), locale) })}   ·   ${localized.org.name[locale]}`,
  };
}

const fact = (id: CertificateWord, value: string, t: CertificateMessage): Fact => ({
  id,
  label: t(id),
  value,
  desk: null,
});

function aboutStay(order: OrderDetail, locale: Locale, t: CertificateMessage): Fact[] {
  const { guest, roomGuests, room, plan, creditSharedWith } = order;
  const rooms = certifiedRooms(order).map((index) => ({
    number: index + 1,
    guest: guestOfRoom(guest, roomGuests, index),
    party: itemAt(order.parties, index),
  }));
  const supplied = ({ text, lang }: { text: string; lang: Locale }) =>
    inLanguage(text, lang === locale ? null : lang);
  const extras = (order.extras ?? []).map(supplied);
  const aside = (text: string) => (text === '' ? '' : locale === 'en' ? ` (${text})` : `（${text}）`);
  const breakfasts = { count: plan.breakfasts };
  const privileges = [
    plan.breakfasts > 0 ? t('privileges.breakfasts', breakfasts) : '',
    // Of two stays close together only the earlier one has it.
    plan.creditUsd > 0 && creditSharedWith === null ? t('privileges.credit', { amount: plan.creditUsd }) : '',
    ...plan.benefits.map((benefit) => inLanguage(benefit, plan.langs?.benefits)),
    ...extras,
  ].filter(Boolean);
  const nameOf = (name: PassportName) =>
    hasOneName(name) ? name.lastname.toUpperCase() : `${name.lastname.toUpperCase()}, ${name.firstname}`;
  const peopleOf = ({ adults, childAges }: Party) =>
    t('party.people', { adults, children: childAges.length }) +
    aside(childAges.length === 0 ? '' : t('party.ages', { ages: childAges.join(t('list')) }));
  const rows: [CertificateWord, string][] = [
    ['guest', nameOf(rooms[0]?.guest ?? guest)],
    rooms.length === 1
      ? ['party', rooms.map(({ party }) => peopleOf(party)).join('')]
      : [
          'byRoom',
          rooms
            .map(({ number, guest: name, party }) =>
              [t('byRoom.room', { number }), nameOf(name), peopleOf(party)].join(' · '),
            )
            .join('\n'),
        ],
    [
      'room',
      [
        inLanguage(order.roomName, order.langs?.roomName),
        order.beds ? supplied(order.beds) : inLanguage(room.beds, room.langs?.beds),
        room.sizeSquareMetres === null ? '' : t('room.size', { size: room.sizeSquareMetres }),
      ]
        .filter(Boolean)
        .join(' · '),
    ],
    ['plan', inLanguage(order.planName, order.langs?.planName)],
    plan.memberOnly
      ? ['privileges', privileges.join('\n')]
      : [
          'included',
          [
            plan.breakfasts > 0 ? t('included.breakfasts', breakfasts) : t('included.roomOnly'),
            ...extras,
          ].join('\n'),
        ],
    ['arrival', order.arrivalTime ?? ''],
    [
      'requests',
      order.specialRequests.length > 0
        ? order.specialRequests.map((r) => r.name).join(t('list')) + aside(t('requests.note'))
        : '',
    ],
  ];
  return rows.flatMap(([id, value]) => (value === '' ? [] : [fact(id, value, t)]));
}
