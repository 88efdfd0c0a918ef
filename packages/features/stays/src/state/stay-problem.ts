import { useIntl } from '@voyage/i18n/intl.tsx';
import type { StayQueryProblem } from '@voyage/routes/stay-query.ts';
import { useIssueMessage } from '@voyage/forms/issue-message.ts';

/** The message on why an address has no prices. */
export function useStayProblemWords(): (problem: StayQueryProblem) => string {
  const { formatMessage: t } = useIntl();
  const issueWords = useIssueMessage();
  return ({ problem, limit }) =>
    problem === 'missing'
      ? t({ id: 'stays.results.missing.text' })
      : issueWords({ code: problem, ...(limit === undefined ? {} : { limit }) });
}
