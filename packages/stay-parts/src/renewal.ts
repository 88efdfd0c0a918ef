import { usePage } from '@voyage/site-core/context/use-page.ts';
import { localTimeZone, taipeiClock, timeOn } from '@voyage/i18n/moments.ts';

/** When free bookings are renewed: in the deciding zone, and in the visitor's if that differs. */
export function useRenewal(renewsAt: string): string {
  const { t, locale } = usePage();
  const clock = taipeiClock(locale);
  const taipei = timeOn(renewsAt, clock, locale);
  const zone = localTimeZone();
  return zone === clock.timeZone
    ? t('booking.quota.renewsHere', { taipei })
    : t('booking.quota.renews', { taipei, own: timeOn(renewsAt, { timeZone: zone, place: null }, locale) });
}
