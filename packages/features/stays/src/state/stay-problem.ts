import type { StayProblem } from '@voyage/domain/stay-date.ts';
import { useIssueMessage } from '@voyage/forms/issue-message.ts';
import { useIntl } from '@voyage/i18n/intl.tsx';
import type { StayQueryProblem } from '@voyage/routes/stay-query.ts';
import type { SearchStep } from './search-step.ts';

/** Problems with the dates, as the service's issues name them. */
const dateIssues = {
  order: { code: 'stay-order' },
  'too-long': { code: 'stay-length' },
  'too-far': { code: 'stay-horizon' },
} as const satisfies { [problem in StayProblem]?: object };
const isDateIssue = (problem: StayQueryProblem['problem']): problem is keyof typeof dateIssues =>
  problem in dateIssues;

/** The message on why an address has no prices. */
export function useStayProblemMessage(): (problem: StayQueryProblem) => string {
  const { t } = useIntl();
  const issueMessage = useIssueMessage();
  return ({ problem, limit }) =>
    problem === 'missing'
      ? t('stays.results.missing.dates')
      : problem === 'missing-travellers'
        ? t('stays.results.missing.travellers')
        : problem === 'past'
          ? t('stays.results.past.title')
          : issueMessage({
              ...(isDateIssue(problem) ? dateIssues[problem] : { code: problem }),
              ...(limit === undefined ? {} : { limit }),
            });
}

/** The step of the search that corrects a problem. */
export const stepOf = ({ problem }: StayQueryProblem): SearchStep =>
  problem === 'missing' || problem === 'past' || isDateIssue(problem) ? 'dates' : 'party';
