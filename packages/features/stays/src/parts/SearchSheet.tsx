import { useIntl } from '@voyage/i18n/intl.tsx';
import { Button } from '@voyage/ui/forms/Button.tsx';
import { Drawer } from '@voyage/ui/navigation/Drawer.tsx';
import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import type { PanelProps } from '../state/search-step.ts';
import * as css from './SearchPanels.css.ts';

/**
 * A complete search on a phone: where, when and who as three steps of one sheet, with the next button always
 * visible.
 */
export function SearchSheet({
  step,
  steps,
  words,
  draft,
  onNext,
  onClose,
  onSearch,
  children,
}: PanelProps & { children: ReactNode }) {
  const { t } = useIntl();
  const body = useRef<HTMLDivElement>(null);
  // A step starts at the top, wherever the previous one was scrolled to; the calendar then shows its days.
  useLayoutEffect(() => {
    body.current?.parentElement?.scrollTo(0, 0);
  }, [step]);
  // A dialog gives the focus to its first button, which closes it; a field would open the keyboard.
  useEffect(() => {
    body.current?.querySelector<HTMLElement>('[aria-current]')?.focus({ preventScroll: true });
  }, []);
  // The pressed control may be gone with its step: the focus moves to the name of the new one.
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    const focused = document.activeElement;
    if (!focused || focused === document.body || focused.matches('dialog'))
      body.current?.querySelector<HTMLElement>('[aria-current]')?.focus({ preventScroll: true });
  }, [step]);
  const labels = {
    place: t('stays.destination'),
    dates: t('stays.dates'),
    party: t('stays.travellers'),
  };
  const next = steps[steps.indexOf(step) + 1];
  return (
    <Drawer
      side="full"
      title={t('stays.search.label')}
      closeLabel={t('site.close')}
      onClose={() => onClose()}
      actions={
        <div className={css.actions}>
          {next && (
            <Button variant="secondary" onClick={() => onNext(next)}>
              {t('stays.search.next', { step: labels[next] })}
            </Button>
          )}
          <Button onClick={() => onSearch(draft)}>{t('stays.search')}</Button>
        </div>
      }
    >
      <div ref={body} className={css.sheet}>
        <ol className={css.steps}>
          {steps.map((one) => (
            <li key={one}>
              <button
                type="button"
                className={css.step}
                aria-current={one === step ? 'step' : undefined}
                onClick={() => onNext(one)}
              >
                <span className={css.stepLabel}>{labels[one]}</span>
                <span className={css.stepValue}>{words[one]}</span>
              </button>
            </li>
          ))}
        </ol>
        {children}
      </div>
    </Drawer>
  );
}
