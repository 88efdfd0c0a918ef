import { isFailure } from '@voyage/api-client/failure.ts';
import type { HotelDetail } from '@voyage/contracts/hotel.ts';
import type { Offer } from '@voyage/contracts/stay.ts';
import { langOf } from '@voyage/domain/partial-text.ts';
import { dot, dotted, listed } from '@voyage/i18n/join.ts';
import { useIntl } from '@voyage/i18n/intl.tsx';
import { useApproximations } from '@voyage/stay-parts/approximate.ts';
import { useErrorMessage } from '@voyage/site-core/errors/error-message.ts';
import { ApproximateNote } from '@voyage/stay-parts/ApproximateNote.tsx';
import type { Beds } from '@voyage/stay-parts/bed-choice.ts';
import { hasFailed } from '@voyage/site-core/errors/has-failed.ts';
import { PartFailure } from '@voyage/site-core/errors/PartFailure.tsx';
import { usePage } from '@voyage/site-core/context/use-page.ts';
import { EmptyPanel } from '@voyage/ui/feedback/EmptyPanel.tsx';
import { Checkbox } from '@voyage/ui/forms/Field.tsx';
import { ListSkeleton } from '@voyage/ui/feedback/Skeletons.tsx';
import { smallPrint } from '@voyage/ui/base/typography.css.ts';
import type { completeStay } from '@voyage/routes/complete-stay.ts';
import type { CompleteStay } from '@voyage/routes/stay-query.ts';
import type { UseQueryResult } from '@tanstack/react-query';
import { useDeferredValue, useMemo, useState } from 'react';
import { useExpandAll } from '../state/expand-all.ts';
import { useRateTexts } from '../state/rate-texts.ts';
import { searchRefusals } from '../state/search-refusals.ts';
import {
  commonFacts,
  commonRate,
  unavailableRooms,
  type ChosenRate,
  type Plans,
} from '../state/room-rates.ts';
import { spanOf } from '../state/stay-span.ts';
import { stepOf, useStayProblemMessage } from '../state/stay-problem.ts';
import type { SearchStep } from '../state/search-step.ts';
import { EditStayButton } from './EditStayButton.tsx';
import { NoRooms } from './NoRooms.tsx';
import { onlyIn } from '../state/only-in.ts';
import { RateTerms } from './RateTerms.tsx';
import { RoomList } from './RoomList.tsx';
import { RoomOffers } from './RoomOffers.tsx';
import { SortSelect } from './SortSelect.tsx';
import * as css from './rooms.css.ts';

interface Props {
  hotel: HotelDetail;
  stay: ReturnType<typeof completeStay>;
  plans: UseQueryResult<Plans>;
  chosen: ChosenRate | null;
  onChoose: (chosen: ChosenRate) => void;
  /** Chosen in rooms, by their id. */
  beds: ReadonlyMap<number, Beds>;
  onBeds: (room: number, beds: Beds) => void;
  bookingHref: (offer: Offer) => string;
  /** Opens the step of the search that corrects the stay. */
  onChange: (step: SearchStep) => void;
}

/** Room types with their rates, or why there are none. */
export function RoomsAndRates({ stay: searchedStay, plans, onChange, ...rest }: Props) {
  // Many rooms are rendered in slices: a press is answered in between.
  const data = useDeferredValue(plans.data);
  const { hotel } = rest;
  const { t } = useIntl();
  const errorMessage = useErrorMessage();
  const problemMessage = useStayProblemMessage();
  if ('problem' in searchedStay)
    return (
      <EmptyPanel
        level={3}
        ornament="key"
        {...(searchedStay.problem === 'missing'
          ? { title: t('stays.detail.rooms.choose') }
          : {
              title: problemMessage(searchedStay),
              ...(stepOf(searchedStay) === 'dates' && { text: t('stays.results.past.text') }),
            })}
        action={<EditStayButton step={stepOf(searchedStay)} onChange={onChange} />}
      />
    );
  if (isFailure(plans.error, ...searchRefusals))
    return (
      <EmptyPanel
        level={3}
        ornament="key"
        title={errorMessage(plans.error)}
        text={t('stays.results.past.text')}
        action={<EditStayButton step="dates" onChange={onChange} />}
      />
    );
  if (plans.error || hasFailed(plans)) return <PartFailure queries={[plans]} alsoStale />;
  if (!plans.data || !data) return <ListSkeleton label={t('site.loading')} count={4} />;
  if (data.rooms.length === 0) return <NoRooms hotel={hotel} stay={searchedStay.stay} onChange={onChange} />;
  return <Rooms rooms={data.rooms} stay={searchedStay.stay} {...rest} />;
}

function Rooms({
  rooms: cheapestFirst,
  hotel,
  stay,
  chosen,
  onChoose,
  beds,
  onBeds,
  bookingHref,
}: Omit<Props, 'stay' | 'plans' | 'onChange'> & { rooms: Plans['rooms']; stay: CompleteStay }) {
  const { t, locale } = usePage();
  const [dearestFirst, setDearestFirst] = useState(false);
  const [expandAll, setExpandAll] = useExpandAll();
  // A press is shown at once; the rooms follow.
  const shownOrder = useDeferredValue(dearestFirst);
  const shownExpanded = useDeferredValue(expandAll);
  const common = useMemo(() => commonFacts(cheapestFirst.map(({ room }) => room)), [cheapestFirst]);
  const texts = useRateTexts(hotel);
  const approximations = useApproximations();
  const [now] = useState(() => Date.now());
  const rate = useMemo(() => commonRate(cheapestFirst, now), [cheapestFirst, now]);
  const unavailable = unavailableRooms(hotel.rooms, cheapestFirst, stay.rooms);
  const approximate = approximations(cheapestFirst[0]?.offers[0]?.price.total);
  const descriptions = hotel.rooms.map((room) => langOf(room, 'description')).find(Boolean);
  const facts = [
    common.sizeSquareMetres !== null && t('stays.detail.size', { size: common.sizeSquareMetres }),
    common.maxGuests !== null && t('stays.detail.guests', { count: common.maxGuests }),
    common.beds,
    t('stays.card.total', spanOf(stay)),
    approximate?.first && approximate.note,
  ];
  return (
    <>
      <div className={css.tools}>
        <p className={`${smallPrint} ${css.common}`}>
          <span>{t('stays.detail.allRooms', { facts: dotted(facts) })}</span>
          {rate && (
            <>
              <br />
              <span>{`${dotted([rate.plan.name, texts.gives(rate)])}${dot}`}</span>
              <RateTerms offer={rate} texts={texts} now={now} />
            </>
          )}
          {descriptions && (
            <>
              <br />
              <span>{onlyIn(t, 'stays.onlyIn.rooms', descriptions)}</span>
            </>
          )}
        </p>
        <Checkbox checked={expandAll} onChange={(event) => setExpandAll(event.target.checked)}>
          {t('stays.detail.expandAll')}
        </Checkbox>
        <div className={css.sort}>
          <SortSelect
            label={t('stays.detail.rateSort')}
            value={dearestFirst ? 'down' : 'up'}
            onChange={(order) => setDearestFirst(order === 'down')}
          >
            <option value="up">{t('stays.sort.price-ascending')}</option>
            <option value="down">{t('stays.sort.price-descending')}</option>
          </SortSelect>
        </div>
      </div>
      <RoomList
        rooms={cheapestFirst}
        hotel={hotel}
        common={common}
        commonRate={rate}
        texts={texts}
        approximations={approximations}
        now={now}
        chosen={chosen}
        onChoose={onChoose}
        beds={beds}
        onBeds={onBeds}
        roomCount={stay.rooms.length}
        bookingHref={bookingHref}
        expandAll={shownExpanded}
        dearestFirst={shownOrder}
      />
      {unavailable.length > 0 && (
        <p className={`${smallPrint} ${css.unavailable}`}>
          {t('stays.detail.rooms.unavailable', {
            rooms: listed(
              unavailable.map(({ name }) => name),
              locale,
            ),
          })}
        </p>
      )}
      <RoomOffers hotel={hotel} rooms={cheapestFirst} stay={stay} />
      <ApproximateNote of={cheapestFirst.map(({ offers }) => offers[0]?.price.total)} />
    </>
  );
}
