import type { HotelDetail } from '@voyage/contracts/hotel.ts';
import type { HotelPicture } from '@voyage/domain/hotel-picture.ts';
import { formatMoney, wholeMoney, type Money } from '@voyage/domain/money.ts';
import { langOf } from '@voyage/domain/partial-text.ts';
import { plainDay } from '@voyage/i18n/dates.ts';
import { dotted } from '@voyage/i18n/join.ts';
import { useIntl } from '@voyage/i18n/intl.tsx';
import { href } from '@voyage/routes/href.ts';
import type { StayQuery } from '@voyage/routes/stay-query.ts';
import { useErrorMessage } from '@voyage/site-core/errors/error-message.ts';
import { BrandMark } from '@voyage/site-chrome/header/BrandMark.tsx';
import { ButtonLink } from '@voyage/site-core/router/ButtonLink.tsx';
import { TextLink } from '@voyage/site-core/router/TextLink.tsx';
import { usePage } from '@voyage/site-core/context/use-page.ts';
import { labelled } from '@voyage/i18n/join.ts';
import type { Approximations } from '@voyage/stay-parts/approximate.ts';
import { placeOf } from '@voyage/stay-parts/place-of.ts';
import { feeWords } from '@voyage/stay-parts/fee-words.ts';
import { rateConditions } from '@voyage/stay-parts/rate-conditions.ts';
import { hotelPicture } from '@voyage/pictures/pictures.ts';
import { NamePlate } from '@voyage/ui/content/NamePlate.tsx';
import { Picture } from '@voyage/ui/base/Picture.tsx';
import { Price } from '@voyage/travel-ui/Price.tsx';
import { TextSkeleton } from '@voyage/ui/feedback/Skeletons.tsx';
import { secondary, text } from '@voyage/ui/base/typography.css.ts';
import type { UseQueryResult } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import type { BestRates } from '../state/comparison.ts';
import { moveOf } from '../state/comparison.ts';
import { conditionsOf, type Plans } from '../state/room-rates.ts';
import * as css from './compare.css.ts';
import * as tableCss from './compare-table.css.ts';

/** The head of a column: picture, name, and a remove button. */
export function CompareHead({
  hotel,
  picture,
  query,
  price,
  onRemove,
}: {
  hotel: HotelDetail;
  /** The opening one. */
  picture: HotelPicture | null;
  query: StayQuery;
  /** On a phone it stays in view with the name. */
  price: ReactNode;
  onRemove: () => void;
}) {
  const { t, locale } = usePage();
  const source = hotelPicture(picture);
  return (
    <div className={tableCss.hotel}>
      <div className={tableCss.picture}>
        {source ? (
          <Picture source={source} alt="" sizes="(min-width: 48rem) 20rem, 50vw" />
        ) : (
          <NamePlate mark={<BrandMark />} />
        )}
      </div>
      <TextLink
        className={tableCss.hotelName}
        href={href.hotel(locale, hotel.id, query)}
        lang={langOf(hotel, 'name')}
      >
        {hotel.name}
      </TextLink>
      {price && <span className={tableCss.headPrice}>{price}</span>}
      <span className={tableCss.place}>{placeOf(hotel)}</span>
      <button
        type="button"
        className={`${css.quiet} ${tableCss.remove}`}
        aria-label={t('stays.compare.remove', { name: hotel.name })}
        onClick={onRemove}
      >
        {t('favourites.remove')}
      </button>
    </div>
  );
}

/** The lowest total; nothing until it is known. */
export function CompareHeadPrice({ rates, approximations }: Pick<TotalProps, 'rates' | 'approximations'>) {
  const { t } = useIntl();
  if (rates === undefined) return null;
  if (rates === null) return <span>{t('favourites.full')}</span>;
  return <Total rates={rates} approximations={approximations} />;
}

interface TotalProps {
  hotel: HotelDetail;
  query: StayQuery;
  /** Whether there are dates to fetch prices for. */
  priced: boolean;
  plans: UseQueryResult<Plans> | undefined;
  rates: BestRates | null | undefined;
  approximations: Approximations;
  /** The price when the link was created: null if no room was left, undefined if the link does not say. */
  before: Money | null | undefined;
  /** The day on which the link was created. */
  day: string | null;
}

/** The price of the stay at a hotel, the price when the link was created, and a link to its rooms. */
export function CompareTotal(props: TotalProps) {
  const { hotel, query, priced, plans, rates } = props;
  const { t, locale } = usePage();
  const errorMessage = useErrorMessage();
  return (
    <div className={tableCss.total}>
      {priced && (
        <div className={tableCss.price}>
          {rates && (
            <div className={css.onDesktop}>
              <Total {...props} rates={rates} />
            </div>
          )}
          {rates === null && <p className={css.onDesktop}>{t('favourites.full')}</p>}
          {rates === undefined && !plans?.error && (
            <div className={css.onDesktop}>
              <TextSkeleton label={t('site.loading')} lines={2} />
            </div>
          )}
          {rates === undefined && plans?.error && (
            <>
              <p role="alert" className={text.small}>
                {errorMessage(plans.error)}
              </p>
              <button type="button" className={css.quiet} onClick={() => void plans.refetch()}>
                {t('site.retry')}
              </button>
            </>
          )}
          <TotalChange {...props} />
        </div>
      )}
      <ButtonLink
        variant="secondary"
        className={tableCss.choose}
        href={href.hotel(locale, hotel.id, query)}
        aria-label={labelled(t('stays.card.see'), hotel.name)}
      >
        {t('stays.card.see')}
      </ButtonLink>
    </div>
  );
}

function Total({ rates, approximations }: Pick<TotalProps, 'approximations'> & { rates: BestRates }) {
  const { t, locale } = usePage();
  const [now] = useState(() => Date.now());
  const { total, feesAtHotel } = rates.lowest.offer.price;
  const approximate = approximations(total, { whole: true });
  return (
    <Price
      locale={locale}
      money={wholeMoney(total)}
      size="small"
      conditions={dotted([
        rateConditions(t, conditionsOf(rates.lowest.offer, now)),
        ...feeWords(t, locale, feesAtHotel),
      ])}
      {...(approximate && { approximate: { text: approximate.text, first: approximate.first } })}
    />
  );
}

function TotalChange({ rates, before, day }: TotalProps) {
  const { t, locale } = usePage();
  if (before === undefined || rates === undefined || day === null) return null;
  const move = moveOf(before && wholeMoney(before), rates && wholeMoney(rates.lowest.offer.price.total));
  const on = { day: plainDay(day, locale) };
  const words =
    move === 'same'
      ? t('stays.compare.same', on)
      : before
        ? t('stays.compare.was', { ...on, amount: formatMoney(wholeMoney(before), locale) })
        : t('stays.compare.wasFull', on);
  return <p className={`${text.small} ${move === 'moved' ? '' : secondary}`}>{words}</p>;
}
