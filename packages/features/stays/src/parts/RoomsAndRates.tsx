import { isFailure } from '@voyage/api-client/failure.ts';
import type { Output } from '@voyage/contracts/endpoint.ts';
import type { HotelDetail, planSearch } from '@voyage/contracts/hotel.ts';
import type { Offer } from '@voyage/contracts/stay.ts';
import { useIntl } from '@voyage/i18n/intl.tsx';
import { useErrorMessage } from '@voyage/frame/errors/error-message.ts';
import { PageFailure } from '@voyage/frame/errors/PageFailure.tsx';
import { EmptyPanel } from '@voyage/ui/EmptyPanel.tsx';
import { Checkbox, SelectField } from '@voyage/ui/Field.tsx';
import { ListSkeleton } from '@voyage/ui/Skeletons.tsx';
import { secondary, text } from '@voyage/ui/typography.css.ts';
import type { completeStay } from '@voyage/routes/stay-query.ts';
import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { useExpandAll } from '../state/expand-all.ts';
import { useRateWords } from '../state/rate-words.ts';
import { commonFacts } from '../state/room-rates.ts';
import { useStayProblemWords } from '../state/stay-problem.ts';
import { NearestDays } from './PriceCalendar.tsx';
import { RoomRow } from './RoomRow.tsx';
import * as css from './rooms.css.ts';

export type Plans = Output<typeof planSearch.data>;
/** A rate that the visitor has selected, in any room. */
export interface ChosenRate {
  room: string;
  offer: Offer;
}

interface Props {
  hotel: HotelDetail;
  stay: ReturnType<typeof completeStay>;
  plans: UseQueryResult<Plans>;
  chosen: ChosenRate | null;
  onChoose: (chosen: ChosenRate) => void;
  bookingHref: (offer: Offer) => string;
}

/** Room types with their rates, or why there are none. */
export function RoomsAndRates({ stay: searchedStay, plans, ...rest }: Props) {
  const { hotel } = rest;
  const { formatMessage: t } = useIntl();
  const failureWords = useErrorMessage();
  const problemWords = useStayProblemWords();
  if ('problem' in searchedStay)
    return (
      <EmptyPanel
        level={3}
        ornament="key"
        title={t({ id: 'stays.detail.rooms.choose' })}
        {...(searchedStay.problem !== 'missing' && { text: problemWords(searchedStay) })}
      />
    );
  if (isFailure(plans.error, 'ht0004', 'rq0001'))
    return (
      <EmptyPanel
        level={3}
        ornament="key"
        title={failureWords(plans.error)}
        text={t({ id: 'stays.results.past.text' })}
      />
    );
  if (plans.error) return <PageFailure error={plans.error} level={2} onRetry={() => plans.refetch()} />;
  if (!plans.data) return <ListSkeleton label={t({ id: 'site.loading' })} count={4} />;
  if (plans.data.rooms.length === 0)
    return (
      <EmptyPanel
        level={3}
        ornament="key"
        title={t({ id: 'stays.detail.rooms.soldOut' })}
        text={t({ id: 'stays.detail.rooms.soldOutText' })}
        action={<NearestDays hotel={hotel} stay={searchedStay.stay} />}
      />
    );
  return <Rooms rooms={plans.data.rooms} {...rest} />;
}

function Rooms({
  rooms: cheapestFirst,
  hotel,
  chosen,
  onChoose,
  bookingHref,
}: Omit<Props, 'stay' | 'plans'> & { rooms: Plans['rooms'] }) {
  const { formatMessage: t } = useIntl();
  const words = useRateWords(hotel);
  const [now] = useState(() => Date.now());
  const [dearestFirst, setDearestFirst] = useState(false);
  const [expandAll, setExpandAll] = useExpandAll();
  // Rooms folded individually against the setting, until the setting changes.
  const [folds, setFolds] = useState<ReadonlyMap<number, boolean>>(new Map());
  const low = (room: Plans['rooms'][number]) => room.offers[0]?.price.total.amount ?? 0;
  const rooms = cheapestFirst.toSorted((a, b) => (dearestFirst ? low(b) - low(a) : low(a) - low(b)));
  const common = commonFacts(rooms.map(({ room }) => room));
  const first = cheapestFirst[0]?.room;
  if (!first) return null;
  const facts = [
    common.sizeSquareMetres !== null && t({ id: 'stays.detail.size' }, { size: common.sizeSquareMetres }),
    common.beds,
    common.maxGuests !== null && t({ id: 'stays.detail.guests' }, { count: common.maxGuests }),
    t({ id: 'stays.detail.taxes' }),
  ].filter(Boolean);
  return (
    <>
      <div className={css.tools}>
        <p className={`${text.small} ${secondary} ${css.common}`}>
          {t({ id: 'stays.detail.allRooms' }, { facts: facts.join(' · ') })}
        </p>
        <Checkbox
          checked={expandAll}
          onChange={(event) => {
            setExpandAll(event.target.checked);
            setFolds(new Map());
          }}
        >
          {t({ id: 'stays.detail.expandAll' })}
        </Checkbox>
        <div className={css.sort}>
          <SelectField
            label={t({ id: 'stays.detail.rateSort' })}
            value={dearestFirst ? 'down' : 'up'}
            onChange={(event) => setDearestFirst(event.target.value === 'down')}
          >
            <option value="up">{t({ id: 'stays.sort.price-ascending' })}</option>
            <option value="down">{t({ id: 'stays.sort.price-descending' })}</option>
          </SelectField>
        </div>
      </div>
      <div className={css.rooms}>
        {rooms.map(({ room, offers }) => (
          <RoomRow
            key={room.id}
            hotel={hotel}
            room={room}
            offers={offers}
            first={first}
            common={common}
            words={words}
            chosen={offers.find((offer) => offer === chosen?.offer) ?? null}
            onChoose={(offer) => onChoose({ room: room.name, offer })}
            bookingHref={bookingHref}
            unfolded={folds.get(room.id) ?? expandAll}
            onUnfold={(unfolded) => setFolds(new Map(folds).set(room.id, unfolded))}
            dearestFirst={dearestFirst}
            now={now}
          />
        ))}
      </div>
    </>
  );
}
