import { useCallback, useEffect, useRef, useState } from 'react';

interface Question {
  stay: () => void;
  leave: () => void;
}

/**
 * Guards typed text (docs/product/states.md, "unsaved changes"). While `dirty`, the browser asks before the
 * page is closed or reloaded. `mayLeave` is for a router's blocker: true at once if nothing would be lost;
 * otherwise `question` is set until it is answered, and the caller shows `LeaveDialog`. If called again
 * meanwhile, the first question stays.
 */
export function useUnsavedChanges(dirty: boolean): {
  mayLeave: () => Promise<boolean>;
  question: Question | null;
} {
  const [question, setQuestion] = useState<Question | null>(null);
  const waiting = useRef<Question | null>(null);
  useEffect(() => {
    if (!dirty) return;
    const confirmLeaving = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', confirmLeaving);
    return () => removeEventListener('beforeunload', confirmLeaving);
  }, [dirty]);
  const mayLeave = useCallback(() => {
    waiting.current?.stay();
    if (!dirty) return Promise.resolve(true);
    return new Promise<boolean>((resolve) => {
      const answer = (leaves: boolean) => () => {
        waiting.current = null;
        setQuestion(null);
        resolve(leaves);
      };
      waiting.current = { stay: answer(false), leave: answer(true) };
      setQuestion(waiting.current);
    });
  }, [dirty]);
  return { mayLeave, question };
}
