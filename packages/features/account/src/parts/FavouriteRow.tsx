import { wholeMoney } from '@voyage/domain/money.ts';
import { daysBetween } from '@voyage/domain/stay-date.ts';
import { langOf } from '@voyage/domain/partial-text.ts';
import { daySpan } from '@voyage/i18n/dates.ts';
import { dotted } from '@voyage/i18n/join.ts';
import { href } from '@voyage/routes/href.ts';
import { stayQuery } from '@voyage/routes/stay-query.ts';
import { useFailureNotice } from '@voyage/site-core/errors/failure-notice.ts';
import { BrandMark } from '@voyage/site-chrome/header/BrandMark.tsx';
import { TextLink } from '@voyage/site-core/router/TextLink.tsx';
import { usePage } from '@voyage/site-core/context/use-page.ts';
import type { Approximations } from '@voyage/stay-parts/approximate.ts';
import { CompareButton } from '@voyage/stay-parts/CompareButton.tsx';
import { feeWords } from '@voyage/stay-parts/fee-words.ts';
import type { OnRequestPrice } from '@voyage/stay-parts/hotel-prices.ts';
import { partyWords } from '@voyage/stay-parts/party-words.ts';
import { placeOf } from '@voyage/stay-parts/place-of.ts';
import { rateConditions } from '@voyage/stay-parts/rate-conditions.ts';
import { hotelPicture } from '@voyage/pictures/pictures.ts';
import { NamePlate } from '@voyage/ui/content/NamePlate.tsx';
import { Picture } from '@voyage/ui/base/Picture.tsx';
import { Price } from '@voyage/travel-ui/Price.tsx';
import { PriceSpace } from '@voyage/travel-ui/PriceSpace.tsx';
import { visuallyHidden } from '@voyage/ui/base/layout.css.ts';
import { secondary, smallPrint, text } from '@voyage/ui/base/typography.css.ts';
import { useMovedFocus } from '@voyage/ui/base/moved-focus.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { cheapestOf } from './favourite-prices.ts';
import { FavouriteForm, type Favourite } from './FavouriteForm.tsx';
import * as css from './account.css.ts';
import { QuietButton } from './QuietButton.tsx';

interface Props {
  favourite: Favourite;
  /** The answer for a hotel that was not priced with the list. */
  asked: OnRequestPrice | undefined;
  approximations: Approximations;
}

/** A saved hotel. A removed one leaves a row that can restore it until the page is left. */
export function FavouriteRow({ favourite, asked, approximations }: Props) {
  const { t, locale, api, queryClient } = usePage();
  const showFailure = useFailureNotice();
  const [editing, edit] = useState(false);
  const [removed, setRemoved] = useState(false);
  const { hotel, note, stay, pricedStay } = favourite;
  const { place, moved } = useMovedFocus<HTMLLIElement>(`${removed} ${editing}`, 'button');
  const saved = () => queryClient.invalidateQueries({ queryKey: ['me', 'favourites', 'ids'] });
  const remove = useMutation({
    mutationFn: () => api.call('removeFavourite', { body: { hotelId: hotel.id } }),
    onSuccess: () => {
      moved();
      setRemoved(true);
      return saved();
    },
    onError: (error) => showFailure(error),
  });
  const undo = useMutation({
    mutationFn: () => api.call('addFavourite', { body: { hotelId: hotel.id, note, stay } }),
    onSuccess: () => {
      moved();
      setRemoved(false);
      return saved();
    },
    onError: (error) => showFailure(error),
  });
  if (removed)
    return (
      <li ref={place} className={css.removed}>
        <span role="status">{t('favourites.removed', { name: hotel.name })}</span>
        <QuietButton onClick={() => undo.isPending || undo.mutate()}>{t('favourites.undo')}</QuietButton>
      </li>
    );
  const picture = hotelPicture(hotel.pictures.slice(0, hotel.leadPictures)[0] ?? null);
  return (
    <li ref={place} className={css.order}>
      {picture ? <Picture source={picture} alt="" sizes="11rem" /> : <NamePlate mark={<BrandMark />} />}
      <div className={css.orderWords}>
        <h2 className={text.title} lang={langOf(hotel, 'name')}>
          <TextLink href={href.hotel(locale, hotel.id, pricedStay ? stayQuery(pricedStay) : undefined)}>
            {hotel.name}
          </TextLink>
        </h2>
        <span className={secondary}>{placeOf(hotel)}</span>
        {stay && (
          <span>{dotted([daySpan(stay.checkIn, stay.checkOut, locale), partyWords(t, stay.rooms)])}</span>
        )}
        {note !== '' && !editing && <p className={css.note}>{note}</p>}
        {editing ? (
          <FavouriteForm
            favourite={favourite}
            onDone={() => {
              moved();
              edit(false);
            }}
          />
        ) : (
          <div className={css.rowActions}>
            <QuietButton name={t('favourites.edit.name', { name: hotel.name })} onClick={() => edit(true)}>
              {t('favourites.edit')}
            </QuietButton>
            <QuietButton
              name={t('favourites.remove.name', { name: hotel.name })}
              onClick={() => remove.isPending || remove.mutate()}
            >
              {t('favourites.remove')}
            </QuietButton>
            <CompareButton hotel={hotel} />
          </div>
        )}
      </div>
      <PriceNow favourite={favourite} asked={asked} approximations={approximations} />
    </li>
  );
}

/** The price now for the saved nights, or why there is none. */
function PriceNow({ favourite, asked, approximations }: Props) {
  const { t, locale } = usePage();
  const { stay, pricedStay } = favourite;
  const cheapest = cheapestOf(favourite, asked);
  if (!pricedStay) {
    const why = t(stay ? 'favourites.over' : 'favourites.noDates');
    return <p className={`${smallPrint} ${css.priceNow}`}>{why}</p>;
  }
  const { rooms } = pricedStay;
  // The row says for whom its own nights are.
  const nights = dotted([daySpan(pricedStay.checkIn, pricedStay.checkOut, locale), partyWords(t, rooms)]);
  const own = stay !== null && stay.checkIn === pricedStay.checkIn && stay.checkOut === pricedStay.checkOut;
  if (asked === 'waiting' || asked === 'failed')
    return (
      <div className={css.awaitedPrice}>
        <PriceSpace nightly={false} waiting={asked === 'waiting'}>
          {asked === 'waiting' ? (
            <span className={visuallyHidden}>{t('stays.card.waiting')}</span>
          ) : (
            <>
              <span>{t('stays.card.noPrice')}</span>
              <TextLink href={href.hotel(locale, favourite.hotel.id, stayQuery(pricedStay))}>
                <span>{t('stays.card.see')}</span>
                <span className={visuallyHidden}>{` ${favourite.hotel.name}`}</span>
              </TextLink>
            </>
          )}
        </PriceSpace>
      </div>
    );
  if (!cheapest)
    return (
      <p className={`${smallPrint} ${css.priceNow}`}>
        {own ? t('favourites.full') : t('favourites.fullThen', { nights })}
      </p>
    );
  const approximate = approximations(cheapest.total, { whole: true });
  return (
    <div className={css.priceNow}>
      <Price
        locale={locale}
        money={wholeMoney(cheapest.total)}
        conditions={dotted([rateConditions(t, cheapest), ...feeWords(t, locale, cheapest.feesAtHotel)])}
        before={own ? t('favourites.now') : t('favourites.searched', { nights })}
        unit={t('stays.card.total', {
          rooms: rooms.length,
          nights: daysBetween(pricedStay.checkIn, pricedStay.checkOut),
        })}
        {...(approximate && { approximate: { text: approximate.text, first: approximate.first } })}
      />
    </div>
  );
}
