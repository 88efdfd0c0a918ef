import type { PartyFault } from '@voyage/domain/occupancy.ts';
import { useIssueMessage } from '@voyage/forms/issue-message.ts';
import { useIntl } from '@voyage/i18n/intl.tsx';
import type { TravellersField } from '@voyage/travel-ui/TravellersField.tsx';
import type { ComponentProps } from 'react';
import { useStayRules } from './stay-rules.ts';

/**
 * The limits and words of `TravellersField`. `fault`: what is wrong with the rooms, said at its part; null if nothing
 * is. Missing ages have their own words.
 */
export function usePartyField(
  fault: PartyFault | null,
): Pick<ComponentProps<typeof TravellersField>, 'limits' | 'words' | 'fault'> {
  const { t } = useIntl();
  const issueMessage = useIssueMessage();
  const { limits } = useStayRules();
  const step = (label: string, hint: string) => ({
    label,
    hint,
    fewerLabel: t('stays.fewer', { what: label }),
    moreLabel: t('stays.more', { what: label }),
  });
  const isAge = fault?.field.startsWith('childAges.');
  return {
    limits,
    words: {
      room: (number) => t('stays.room', { number }),
      add: t('stays.room.add'),
      remove: t('stays.room.remove'),
      removeName: (number) => t('stays.room.remove.name', { number }),
      adults: step(t('stays.adults'), t('stays.adults.hint', { age: limits.childAge + 1 })),
      children: step(t('stays.children'), t('stays.children.hint', { age: limits.childAge })),
      age: {
        label: (number) => t('stays.child.age', { number }),
        choose: t('stays.child.age.choose'),
        years: (age) => t('stays.child.years', { age }),
        missing: t('stays.child.missing'),
      },
    },
    fault:
      fault && !isAge
        ? {
            room: fault.room,
            field: fault.field === 'childAges' ? 'children' : 'adults',
            text: issueMessage({ code: fault.problem, limit: fault.limit }),
          }
        : undefined,
  };
}
