import { useIntl } from '@voyage/i18n/intl.tsx';
import type { StayQueryProblem } from '@voyage/routes/stay-query.ts';
import { useIssueMessage } from '@voyage/forms/issue-message.ts';

/** The message on why an address has no prices. */
export function useStayProblemMessage(): (problem: StayQueryProblem) => string {
  const { formatMessage: t } = useIntl();
  const issueMessage = useIssueMessage();
  return ({ problem, limit }) =>
    problem === 'missing'
      ? t({ id: 'stays.results.missing.text' })
      : issueMessage({ code: problem, ...(limit === undefined ? {} : { limit }) });
}
