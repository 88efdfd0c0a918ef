import { Check, Copy, Link2 } from 'lucide-react';
import { useRef, useState } from 'react';
import * as css from './CopyButton.css.ts';

interface CopyWords {
  copyLabel: string;
  copiedText: string;
  failedText: string;
}

/** Copies, and reports failure, or success until the focus is elsewhere: nothing has to be read in time. */
function useCopy(value: string) {
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      setState('copied');
      return true;
    } catch {
      setState('failed');
      return false;
    }
  };
  const leave = () => setState((now) => (now === 'copied' ? 'idle' : now));
  return { state, copy, leave };
}

/** A number with a button that copies it. If the browser does not allow copying, the number is selected. */
export function CopyButton({ value, copyLabel, copiedText, failedText }: { value: string } & CopyWords) {
  const text = useRef<HTMLSpanElement>(null);
  const { state, copy, leave } = useCopy(value);
  const press = async () => {
    if (!(await copy()) && text.current) getSelection()?.selectAllChildren(text.current);
  };
  return (
    <span className={css.around}>
      <span ref={text} className={css.value}>
        {value}
      </span>
      <button
        type="button"
        className={css.button}
        aria-label={copyLabel}
        onClick={() => void press()}
        onBlur={leave}
      >
        {state === 'copied' ? (
          <Check size={18} aria-hidden />
        ) : (
          <Copy size={18} strokeWidth={1.5} aria-hidden />
        )}
      </button>
      <span role="status" className={css.feedback}>
        {state === 'copied' ? copiedText : state === 'failed' ? failedText : ''}
      </span>
    </span>
  );
}

/** A labelled button that copies an address that is not shown. */
export function CopyLinkButton({ value, copyLabel, copiedText, failedText }: { value: string } & CopyWords) {
  const { state, copy, leave } = useCopy(value);
  return (
    <span className={css.around}>
      <button type="button" className={css.worded} onClick={() => void copy()} onBlur={leave}>
        {state === 'copied' ? (
          <Check size={18} strokeWidth={1.5} aria-hidden />
        ) : (
          <Link2 size={18} strokeWidth={1.5} aria-hidden />
        )}
        <span>{copyLabel}</span>
      </button>
      <span role="status" className={css.feedback}>
        {state === 'copied' ? copiedText : state === 'failed' ? failedText : ''}
      </span>
    </span>
  );
}
