import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Dialog as AriaDialog, Heading } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import * as css from './Dialog.css.ts';
import { heading } from '../base/typography.css.ts';

interface DialogProps {
  title: string;
  closeLabel: string;
  onClose: () => void;
  children: ReactNode;
  /** Buttons, the safe one first. */
  actions?: ReactNode;
  wide?: boolean;
  /** An alert dialog: asks before something is lost. */
  alert?: boolean;
}

/** A modal dialog: focus stays inside and returns, Escape closes. Load it lazily: react-aria is heavy. */
export default function Dialog({ title, closeLabel, onClose, children, actions, wide, alert }: DialogProps) {
  return (
    <ModalOverlay
      className={css.overlay}
      isOpen
      isDismissable={!alert}
      onOpenChange={(open) => open || onClose()}
    >
      <Modal className={wide ? `${css.modal} ${css.wide}` : css.modal}>
        <AriaDialog className={css.dialog} role={alert ? 'alertdialog' : 'dialog'}>
          <div className={css.top}>
            <Heading slot="title" level={2} className={heading.h3}>
              {title}
            </Heading>
            <button type="button" className={css.close} aria-label={closeLabel} onClick={onClose}>
              <X aria-hidden size={22} />
            </button>
          </div>
          {children}
          {actions && <div className={css.actions}>{actions}</div>}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
