import { Minus, Plus } from 'lucide-react';
import * as css from './Stepper.css.ts';
import { secondary, text } from './typography.css.ts';

interface StepperProps {
  label: string;
  hint?: string;
  value: number;
  min: number;
  max: number;
  fewerLabel: string;
  moreLabel: string;
  onChange: (value: number) => void;
}

/** A small number, one step at a time. */
export function Stepper({ label, hint, value, min, max, fewerLabel, moreLabel, onChange }: StepperProps) {
  return (
    <div className={css.row} role="group" aria-label={label}>
      <div>
        <div className={text.strong}>{label}</div>
        {hint && <div className={`${text.small} ${secondary}`}>{hint}</div>}
      </div>
      <div className={css.controls}>
        <button type="button" className={css.turn} aria-label={fewerLabel} disabled={value <= min} onClick={() => onChange(value - 1)}>
          <Minus size={18} aria-hidden />
        </button>
        <output className={css.value} aria-live="polite">
          {value}
        </output>
        <button type="button" className={css.turn} aria-label={moreLabel} disabled={value >= max} onClick={() => onChange(value + 1)}>
          <Plus size={18} aria-hidden />
        </button>
      </div>
    </div>
  );
}
