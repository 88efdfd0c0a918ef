import { X } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import * as css from './Notice.css.ts';

/** The region for notices: below the header, announced as they appear. */
export function NoticeRegion({ label, children }: { label: string; children: ReactNode }) {
  return (
    // Above a dialog too: notices must be readable and dismissible while one is open (the attribute is
    // react-aria's).
    <section className={css.region} aria-label={label} aria-live="assertive" data-react-aria-top-layer="true">
      {children}
    </section>
  );
}

export interface NoticeAction {
  label: string;
  onPress: () => unknown;
}

interface NoticeProps {
  tone: keyof typeof css.tone;
  seconds: number;
  dismissLabel: string;
  onDismiss: () => void;
  /** After the text: tries again what failed, or accepts what is offered. */
  action?: NoticeAction | undefined;
  children: ReactNode;
}

/** Disappears after `seconds`, paused while hovered or focused (WCAG 2.2.1). */
export function Notice({ tone, seconds, dismissLabel, onDismiss, action, children }: NoticeProps) {
  const [paused, pause] = useState(false);
  const dismiss = useRef(onDismiss);
  useEffect(() => {
    dismiss.current = onDismiss;
  });
  useEffect(() => {
    if (paused) return;
    const timer = setTimeout(() => dismiss.current(), seconds * 1000);
    return () => clearTimeout(timer);
  }, [paused, seconds]);
  return (
    <div
      className={css.tone[tone]}
      data-tone={tone}
      onPointerEnter={() => pause(true)}
      onPointerLeave={() => pause(false)}
      onFocus={() => pause(true)}
      onBlur={() => pause(false)}
    >
      <div className={css.content}>
        <span>{children}</span>
        {action && (
          <button type="button" className={css.action} onClick={action.onPress}>
            {action.label}
          </button>
        )}
      </div>
      <button type="button" className={css.dismiss} aria-label={dismissLabel} onClick={onDismiss}>
        <X size={18} aria-hidden />
      </button>
    </div>
  );
}
