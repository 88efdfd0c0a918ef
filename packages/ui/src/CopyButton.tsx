import { Check, Copy } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import * as css from './CopyButton.css.ts';

/** A number and a button that copies it. Where the browser does not allow that, the number is marked. */
export function CopyButton({ value, copyLabel, copiedText, failedText }: { value: string; copyLabel: string; copiedText: string; failedText: string }) {
  const text = useRef<HTMLSpanElement>(null);
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle');
  useEffect(() => {
    if (state !== 'copied') return;
    const timer = setTimeout(() => setState('idle'), 4000);
    return () => clearTimeout(timer);
  }, [state]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      setState('copied');
    } catch {
      if (text.current) getSelection()?.selectAllChildren(text.current);
      setState('failed');
    }
  };
  return (
    <span className={css.around}>
      <span ref={text} className={css.value}>
        {value}
      </span>
      <button type="button" className={css.button} aria-label={copyLabel} onClick={() => void copy()}>
        {state === 'copied' ? <Check size={18} aria-hidden /> : <Copy size={18} strokeWidth={1.5} aria-hidden />}
      </button>
      <span role="status" className={css.said}>
        {state === 'copied' ? copiedText : state === 'failed' ? failedText : ''}
      </span>
    </span>
  );
}
