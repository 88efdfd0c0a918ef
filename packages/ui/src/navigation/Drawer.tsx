import { X } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { afterPaint } from '../base/after-paint.ts';
import { Button } from '../forms/Button.tsx';
import * as css from './Drawer.css.ts';
import { iconButton } from '../forms/IconButton.css.ts';
import { visuallyHidden } from '../base/layout.css.ts';
import { useModalDialog } from '../feedback/modal-dialog.ts';
import { heading } from '../base/typography.css.ts';

interface DrawerProps {
  title: string;
  /** Shown instead of the title, which remains the accessible name: the brand's name over its menu. */
  mark?: ReactNode;
  closeLabel: string;
  onClose: () => void;
  /** Where it slides in from: `end` is the right in left-to-right text; `full` covers the window. */
  side?: keyof typeof css.side;
  /** Buttons that stay visible. */
  actions?: ReactNode;
  /** The last of them, which only closes the panel: it says what is then seen. */
  doneLabel?: string;
  children: ReactNode;
}

/**
 * A panel at the side of the window: filters, a menu, a summary. A native modal dialog: focus stays inside
 * and returns; Escape and a press beside it close it.
 */
export function Drawer({
  title,
  mark,
  closeLabel,
  onClose,
  side = 'end',
  actions,
  doneLabel,
  children,
}: DrawerProps) {
  const id = useId();
  // The browser has hidden it: what it held is taken away after that is painted.
  const { ref, handleClose, close } = useModalDialog(() => afterPaint(onClose));
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- the keyboard has Escape and the button
    <dialog
      ref={ref}
      className={css.side[side]}
      aria-labelledby={id}
      onClose={handleClose}
      onClick={(event) => event.target === event.currentTarget && close()}
    >
      <div className={css.top}>
        {mark}
        <h2 id={id} className={mark ? visuallyHidden : heading.h3}>
          {title}
        </h2>
        <button type="button" className={iconButton} aria-label={closeLabel} onClick={close}>
          <X size={22} strokeWidth={1.5} aria-hidden />
        </button>
      </div>
      <div className={css.body} tabIndex={0} role="group" aria-labelledby={id}>
        {children}
      </div>
      {(actions || doneLabel) && (
        <div className={css.actions}>
          {actions}
          {doneLabel && <Button onClick={close}>{doneLabel}</Button>}
        </div>
      )}
    </dialog>
  );
}
