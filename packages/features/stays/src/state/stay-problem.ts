import type { StayProblem } from '@voyage/domain/stay-date.ts';
import type { StayQueryProblem } from '@voyage/routes/stay-query.ts';
import { useIssueMessage } from '@voyage/forms/issue-message.ts';
import { useIntl } from '@voyage/i18n/intl.tsx';
import type { SearchStep } from '../parts/search-step.ts';
import { useCalendarTexts } from '@voyage/journey-parts/calendar-texts.ts';

const dateProblems: readonly string[] = [
  'missing',
  'past',
  'order',
  'too-long',
  'too-far',
] satisfies StayProblem[];
const isDateProblem = (problem: StayQueryProblem['problem']): problem is StayProblem =>
  dateProblems.includes(problem);

/** The message on why an address has no prices. */
export function useStayProblemMessage(): (problem: StayQueryProblem) => string {
  const { formatMessage: t } = useIntl();
  const issueMessage = useIssueMessage();
  const { problem: dateMessage } = useCalendarTexts();
  return ({ problem, limit }) =>
    problem === 'missing'
      ? t({ id: 'stays.results.missing.text' })
      : problem === 'past'
        ? t({ id: 'stays.results.past.title' })
        : isDateProblem(problem)
          ? dateMessage(problem)
          : issueMessage({ code: problem, ...(limit === undefined ? {} : { limit }) });
}

/** The step of the search that corrects a problem. */
export const stepOf = ({ problem }: StayQueryProblem): SearchStep =>
  isDateProblem(problem) ? 'dates' : 'party';
