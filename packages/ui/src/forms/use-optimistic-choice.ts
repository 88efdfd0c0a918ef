import { useEffect, useState } from 'react';
import { afterPaint } from '../base/after-paint.ts';

/**
 * A choice that is shown at once; what follows from it starts once that is painted (`afterPaint`).
 * @returns the value to show, and what to call with the next one.
 */
export function useOptimisticChoice<T>(value: T, onChange: (next: T) => void): [T, (next: T) => void] {
  const [chosen, setChosen] = useState<{ next: T }>();
  useEffect(() => setChosen(undefined), [value]);
  return [
    chosen ? chosen.next : value,
    (next) => {
      setChosen({ next });
      afterPaint(() => onChange(next));
    },
  ];
}
