import { CallFailure, isFailure } from '@voyage/api-client/failure.ts';
import { useIntl } from '@voyage/i18n/intl.tsx';
import type { StayQueryProblem } from '@voyage/routes/stay-query.ts';
import { useErrorMessage } from '@voyage/frame/errors/error-message.ts';
import { Button } from '@voyage/ui/Button.tsx';
import { secondary, text } from '@voyage/ui/typography.css.ts';
import type { ResultsLoad } from '../state/results-load.ts';
import { stepOf, useStayProblemMessage } from '../state/stay-problem.ts';
import type { SearchStep } from './search-step.ts';
import * as css from './results.css.ts';

/**
 * Says that a list has the prices of single nights; if the stay of the address cannot be booked, also why,
 * with a button that opens the step of the search to correct.
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
    <div className={css.notice} role={reason ? 'status' : undefined}>
      <div>
        {reason && <p className={css.reason}>{reason}</p>}
        <p className={`${text.small} ${secondary}`}>{t({ id: 'stays.results.noStay' })}</p>
      </div>
      {reason && (
        <Button variant="secondary" className={css.noticeButton} onClick={() => onChange(step)}>
          {t({ id: step === 'party' ? 'stays.results.changeParty' : 'stays.results.chooseDates' })}
        </Button>
      )}
    </div>
  );
}
