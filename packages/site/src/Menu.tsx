import { visuallyHidden } from '@voyage/ui/layout.css.ts';
import { useEffect, useRef, useState, type ReactNode } from 'react';

interface MenuProps {
  /** What the button shows, and what it is called. */
  summary: ReactNode;
  label: string;
  className: string;
  buttonClass: string;
  panelClass: string;
  children: ReactNode;
}

/** A disclosure panel under a button: closes on Escape (focus returns), outside press, and when a link in it is followed. */
export function Menu({ summary, label, className, buttonClass, panelClass, children }: MenuProps) {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!open) return;
    const outside = (event: Event) => root.current?.contains(event.target as Node) || setOpen(false);
    const followed = (event: Event) => (event.target as Element).closest('a') && setOpen(false);
    const escape = (event: KeyboardEvent) => event.key === 'Escape' && (setOpen(false), button.current?.focus());
    document.addEventListener('pointerdown', outside);
    document.addEventListener('focusin', outside);
    document.addEventListener('keydown', escape);
    root.current?.addEventListener('click', followed);
    const menu = root.current;
    return () => {
      document.removeEventListener('pointerdown', outside);
      document.removeEventListener('focusin', outside);
      document.removeEventListener('keydown', escape);
      menu?.removeEventListener('click', followed);
    };
  }, [open]);
  return (
    <div className={className} ref={root}>
      <button ref={button} type="button" className={buttonClass} aria-expanded={open} onClick={() => setOpen(!open)}>{summary}<span className={visuallyHidden}>{label}</span></button>
      {open && <div className={panelClass}>{children}</div>}
    </div>
  );
}
