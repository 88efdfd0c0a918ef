import { useLocale } from '@voyage/site-core/context/site-context.ts';
import { localTimeZone, taipeiClock, timeOn } from '@voyage/i18n/moments.ts';
import { useIntl } from '@voyage/i18n/intl.tsx';

/** When free bookings are renewed: in the deciding zone, and in the visitor's if that differs. */
export function useRenewal(renewsAt: string): string {
  const { formatMessage: t } = useIntl();
  const locale = useLocale();
  const clock = taipeiClock(locale);
  const taipei = timeOn(renewsAt, clock, locale);
  const zone = localTimeZone();
  return zone === clock.timeZone
    ? t({ id: 'booking.quota.renewsHere' }, { taipei })
    : t(
        { id: 'booking.quota.renews' },
        { taipei, own: timeOn(renewsAt, { timeZone: zone, place: null }, locale) },
      );
}
