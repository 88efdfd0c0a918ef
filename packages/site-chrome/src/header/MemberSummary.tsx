import { queries } from '@voyage/api-client/queries.ts';
import { fullName } from '@voyage/domain/full-name.ts';
import { taipeiDay } from '@voyage/domain/stay-date.ts';
import { plainDay } from '@voyage/i18n/dates.ts';
import { useQuery } from '@tanstack/react-query';
import { useProfile } from '@voyage/site-core/session/member.ts';
import * as css from './MemberPanel.css.ts';
import { usePage } from '@voyage/site-core/context/use-page.ts';

/**
 * The member's name, level and number, the free bookings that remain and when they are renewed, and the paid
 * ones, which do not lapse. Fetches its data when shown.
 */
export function MemberSummary() {
  const { t, locale, api } = usePage();
  const { data: profile } = useProfile();
  const { data: membership } = useQuery(queries.membership(api));
  if (!profile) return null;
  const credits = membership?.credits;
  return (
    <div className={css.who}>
      <strong>{fullName(profile)}</strong>
      <span className={css.level}>
        {`${t(`tier.${profile.membership.level}`)} · ${profile.memberNumber}`}
      </span>
      {credits && (
        <span className={css.credits}>
          {credits.unlimited ? (
            <span>{t('frame.member.unlimited')}</span>
          ) : (
            <>
              <span>{t('frame.member.left', { remaining: credits.free.remaining })}</span>
              <span className={css.level}>
                {t('frame.member.renews', { day: plainDay(taipeiDay(credits.renewsAt), locale) })}
              </span>
            </>
          )}
          {credits.paid > 0 && (
            <span className={css.level}>{t('user.quota.paid', { count: credits.paid })}</span>
          )}
        </span>
      )}
    </div>
  );
}
