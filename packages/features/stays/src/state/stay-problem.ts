import { useWords } from '@voyage/i18n/words.tsx';
import type { StayQueryProblem } from '@voyage/routes/stay-query.ts';
import { useIssueWords } from '@voyage/frame/errors/failure-words.ts';

/** Why an address has no prices, in words. */
export function useStayProblemWords(): (problem: StayQueryProblem) => string {
  const say = useWords();
  const issueWords = useIssueWords();
  return ({ problem, limit }) =>
    problem === 'missing' ? say('stays.results.missing.text') : issueWords({ code: problem, ...(limit === undefined ? {} : { limit }) });
}
