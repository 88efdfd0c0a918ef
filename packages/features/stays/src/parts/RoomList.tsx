import type { HotelDetail } from '@voyage/contracts/hotel.ts';
import type { Offer } from '@voyage/contracts/stay.ts';
import type { Approximations } from '@voyage/stay-parts/approximate.ts';
import type { Beds } from '@voyage/stay-parts/bed-choice.ts';
import { memo, useCallback, useEffect, useState } from 'react';
import type { RateTexts } from '../state/rate-texts.ts';
import type { ChosenRate, commonFacts, Plans } from '../state/room-rates.ts';
import { RoomRow } from './RoomRow.tsx';
import * as css from './rooms.css.ts';

interface Props {
  /** Cheapest first. */
  rooms: Plans['rooms'];
  hotel: HotelDetail;
  /** Facts stated once above all rooms. */
  common: ReturnType<typeof commonFacts>;
  /** A rate whose terms are stated once above all rooms. */
  commonRate: Offer | null;
  texts: RateTexts;
  approximations: Approximations;
  now: number;
  chosen: ChosenRate | null;
  onChoose: (chosen: ChosenRate) => void;
  /** Chosen in rooms, by their id. */
  beds: ReadonlyMap<number, Beds>;
  onBeds: (room: number, beds: Beds) => void;
  /** How many rooms are booked. */
  roomCount: number;
  bookingHref: (offer: Offer) => string;
  expandAll: boolean;
  dearestFirst: boolean;
}

/** On a phone, rooms after these are brief until they are pressed. */
const wholeOnPhone = 2;

/** The rooms in order. The list, and each room, renders again only when one of its props changes: all of them are stable. */
export const RoomList = memo(function RoomList({
  rooms: cheapestFirst,
  hotel,
  common,
  commonRate,
  texts,
  approximations,
  now,
  chosen,
  onChoose,
  beds,
  onBeds,
  roomCount,
  bookingHref,
  expandAll,
  dearestFirst,
}: Props) {
  // Rooms folded individually against the setting, until the setting changes.
  const [folds, setFolds] = useState<{ expandAll: boolean; byRoom: ReadonlyMap<number, boolean> }>();
  const byRoom = folds?.expandAll === expandAll ? folds.byRoom : undefined;
  useEffect(() => setFolds(undefined), [expandAll]);
  const unfold = useCallback(
    (room: number, unfolded: boolean) =>
      setFolds((all) => ({
        expandAll,
        byRoom: new Map(all?.expandAll === expandAll ? all.byRoom : undefined).set(room, unfolded),
      })),
    [expandAll],
  );
  const lowest = (room: Plans['rooms'][number]) => room.offers[0]?.price.total.amount ?? 0;
  const rooms = cheapestFirst.toSorted((a, b) =>
    dearestFirst ? lowest(b) - lowest(a) : lowest(a) - lowest(b),
  );
  const first = cheapestFirst[0]?.room;
  if (!first) return null;
  return (
    <div className={css.rooms}>
      {rooms.map(({ room, offers }, index) => (
        <RoomRow
          key={room.id}
          hotel={hotel}
          room={room}
          offers={offers}
          first={first}
          common={common}
          commonRate={commonRate}
          texts={texts}
          approximations={approximations}
          chosen={offers.find((offer) => offer === chosen?.offer) ?? null}
          onChoose={onChoose}
          beds={beds.get(room.id)}
          onBeds={onBeds}
          roomCount={roomCount}
          bookingHref={bookingHref}
          unfolded={byRoom?.get(room.id) ?? expandAll}
          onUnfold={unfold}
          brief={index >= wholeOnPhone}
          dearestFirst={dearestFirst}
          now={now}
        />
      ))}
    </div>
  );
});
