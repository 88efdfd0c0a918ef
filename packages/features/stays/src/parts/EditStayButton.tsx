import { useIntl } from '@voyage/i18n/intl.tsx';
import { Button } from '@voyage/ui/forms/Button.tsx';
import type { SearchStep } from '../state/search-step.ts';

/** Opens the step of the search that corrects a stay. */
export function EditStayButton({
  step,
  className,
  onChange,
}: {
  step: SearchStep;
  className?: string;
  onChange: (step: SearchStep) => void;
}) {
  const { t } = useIntl();
  return (
    <Button variant="secondary" {...(className && { className })} onClick={() => onChange(step)}>
      {t(step === 'party' ? 'stays.results.changeParty' : 'stays.results.chooseDates')}
    </Button>
  );
}
