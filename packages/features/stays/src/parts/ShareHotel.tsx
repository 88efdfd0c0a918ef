import type { HotelDetail } from '@voyage/contracts/hotel.ts';
import { useIntl } from '@voyage/i18n/intl.tsx';
import { href } from '@voyage/routes/href.ts';
import type { CompleteStay } from '@voyage/routes/stay-query.ts';
import { placeOf } from '@voyage/stay-parts/place-of.ts';
import { SocialPosts } from '@voyage/site-chrome/share/SocialPosts.tsx';
import { useHydrated } from '@voyage/site-core/preferences/preferences.ts';
import { usePage } from '@voyage/site-core/context/use-page.ts';
import { CopyLinkButton } from '@voyage/ui/feedback/CopyButton.tsx';
import { Share } from 'lucide-react';
import { sharedAddress } from '../state/shared-address.ts';
import * as css from './detail.css.ts';

/**
 * Shares a page: with the device's share sheet if available, which is given the text too, or by its link,
 * which is its address alone.
 */
export function ShareLinks({ title, words, url }: { title: string; words: string; url: string }) {
  const { t } = useIntl();
  const share = () =>
    // Closing the sheet is not an error.
    void navigator.share({ title, text: words, url }).catch(() => undefined);
  return (
    <span className={css.share}>
      {'share' in navigator && (
        <button type="button" className={css.shareButton} onClick={share}>
          <Share size={18} strokeWidth={1.5} aria-hidden />
          <span>{t('stays.share')}</span>
        </button>
      )}
      <CopyLinkButton
        value={url}
        copyLabel={t('journal.share')}
        copiedText={t('journal.share.done')}
        failedText={t('journal.share.failed')}
      />
    </span>
  );
}

/** A hotel's page, with the stay if there is one, by the device's share sheet or its link; or the hotel in a post. */
export function ShareHotel({ hotel, stay }: { hotel: HotelDetail; stay: CompleteStay | undefined }) {
  const { t, locale } = usePage();
  const hydrated = useHydrated();
  const words = t('stays.share.text', { name: hotel.name, place: placeOf(hotel) });
  const path = href.hotelDetail(locale, hotel.slug, hotel.place.code);
  return (
    <>
      {hydrated ? (
        <ShareLinks
          title={hotel.name}
          words={words}
          url={sharedAddress(location.origin, locale, hotel, stay)}
        />
      ) : (
        <span className={css.share} />
      )}
      <div className={css.posts} data-sheet={(hydrated && 'share' in navigator) || undefined}>
        <SocialPosts path={path} title={words} />
      </div>
    </>
  );
}
