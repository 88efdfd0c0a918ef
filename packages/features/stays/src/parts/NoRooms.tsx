import type { HotelDetail } from '@voyage/contracts/hotel.ts';
import { fits, roomsThatFit } from '@voyage/domain/room-capacity.ts';
import { combinedParty, type Party } from '@voyage/domain/occupancy.ts';
import { dayInZone } from '@voyage/domain/stay-date.ts';
import { shortDay } from '@voyage/i18n/dates.ts';
import { useIntl } from '@voyage/i18n/intl.tsx';
import { href } from '@voyage/routes/href.ts';
import { stayQuery, type CompleteStay } from '@voyage/routes/stay-query.ts';
import { usePage } from '@voyage/site-core/context/use-page.ts';
import { useLocale } from '@voyage/site-core/context/site-context.ts';
import { useApproximations } from '@voyage/stay-parts/approximate.ts';
import { partyWords } from '@voyage/stay-parts/party-words.ts';
import { useStayRules } from '@voyage/stay-parts/stay-rules.ts';
import { writtenAmount } from '@voyage/stay-parts/written-amount.ts';
import { Button } from '@voyage/ui/forms/Button.tsx';
import { actions } from '@voyage/ui/feedback/EmptyPanel.css.ts';
import { EmptyPanel } from '@voyage/ui/feedback/EmptyPanel.tsx';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { calendarStart, hotelCalendar, movedStay, nearestDays } from '../state/hotel-calendar.ts';
import { EditStayButton } from './EditStayButton.tsx';
import type { SearchStep } from '../state/search-step.ts';

interface Props {
  hotel: HotelDetail;
  stay: CompleteStay;
  /** Opens the step of the search that changes the stay. */
  onChange: (step: SearchStep) => void;
}

/** Why no room can be booked for a stay, and what to do: the party needs more rooms, or there are other dates. */
export function NoRooms(props: Props) {
  const { hotel, stay } = props;
  const { limits } = useStayRules();
  return hotel.rooms.length === 0 || hotel.rooms.some((type) => fits(stay.rooms, type)) ? (
    <SoldOut {...props} />
  ) : (
    <TooSmall {...props} rooms={roomsThatFit(stay.rooms, hotel.rooms, limits)} />
  );
}

/** Changes the stay in the address, with the rooms still in sight. */
function useOtherStay({ id }: HotelDetail): (stay: CompleteStay) => void {
  const locale = useLocale();
  const router = useRouter();
  return (stay) => {
    // The pressed button disappears while the rooms load.
    document.getElementById('rooms')?.focus({ preventScroll: true });
    void router.navigate({ href: href.hotel(locale, id, stayQuery(stay)), resetScroll: false });
  };
}

/** No room type takes the party, or its share of it. */
function TooSmall({ hotel, stay, rooms, onChange }: Props & { rooms: Party[] | null }) {
  const { t } = useIntl();
  const goTo = useOtherStay(hotel);
  const party = partyWords(t, [combinedParty(stay.rooms)]);
  return (
    <EmptyPanel
      level={3}
      ornament="key"
      title={t('stays.detail.rooms.tooSmall', { rooms: stay.rooms.length, party })}
      {...(rooms !== null && { text: t('stays.detail.rooms.enough', { rooms: rooms.length }) })}
      action={
        <div className={actions}>
          {rooms !== null && (
            <Button variant="secondary" onClick={() => goTo({ ...stay, rooms })}>
              {t('stays.detail.rooms.search', { rooms: rooms.length })}
            </Button>
          )}
          <EditStayButton step="party" onChange={onChange} />
        </div>
      }
    />
  );
}

/** The nearest days with a room for the same length; without any, other dates are to be chosen. */
function SoldOut({ hotel, stay, onChange }: Props) {
  const { t, locale, api } = usePage();
  const goTo = useOtherStay(hotel);
  const approximations = useApproximations();
  const [today] = useState(() => dayInZone(new Date(), hotel.timeZone));
  const { calendars } = useStayRules();
  const { data, isLoading } = useQuery({
    ...hotelCalendar(api, hotel.id, stay, calendarStart(stay, today)),
    enabled: calendars,
  });
  const nearest = nearestDays(data?.days ?? [], stay.checkIn);
  return (
    <EmptyPanel
      level={3}
      ornament="key"
      title={t('stays.detail.rooms.soldOut')}
      {...(nearest.length > 0 && { text: t('stays.detail.rooms.soldOutText') })}
      action={
        nearest.length > 0 ? (
          <ul className={actions} aria-label={t('stays.calendar.nearest')}>
            {nearest.map(({ day, stay: whole }) => (
              <li key={day}>
                <Button variant="secondary" onClick={() => goTo(movedStay(stay, day))}>
                  {t('stays.calendar.from', {
                    day: shortDay(day, locale),
                    amount: whole ? writtenAmount(approximations, whole, { whole: true }).first : '',
                  })}
                </Button>
              </li>
            ))}
          </ul>
        ) : (
          !isLoading && <EditStayButton step="dates" onChange={onChange} />
        )
      }
    />
  );
}
