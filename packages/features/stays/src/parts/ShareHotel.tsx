import type { HotelDetail } from '@voyage/contracts/hotel.ts';
import { useIntl } from '@voyage/i18n/intl.tsx';
import { href } from '@voyage/routes/href.ts';
import { placeOf } from '@voyage/journey-parts/place-of.ts';
import { useHydrated } from '@voyage/frame/preferences/preferences.ts';
import { useLocale } from '@voyage/frame/router/site-context.ts';
import { CopyLinkButton } from '@voyage/ui/CopyButton.tsx';
import { Share } from 'lucide-react';
import * as css from './detail.css.ts';

/**
 * Shares a page: with the device's share sheet if available, otherwise by its link. The shared text is
 * separate.
 */
export function ShareLinks({ title, words, url }: { title: string; words: string; url: string }) {
  const { formatMessage: t } = useIntl();
  const share = () =>
    // Closing the sheet is not an error.
    void navigator.share({ title, text: words, url }).catch(() => undefined);
  return (
    <span className={css.share}>
      {'share' in navigator && (
        <button type="button" className={css.shareButton} onClick={share}>
          <Share size={18} strokeWidth={1.5} aria-hidden />
          {t({ id: 'stays.share' })}
        </button>
      )}
      <CopyLinkButton
        value={`${words} ${url}`}
        copyLabel={t({ id: 'journal.share' })}
        copiedText={t({ id: 'journal.share.done' })}
        failedText={t({ id: 'journal.share.failed' })}
      />
    </span>
  );
}

export function ShareHotel({ hotel }: { hotel: HotelDetail }) {
  const { formatMessage: t } = useIntl();
  const locale = useLocale();
  if (!useHydrated()) return <span className={css.share} />;
  return (
    <ShareLinks
      title={hotel.name}
      words={t({ id: 'stays.share.text' }, { name: hotel.name, place: placeOf(hotel) })}
      url={`${location.origin}${href.hotelDetail(locale, hotel.slug, hotel.place.code)}`}
    />
  );
}
