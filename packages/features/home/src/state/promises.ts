import { useIntl } from '@voyage/i18n/intl.tsx';
import { bookingsOf, lowestWith } from '@voyage/stay-parts/tier-privileges.ts';

export interface MemberPromise {
  id: string;
  title: string;
  text: string;
}

/** The benefits of a membership in three sentences; the membership page compares the levels. */
export function usePromises(): MemberPromise[] {
  const { formatMessage: t } = useIntl();
  return [
    { id: 'rate', title: t({ id: 'home.promise.rate.title' }), text: t({ id: 'home.promise.rate.text' }) },
    {
      id: 'bookings',
      title: t({ id: 'home.promise.bookings.title' }),
      text: t(
        { id: 'home.promise.bookings.text' },
        {
          basicName: t({ id: 'tier.basic' }),
          eliteName: t({ id: 'tier.elite' }),
          platinumName: t({ id: 'tier.platinum' }),
          noirName: t({ id: 'tier.noir' }),
          basic: bookingsOf('basic') ?? 0,
          elite: bookingsOf('elite') ?? 0,
          platinum: bookingsOf('platinum') ?? 0,
        },
      ),
    },
    {
      id: 'levels',
      title: t({ id: 'home.promise.levels.title' }),
      text: t(
        { id: 'home.promise.levels.text' },
        {
          table: t({ id: `tier.${lowestWith('home.benefits.table')}` }),
          concierge: t({ id: `tier.${lowestWith('home.benefits.concierge')}` }),
        },
      ),
    },
  ];
}
