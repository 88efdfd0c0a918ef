import { RequestFailure, isFailure } from '@voyage/api-client/failure.ts';
import { useIntl } from '@voyage/i18n/intl.tsx';
import type { StayQueryProblem } from '@voyage/routes/stay-query.ts';
import { useErrorMessage } from '@voyage/site-core/errors/error-message.ts';
import { heading, smallPrint } from '@voyage/ui/base/typography.css.ts';
import type { ResultsLoad } from '../state/results-load.ts';
import { stepOf, useStayProblemMessage } from '../state/stay-problem.ts';
import { EditStayButton } from './EditStayButton.tsx';
import type { SearchStep } from '../state/search-step.ts';
import * as css from './StayProblemPanel.css.ts';

/**
 * In place of results: what the stay of the address lacks or why it cannot be booked, with a button that opens
 * the step of the search to correct.
 */
export function StayProblemPanel({
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
  const { t } = useIntl();
  const errorMessage = useErrorMessage();
  const problemMessage = useStayProblemMessage();
  const step = problem ? stepOf(problem) : 'dates';
  const error = refused && new RequestFailure(refused.code, { details: refused.details });
  return (
    <div role="status" className={css.panel}>
      <div>
        <h2 className={heading.h3}>
          {problem
            ? problemMessage(problem)
            : error && !isFailure(error, 'datesOutOfRange')
              ? errorMessage(error)
              : t('stays.results.past.title')}
        </h2>
        <p className={smallPrint}>
          {t(
            step === 'party'
              ? 'stays.results.partyText'
              : problem?.problem === 'missing'
                ? 'stays.results.missing.datesText'
                : 'stays.results.past.text',
          )}
        </p>
      </div>
      <EditStayButton step={step} className={css.action} onChange={onChange} />
    </div>
  );
}
