import { useIntl } from '@voyage/i18n/intl.tsx';
import { LazyLayer } from '@voyage/site-core/errors/LazyLayer.tsx';
import { Button, type ButtonVariant } from '@voyage/ui/forms/Button.tsx';
import { lazyPart } from '@voyage/ui/feedback/lazy-part.ts';
import { useState } from 'react';

const loadDialog = () => import('./InterestDialog.tsx');
const InterestDialog = lazyPart(loadDialog);

/** Opens the dialog that sends an enquiry to customer service. */
export function InterestButton({ about, variant }: { about: string; variant?: ButtonVariant }) {
  const { t } = useIntl();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        {...(variant ? { variant } : {})}
        aria-haspopup="dialog"
        onPointerEnter={() => void loadDialog()}
        onClick={() => setOpen(true)}
      >
        {t('experiences.interest')}
      </Button>
      {open && (
        <LazyLayer onFailed={() => setOpen(false)}>
          <InterestDialog about={about} onClose={() => setOpen(false)} />
        </LazyLayer>
      )}
    </>
  );
}
