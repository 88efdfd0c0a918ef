import { Minus, Plus } from 'lucide-react';
import { useId } from 'react';
import { FieldError } from './Field.tsx';
import * as css from './Stepper.css.ts';
import { smallPrint, text } from '../base/typography.css.ts';

interface StepperProps {
  label: string;
  hint?: string;
  /** The error message. */
  error?: string | undefined;
  value: number;
  min: number;
  max: number;
  fewerLabel: string;
  moreLabel: string;
  onChange: (value: number) => void;
}

/** A small number, changed one step at a time. */
export function Stepper({
  label,
  hint,
  error,
  value,
  min,
  max,
  fewerLabel,
  moreLabel,
  onChange,
}: StepperProps) {
  const id = useId();
  return (
    <div className={css.row} role="group" aria-label={label} aria-describedby={error && id}>
      <div>
        <div className={text.strong}>{label}</div>
        {hint && <div className={smallPrint}>{hint}</div>}
        <div role="status">{error && <FieldError id={id}>{error}</FieldError>}</div>
      </div>
      <div className={css.controls}>
        <button
          type="button"
          className={css.turn}
          aria-label={fewerLabel}
          disabled={value <= min}
          onClick={() => onChange(value - 1)}
        >
          <Minus size={18} aria-hidden />
        </button>
        <output className={css.value} aria-live="polite">
          {value}
        </output>
        <button
          type="button"
          className={css.turn}
          aria-label={moreLabel}
          disabled={value >= max}
          onClick={() => onChange(value + 1)}
        >
          <Plus size={18} aria-hidden />
        </button>
      </div>
    </div>
  );
}
