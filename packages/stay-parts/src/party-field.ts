import type { PartyFault } from '@voyage/domain/occupancy.ts';
import { policy } from '@voyage/domain/policy.ts';
import { useIssueMessage } from '@voyage/forms/issue-message.ts';
import { useIntl } from '@voyage/i18n/intl.tsx';
import type { TravellersField } from '@voyage/travel-ui/TravellersField.tsx';
import type { ComponentProps } from 'react';

type Props = ComponentProps<typeof TravellersField>;

/**
 * The limits and words of `TravellersField`. `fault`: what is wrong with the party, said at its part; null if nothing
 * is. Missing ages have their own words.
 */
export function usePartyField(
  fault: PartyFault | null,
): Omit<Props, 'id' | 'value' | 'onChange' | 'showMissing'> {
  const { t } = useIntl();
  const issueMessage = useIssueMessage();
  const errorOf = (field: 'adults' | 'childAges') =>
    fault?.field === field ? issueMessage({ code: fault.problem, limit: fault.limit }) : undefined;
  const step = (label: string) => ({
    label,
    fewerLabel: t('stays.fewer', { what: label }),
    moreLabel: t('stays.more', { what: label }),
  });
  return {
    maxAdults: policy.maxAdults,
    maxChildren: policy.maxChildren,
    maxRooms: policy.maxRooms,
    maxAge: policy.ages.child,
    adultWords: {
      ...step(t('stays.adults')),
      hint: t('stays.adults.hint'),
      error: errorOf('adults'),
    },
    childWords: {
      ...step(t('stays.children')),
      hint: t('stays.children.hint'),
      error: errorOf('childAges'),
    },
    roomWords: { ...step(t('stays.rooms')), hint: t('stays.rooms.hint') },
    age: {
      label: (number) => t('stays.child.age', { number }),
      choose: t('stays.child.age.choose'),
      years: (age) => t('stays.child.years', { age }),
      missing: t('stays.child.missing'),
    },
  };
}
