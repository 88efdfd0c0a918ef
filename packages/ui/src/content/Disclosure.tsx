import { useEffect, useId, useRef, useState, type ReactElement, type ReactNode } from 'react';
import { isComposing } from '../base/is-composing.ts';
import { visuallyHidden } from '../base/layout.css.ts';

interface DisclosureProps {
  /** Content of the button; its accessible name, unless there is a `label`. */
  summary: ReactElement;
  label?: string;
  className: string;
  buttonClass: string;
  panelClass: string;
  onToggle?: (open: boolean) => void;
  /** On hover or focus: data for the panel can be fetched. */
  onIntent?: () => void;
  children: ReactNode;
}

/**
 * A panel under a button: closes on Escape (focus returns), on an outside press, and when a link in it is
 * followed.
 */
export function Disclosure({
  summary,
  label,
  className,
  buttonClass,
  panelClass,
  onToggle,
  onIntent,
  children,
}: DisclosureProps) {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panel = useId();
  useEffect(() => {
    if (!open) return;
    const menu = root.current;
    onToggle?.(true);
    const outside = (event: Event) =>
      (event.target instanceof Node && menu?.contains(event.target)) || setOpen(false);
    const followed = (event: Event) =>
      event.target instanceof Element && event.target.closest('a') && setOpen(false);
    const escape = (event: KeyboardEvent) =>
      event.key === 'Escape' && !isComposing(event) && (setOpen(false), button.current?.focus());
    document.addEventListener('pointerdown', outside);
    document.addEventListener('focusin', outside);
    document.addEventListener('keydown', escape);
    menu?.addEventListener('click', followed);
    return () => {
      onToggle?.(false);
      document.removeEventListener('pointerdown', outside);
      document.removeEventListener('focusin', outside);
      document.removeEventListener('keydown', escape);
      menu?.removeEventListener('click', followed);
    };
  }, [open, onToggle]);
  return (
    <div className={className} ref={root}>
      <button
        ref={button}
        type="button"
        className={buttonClass}
        aria-expanded={open}
        aria-controls={open ? panel : undefined}
        onClick={() => setOpen(!open)}
        onPointerEnter={onIntent}
        onFocus={onIntent}
      >
        {summary}
        {label && <span className={visuallyHidden}>{label}</span>}
      </button>
      {open && (
        <div id={panel} className={panelClass}>
          {children}
        </div>
      )}
    </div>
  );
}
