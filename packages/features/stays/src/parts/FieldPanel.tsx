import { useIntl } from '@voyage/i18n/intl.tsx';
import { isComposing } from '@voyage/ui/base/is-composing.ts';
import { visuallyHidden } from '@voyage/ui/base/layout.css.ts';
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import type { SearchStep } from '../state/search-step.ts';
import * as css from './SearchPanels.css.ts';

/** What a press focuses on purpose; the page background can take the focus too. */
const focusable = 'a[href], button, input, select, textarea, [tabindex]:not([tabindex="-1"])';
const gap = 8;
/** The header covers the upper edge of the window. */
const header = 80;

/**
 * A panel under a field of the search bar, or over it if there is only room there. Not modal: the page stays
 * visible, can be scrolled, and the other fields can be pressed. Escape, an outside press or moving the
 * focus away closes it.
 */
export function FieldPanel({
  step,
  label,
  onClose,
  children,
}: {
  step: SearchStep;
  label: string;
  onClose: (focusBack?: boolean) => void;
  children: ReactNode;
}) {
  const { t } = useIntl();
  const panel = useRef<HTMLDivElement>(null);
  /** Null until it is measured. */
  const [at, place] = useState<{ start: number; above: boolean } | null>(null);
  const isPlaced = at !== null;
  useLayoutEffect(() => {
    const [own, bar] = [panel.current, panel.current?.parentElement];
    const field = bar?.querySelector(`[data-step=${step}]`);
    if (!own || !bar || !field) return;
    const around = bar.getBoundingClientRect();
    const start = field.getBoundingClientRect().left - around.left;
    const needed = own.offsetHeight + gap;
    place({
      start: Math.max(0, Math.min(start, around.width - own.offsetWidth)),
      above: innerHeight - around.bottom < needed && around.top - header >= needed,
    });
  }, [step]);
  useEffect(() => {
    const own = panel.current;
    // Before it is placed it is under the bar, where the page would scroll to it for nothing.
    if (!own || !isPlaced) return;
    // Focuses the text field, if there is one, so that typing works at once.
    const first = own.querySelector<HTMLElement>('[role=combobox]') ?? own;
    if (!own.contains(document.activeElement)) first.focus({ preventScroll: true });
    own.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }, [isPlaced]);
  useEffect(() => {
    const pressed = ({ target }: MouseEvent) => {
      const search = panel.current?.parentElement;
      // The pressed element may already be gone, for instance with a list that was replaced: that is not an
      // outside press.
      if (!(target instanceof Element) || !target.isConnected || !search || search.contains(target)) return;
      onClose(!target.closest(focusable));
    };
    document.addEventListener('click', pressed);
    return () => document.removeEventListener('click', pressed);
  });
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes it, wherever in it the focus is
    <div
      ref={panel}
      role="dialog"
      aria-label={label}
      tabIndex={-1}
      className={css.panel[step]}
      data-above={at?.above || undefined}
      style={{ insetInlineStart: at?.start ?? 0 }}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.defaultPrevented && !isComposing(event.nativeEvent)) onClose();
      }}
      onBlur={({ relatedTarget }) => {
        const search = panel.current?.parentElement;
        if (!(relatedTarget instanceof Element) || !search || search.contains(relatedTarget)) return;
        if (relatedTarget.matches(focusable)) onClose(false);
      }}
    >
      {children}
      <button type="button" className={visuallyHidden} onClick={() => onClose()}>
        {t('site.close')}
      </button>
    </div>
  );
}
