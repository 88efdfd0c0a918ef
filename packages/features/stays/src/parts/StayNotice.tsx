import { CallFailure, isFailure } from '@voyage/api-client/failure.ts';
import { useIntl } from '@voyage/i18n/intl.tsx';
import type { StayQueryProblem } from '@voyage/routes/stay-query.ts';
import { useErrorMessage } from '@voyage/frame/errors/error-message.ts';
import type { ResultsLoad } from '../state/results-load.ts';
import { stepOf, useStayProblemMessage } from '../state/stay-problem.ts';
import { Correct } from './Correct.tsx';
import type { SearchStep } from './search-step.ts';
import * as css from './results.css.ts';

/**
 * Why the stay of the address cannot be booked, with a button that opens the step of the search to correct;
 * nothing if the address has no stay.
 */
export function StayNotice({
  refused,
  problem,
  onChange,
}: {
  /** Why the service rejected the stay. */
  refused: ResultsLoad['refused'];
  /** Why the address has no complete stay. */
  problem: StayQueryProblem | undefined;
  onChange: (step: SearchStep) => void;
}) {
  const { formatMessage: t } = useIntl();
  const errorMessage = useErrorMessage();
  const problemMessage = useStayProblemMessage();
  const step = problem ? stepOf(problem) : 'dates';
  const error = refused && new CallFailure(refused.code, { details: refused.details });
  const reason =
    error && isFailure(error, 'ht0004')
      ? t({ id: 'stays.results.past.title' })
      : error
        ? errorMessage(error)
        : problem && problem.problem !== 'missing' && problemMessage(problem);
  return (
    reason && (
      <div className={css.notice} role="status">
        <p className={css.reason}>{reason}</p>
        <Correct step={step} className={css.noticeButton} onChange={onChange} />
      </div>
    )
  );
}
