import { languageNames } from '@voyage/i18n/dates.ts';
import { htmlLang } from '@voyage/domain/locale.ts';
import { labelled } from '@voyage/i18n/join.ts';
import { visuallyHidden } from '@voyage/ui/base/layout.css.ts';
import { lazyPart } from '@voyage/ui/feedback/lazy-part.ts';
import { useState } from 'react';
import { LazyLayer } from '@voyage/site-core/errors/LazyLayer.tsx';
import { useCurrency } from '@voyage/site-core/preferences/preferences.ts';
import { usePage } from '@voyage/site-core/context/use-page.ts';

const loadDialog = () => import('./PreferencesDialog.tsx');
const PreferencesDialog = lazyPart(loadDialog);

/** Shows language and currency, and opens the dialog for both. */
export function PreferencesButton({ className }: { className: string }) {
  const { t, locale } = usePage();
  const [currency] = useCurrency();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={className}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
        onPointerEnter={() => void loadDialog()}
      >
        <span className={visuallyHidden}>{labelled(t('frame.preferences'), '')}</span>
        <span>
          <span lang={htmlLang(locale)}>{languageNames[locale]}</span>
          <span>{` · ${currency}`}</span>
        </span>
      </button>
      {open && (
        <LazyLayer onFailed={() => setOpen(false)}>
          <PreferencesDialog onClose={() => setOpen(false)} />
        </LazyLayer>
      )}
    </>
  );
}
