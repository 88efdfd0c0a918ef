import { markHotelInView } from '@voyage/api-client/hotel-price.ts';
import { Link } from '@voyage/site-core/router/Link.tsx';
import { TextLink } from '@voyage/site-core/router/TextLink.tsx';
import { usePage } from '@voyage/site-core/context/use-page.ts';
import { useRateAudience } from '@voyage/stay-parts/stay-rules.ts';
import { inCard } from '@voyage/travel-ui/HotelCard.css.ts';
import { PriceSpace } from '@voyage/travel-ui/PriceSpace.tsx';
import { withoutScripts } from '@voyage/travel-ui/PriceSpace.css.ts';
import { visuallyHidden } from '@voyage/ui/base/layout.css.ts';
import { useEffect, useRef } from 'react';

interface Props {
  hotel: { id: string; name: string; memberRate: boolean };
  /** Of the hotel's page. */
  to: string;
  /** Why there is no price: not yet, not to be had, or no rooms. */
  why: 'waiting' | 'failed' | 'full';
  nights: number;
  align: 'start' | 'end';
}

/** In place of a price that a supplier is asked for: a quiet space while it is waited for, or why there is none. */
export function AwaitedPrice({ hotel, to, why, nights, align }: Props) {
  const { t, api } = usePage();
  const reader = useRateAudience();
  const own = useRef<HTMLDivElement>(null);
  const isWaiting = why === 'waiting';
  useEffect(() => {
    if (!isWaiting || !own.current) return;
    let leave = () => {};
    const observer = new IntersectionObserver(([crossing]) => {
      leave();
      leave = crossing?.isIntersecting ? markHotelInView(api, hotel.id) : () => {};
    });
    observer.observe(own.current);
    return () => {
      observer.disconnect();
      leave();
    };
  }, [api, hotel.id, isWaiting]);
  return (
    <div ref={own}>
      <PriceSpace
        rates={hotel.memberRate && reader !== 'guest' ? 2 : 1}
        nightly={nights > 1}
        waiting={isWaiting}
        align={align}
      >
        {isWaiting ? (
          <>
            <span className={visuallyHidden}>{t('stays.card.waiting')}</span>
            <Link className={`${withoutScripts} ${inCard}`} href={to}>
              {t('stays.card.seePrices')}
            </Link>
          </>
        ) : (
          <>
            <span>{t(why === 'full' ? 'stays.card.full' : 'stays.card.noPrice')}</span>
            <span>
              <TextLink className={inCard} href={to}>
                <span>{t(why === 'full' ? 'stays.card.otherDates' : 'stays.card.see')}</span>
                <span className={visuallyHidden}>{` ${hotel.name}`}</span>
              </TextLink>
            </span>
          </>
        )}
      </PriceSpace>
    </div>
  );
}
