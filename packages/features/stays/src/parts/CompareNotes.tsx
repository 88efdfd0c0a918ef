import type { HotelDetail } from '@voyage/contracts/hotel.ts';
import { wholeMoney } from '@voyage/domain/money.ts';
import { quoteText, type Quote } from '@voyage/domain/quote.ts';
import { momentOn, localTimeZone } from '@voyage/i18n/moments.ts';
import { useIntl } from '@voyage/i18n/intl.tsx';
import { href } from '@voyage/routes/href.ts';
import type { StayQuery } from '@voyage/routes/stay-query.ts';
import { policy } from '@voyage/domain/policy.ts';
import { useErrorMessage } from '@voyage/site-core/errors/error-message.ts';
import { ButtonLink } from '@voyage/site-core/router/ButtonLink.tsx';
import { useHydrated } from '@voyage/site-core/preferences/preferences.ts';
import { usePage } from '@voyage/site-core/context/use-page.ts';
import { EmptyPanel } from '@voyage/ui/feedback/EmptyPanel.tsx';
import { moveOf, type BestRates } from '../state/comparison.ts';
import { ShareLinks } from './ShareHotel.tsx';
import * as css from './compare.css.ts';
import * as shareCss from './detail.css.ts';

interface Column {
  id: string;
  hotel: HotelDetail;
  rates: BestRates | null | undefined;
}
const totalOf = (rates: BestRates | null) => rates && rates.lowest.offer.price.total;

/** Shares the comparison with its current prices: the link later shows what has changed. */
export function CompareShare({
  columns,
  stay,
  pricedAt,
}: {
  columns: readonly Column[];
  stay: StayQuery;
  /** When the prices were fetched; null without prices. */
  pricedAt: string | null;
}) {
  const { t, locale } = usePage();
  if (!useHydrated()) return <span className={shareCss.share} />;
  const known = columns.flatMap(({ id, rates }) =>
    rates === undefined ? [] : [[id, totalOf(rates)] as const],
  );
  const quote =
    pricedAt && known.length > 0 ? quoteText({ at: pricedAt, totals: new Map(known) }) : undefined;
  const address = href.compare(locale, { hotels: columns.map(({ id }) => id).join(','), ...stay, quote });
  return (
    <ShareLinks
      title={t('stays.compare.title')}
      words={t('stays.compare.share', { names: columns.map(({ hotel }) => hotel.name).join(', ') })}
      url={`${location.origin}${address}`}
    />
  );
}

/** When the link was created, and how many prices have changed since. */
export function QuoteChanges({
  quote,
  columns,
  waiting,
}: {
  quote: Quote;
  columns: readonly Column[];
  /** Current prices are loading: space for the message is reserved. */
  waiting: boolean;
}) {
  const { t, locale } = usePage();
  const moves = columns.flatMap(({ id, rates }) => {
    const before = quote.totals.get(id);
    if (before === undefined || rates === undefined) return [];
    const now = totalOf(rates);
    return [moveOf(before && wholeMoney(before), now && wholeMoney(now))];
  });
  if (waiting) return <p className={css.moved} />;
  if (moves.length === 0) return null;
  const moved = moves.filter((move) => move !== 'same' && move !== 'still-full').length;
  return (
    <p role="status" className={css.moved}>
      {t('stays.compare.linkMade', {
        moment: momentOn(quote.at, { timeZone: localTimeZone(), place: null }, locale),
        moved,
      })}
    </p>
  );
}

/** A hotel of the address that cannot be shown: why, and what to do. */
export function CompareMissing({
  error,
  onRetry,
  onRemove,
}: {
  error: unknown;
  onRetry: () => void;
  onRemove: () => void;
}) {
  const { t } = useIntl();
  const errorMessage = useErrorMessage();
  return (
    <div role="alert" className={css.missing}>
      <span>{errorMessage(error)}</span>
      <button type="button" className={css.quiet} onClick={onRetry}>
        {t('site.retry')}
      </button>
      <button type="button" className={css.quiet} onClick={onRemove}>
        {t('favourites.remove')}
      </button>
    </div>
  );
}

/** Nothing to compare yet: how to begin, and hotels chosen earlier. */
export function CompareEmpty({ kept, stay }: { kept: readonly string[]; stay: StayQuery }) {
  const { t, locale } = usePage();
  return (
    <EmptyPanel
      level={2}
      ornament="compass"
      title={t('stays.compare.empty')}
      text={t('stays.compare.empty.text', { count: policy.maxComparedHotels })}
      action={
        kept.length > 0 ? (
          <ButtonLink href={href.compare(locale, { hotels: kept.join(','), ...stay })}>
            {t('stays.compare.kept', { count: kept.length })}
          </ButtonLink>
        ) : (
          <ButtonLink href={href.hotels(locale)}>{t('orders.empty.action')}</ButtonLink>
        )
      }
    />
  );
}
