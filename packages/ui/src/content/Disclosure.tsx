import {
  useEffect,
  useId,
  useRef,
  useState,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
} from 'react';
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
  /** A mouse that rests on it opens the panel, until it leaves; a press keeps it open. */
  opensOnHover?: boolean;
  children: ReactNode;
}

/** In ms: crossing the button opens nothing, and on the way to its panel the mouse may leave both. */
const hoverDelay = { open: 120, close: 300 };

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
  opensOnHover = false,
  children,
}: DisclosureProps) {
  /** `hover`: until the mouse leaves. */
  const [open, setOpen] = useState<boolean | 'hover'>(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const switchAfter =
    (from: boolean | 'hover', to: boolean | 'hover', delay: number) =>
    ({ pointerType }: PointerEvent) => {
      if (!opensOnHover || pointerType !== 'mouse') return;
      clearTimeout(timer.current);
      timer.current = setTimeout(() => setOpen((now) => (now === from ? to : now)), delay);
    };
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panel = useId();
  const isOpen = open !== false;
  useEffect(() => {
    if (!isOpen) return;
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
  }, [isOpen, onToggle]);
  return (
    <div
      className={className}
      ref={root}
      onPointerEnter={switchAfter(false, 'hover', hoverDelay.open)}
      onPointerLeave={switchAfter('hover', false, hoverDelay.close)}
    >
      <button
        ref={button}
        type="button"
        className={buttonClass}
        aria-expanded={isOpen}
        aria-controls={isOpen ? panel : undefined}
        // on its way to the press, the mouse has opened it already
        onClick={({ detail }) => setOpen(open === 'hover' && detail > 0 ? true : !open)}
        onPointerEnter={onIntent}
        onFocus={onIntent}
      >
        {summary}
        {label && <span className={visuallyHidden}>{label}</span>}
      </button>
      {isOpen && (
        <div id={panel} className={panelClass}>
          {children}
        </div>
      )}
    </div>
  );
}
