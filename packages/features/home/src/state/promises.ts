import { useIntl } from '@voyage/i18n/intl.tsx';
import { bookingsOf, lowestWith } from '@voyage/stay-parts/tier-privileges.ts';

export interface MemberPromise {
  id: string;
  title: string;
  text: string;
}

/** The benefits of a membership in three sentences; the membership page compares the levels. */
export function usePromises(): MemberPromise[] {
  const { t } = useIntl();
  return [
    { id: 'rate', title: t('home.promise.rate.title'), text: t('home.promise.rate.text') },
    {
      id: 'bookings',
      title: t('home.promise.bookings.title'),
      text: t('home.promise.bookings.text', {
        basicName: t('tier.basic'),
        eliteName: t('tier.elite'),
        platinumName: t('tier.platinum'),
        noirName: t('tier.noir'),
        basic: bookingsOf('basic') ?? 0,
        elite: bookingsOf('elite') ?? 0,
        platinum: bookingsOf('platinum') ?? 0,
      }),
    },
    {
      id: 'levels',
      title: t('home.promise.levels.title'),
      text: t('home.promise.levels.text', {
        table: t(`tier.${lowestWith('home.benefits.table')}`),
        concierge: t(`tier.${lowestWith('home.benefits.concierge')}`),
      }),
    },
  ];
}
