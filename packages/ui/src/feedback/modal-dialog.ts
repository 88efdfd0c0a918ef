import { useLayoutEffect, useRef, type RefObject } from 'react';

/** For the element `<dialog ref={ref} onClose={handleClose}>`. */
interface ModalDialog {
  ref: RefObject<HTMLDialogElement | null>;
  handleClose: () => void;
  /** Closes it as Escape does. */
  close: () => void;
}

/**
 * A native modal dialog that is open while it is mounted: the focus stays in it and returns, and Escape closes it.
 * @param onClose The visitor closed it. Not called when it is unmounted or hidden with a page that waits for
 *   something: it is open again when that page is displayed again.
 */
export function useModalDialog(onClose: () => void): ModalDialog {
  const ref = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    return () => dialog?.close(); // also returns the focus if the parent unmounts it
  }, []);
  return {
    ref,
    // The event comes later than the closing, and also after that of the effect.
    handleClose: () => {
      if (ref.current?.open === false) onClose();
    },
    close: () => ref.current?.close(),
  };
}
