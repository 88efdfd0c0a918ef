import type { HotelDetail } from '@voyage/contracts/hotel.ts';
import type { Offer } from '@voyage/contracts/stay.ts';
import type { Money } from '@voyage/domain/money.ts';
import { langOf } from '@voyage/domain/partial-text.ts';
import { dot, dotted } from '@voyage/i18n/join.ts';
import { useIntl } from '@voyage/i18n/intl.tsx';
import type { Approximations } from '@voyage/stay-parts/approximate.ts';
import { BedsField } from '@voyage/stay-parts/BedsField.tsx';
import { withBeds, type Beds } from '@voyage/stay-parts/bed-choice.ts';
import { FormerPrice } from '@voyage/stay-parts/FormerPrice.tsx';
import { writtenAmount } from '@voyage/stay-parts/written-amount.ts';
import { BrandMark } from '@voyage/site-chrome/header/BrandMark.tsx';
import { ButtonLink } from '@voyage/site-core/router/ButtonLink.tsx';
import { hotelPicture } from '@voyage/pictures/pictures.ts';
import { NamePlate } from '@voyage/ui/content/NamePlate.tsx';
import { Picture } from '@voyage/ui/base/Picture.tsx';
import { heading, secondary, smallPrint, text } from '@voyage/ui/base/typography.css.ts';
import { useOptimisticChoice } from '@voyage/ui/forms/use-optimistic-choice.ts';
import { ChevronDown } from 'lucide-react';
import { memo, useDeferredValue, useId, useState, type ReactNode } from 'react';
import type { RateTexts } from '../state/rate-texts.ts';
import {
  differences,
  hasSameTerms,
  rateMatrix,
  roomRates,
  termsOf,
  type ChosenRate,
  type commonFacts,
  type Plans,
  type RateMatrix as Matrix,
} from '../state/room-rates.ts';
import { Extras } from './Extras.tsx';
import { RateMatrix } from './RateMatrix.tsx';
import { RateTerms } from './RateTerms.tsx';
import * as css from './rooms.css.ts';

type Room = Plans['rooms'][number]['room'];

interface Props {
  hotel: HotelDetail;
  room: Room;
  offers: readonly Offer[];
  /** The room that others are compared with. */
  first: Room;
  /** Facts stated once above all rooms. */
  common: ReturnType<typeof commonFacts>;
  /** A rate whose terms are stated once above all rooms. */
  commonRate: Offer | null;
  texts: RateTexts;
  approximations: Approximations;
  /** The selected rate of this room; null: the recommended one. */
  chosen: Offer | null;
  onChoose: (chosen: ChosenRate) => void;
  /** Chosen in this room, at any of its rates. */
  beds: Beds | undefined;
  onBeds: (room: number, beds: Beds) => void;
  /** How many rooms are booked. */
  roomCount: number;
  bookingHref: (offer: Offer) => string;
  unfolded: boolean;
  onUnfold: (room: number, unfolded: boolean) => void;
  /** On a phone, only its name, facts and price until it is pressed. */
  brief: boolean;
  dearestFirst: boolean;
  now: number;
}

/**
 * A room type: facts, the recommended rate, the lowest beside it, and the others behind a press. Terms that
 * every room has are stated once above all rooms.
 */
export const RoomRow = memo(function RoomRow(props: Props) {
  const { hotel, room, offers, texts, chosen, bookingHref, onUnfold, now } = props;
  const written = (money: Money, options?: { whole: true }) =>
    writtenAmount(props.approximations, money, options);
  const choose = (offer: Offer) => props.onChoose({ room: room.name, offer });
  const { t } = useIntl();
  const id = useId();
  const [opened, setOpened] = useState(false);
  // Rendered in slices, so a press is answered in between, and all at once, so the page below moves once.
  const unfolded = useDeferredValue(props.unfolded);
  const { recommended, lowest } = roomRates(offers, now);
  const shown = chosen ?? recommended;
  const picture = hotelPicture(room.picture);
  if (!shown) return null;
  const offered = withBeds(shown, props.beds);
  const total = written(shown.price.total);
  const showsTerms = unfolded || props.commonRate === null || !hasSameTerms(shown, props.commonRate, now);
  // The rate beside it: the lowest or, once that is selected, the recommended one. The button stays, and the
  // focus with it.
  const beside = shown === lowest ? recommended : lowest;
  const others = offers.length - (beside ? 2 : 1);
  const canFold = props.brief && !unfolded && !chosen;
  const folded = canFold && !opened;
  return (
    <section
      className={css.room}
      aria-label={room.name}
      data-can-fold={canFold || undefined}
      data-folded={folded || undefined}
    >
      <div className={css.picture}>
        {picture ? (
          <Picture
            source={picture}
            alt={t('stays.picture.room', { room: room.name, name: hotel.name })}
            crop="fill"
            sizes="(min-width: 48rem) 13rem, 5rem"
          />
        ) : (
          <NamePlate mark={<BrandMark />} crop="fill" />
        )}
      </div>
      <RoomNames {...props} unfolded={unfolded} id={`${id}name`}>
        {folded && (
          <p className={css.brief} id={`${id}brief`}>
            {`${shown.plan.name} ${total.first}`}
          </p>
        )}
      </RoomNames>
      {canFold && (
        <button
          type="button"
          className={css.open}
          aria-labelledby={`${id}name`}
          aria-describedby={folded ? `${id}brief` : undefined}
          aria-expanded={opened}
          aria-controls={`${id}rates`}
          onClick={() => setOpened(!opened)}
        >
          <ChevronDown className={css.turned} size={20} strokeWidth={1.5} aria-hidden />
        </button>
      )}
      <div className={css.rates} id={`${id}rates`}>
        <div className={css.panel} data-member={shown.plan.memberOnly || undefined}>
          <div className={css.includes}>
            <span>
              <span className={text.strong} lang={langOf(shown.plan, 'name')}>
                {shown.plan.name}
              </span>
              {showsTerms && <span>{` · ${texts.gives(shown)}`}</span>}{' '}
              {shown.privilegesWorth && shown.plan.memberOnly && (
                <span className={css.worth}>
                  {t('stays.detail.worth', { amount: written(shown.privilegesWorth, { whole: true }).first })}
                </span>
              )}
            </span>
            {showsTerms && (
              <span>
                <RateTerms offer={shown} texts={texts} now={now} />
              </span>
            )}
            <Extras of={shown} />
            {shown.promotion && (
              <span className={secondary} lang={langOf(shown.promotion, 'name')}>
                {shown.promotion.name}
              </span>
            )}
            {offered.beds && (
              <div className={css.beds}>
                <BedsField
                  offer={offered}
                  rooms={props.roomCount}
                  onChoose={(beds) => props.onBeds(room.id, beds)}
                />
              </div>
            )}
          </div>
          <div className={css.buy}>
            <div className={css.amount}>
              {shown.price.strikethrough && (
                <div className={smallPrint}>
                  <FormerPrice of={shown.price} approximations={props.approximations} />
                </div>
              )}
              <div className={css.price}>{total.first}</div>
              <div className={smallPrint}>{total.beside}</div>
            </div>
            <ButtonLink
              variant={room.id === props.first.id ? 'primary' : 'choice'}
              aria-label={t('stays.detail.chooseRate', { room: room.name, plan: shown.plan.name })}
              href={bookingHref(offered)}
            >
              {t('stays.detail.choose')}
            </ButtonLink>
          </div>
        </div>
        <div className={css.more}>
          {beside && (
            <button type="button" className={css.lowest} onClick={() => choose(beside)}>
              <span className={css.lowestTotal}>
                {beside === lowest
                  ? t('stays.detail.lowest', { amount: written(beside.price.total).first })
                  : `${beside.plan.name} ${written(beside.price.total).first}`}
              </span>{' '}
              <span className={secondary}>
                {dotted([texts.gives(beside), texts.cancel(termsOf(beside, now))])}
              </span>
            </button>
          )}
          {others > 0 && (
            <FoldButton
              unfolded={unfolded}
              count={others}
              controls={unfolded ? id : undefined}
              onChange={(next) => onUnfold(room.id, next)}
            />
          )}
        </div>
        {unfolded && others > 0 && (
          <RateMatrix
            id={id}
            room={room.name}
            matrix={ordered(rateMatrix(offers, now), props.dearestFirst)}
            texts={texts}
            approximations={props.approximations}
            chosen={shown}
            onChoose={choose}
          />
        )}
      </div>
    </section>
  );
});

/** Shows the other rates of a room, or fewer. The room follows the paint of the press. */
function FoldButton({
  unfolded,
  count,
  controls,
  onChange,
}: {
  unfolded: boolean;
  count: number;
  /** The id of the table, while there is one. */
  controls: string | undefined;
  onChange: (unfolded: boolean) => void;
}) {
  const { t } = useIntl();
  const [shown, choose] = useOptimisticChoice(unfolded, onChange);
  return (
    <button
      type="button"
      className={css.fold}
      aria-expanded={shown}
      aria-controls={controls}
      onClick={() => choose(!shown)}
    >
      <span>{shown ? t('stays.detail.rates.fewer') : t('stays.detail.rates.more', { count })}</span>
      <ChevronDown className={css.turned} size={18} strokeWidth={1.5} aria-hidden />
    </button>
  );
}

/** The strictest terms are the cheapest: with the dearest first they are in reverse order. */
const ordered = ({ meals, rows }: Matrix, dearestFirst: boolean): Matrix =>
  dearestFirst
    ? {
        meals,
        rows: rows.toReversed().map((row) => ({ ...row, cells: row.cells.map((c) => c.toReversed()) })),
      }
    : { meals, rows };

function RoomNames({
  id,
  hotel,
  room,
  first,
  common,
  unfolded,
  children,
}: Pick<Props, 'hotel' | 'room' | 'first' | 'common' | 'unfolded'> & {
  /** Of the name. */
  id: string;
  children: ReactNode;
}) {
  const { t } = useIntl();
  const { larger, moreGuests } = differences(room, first);
  const described = hotel.rooms.find(({ id: other }) => other === room.id);
  const facts = [
    common.sizeSquareMetres === null &&
      room.sizeSquareMetres !== null &&
      t('stays.detail.size', { size: room.sizeSquareMetres }),
    common.maxGuests === null && t('stays.detail.guests', { count: room.maxGuests }),
    common.beds === null && room.beds,
  ].filter(Boolean);
  const compared = [
    larger > 0 && t('stays.detail.larger', { size: larger, room: first.name }),
    larger < 0 && t('stays.detail.smaller', { size: -larger, room: first.name }),
    moreGuests > 0 && t('stays.detail.moreGuests', { count: moreGuests }),
  ].filter(Boolean);
  return (
    <div className={css.names}>
      <h3 className={heading.h3} id={id} lang={langOf(room, 'name')}>
        {room.name}
      </h3>
      {facts.length + compared.length > 0 && (
        <p className={`${text.small} ${css.roomFacts}`}>
          <span>{dotted(facts)}</span>
          {compared.length > 0 && (
            <span className={`${secondary} ${css.compared}`}>
              {(facts.length > 0 ? dot : '') + dotted(compared)}
            </span>
          )}
        </p>
      )}
      {described && described.description !== '' && (
        <p
          className={`${smallPrint} ${css.description}`}
          data-whole={unfolded || undefined}
          lang={langOf(described, 'description')}
        >
          {described.description}
        </p>
      )}
      {children}
    </div>
  );
}
