import { useState } from 'react';
import { SelectField } from '@voyage/ui/forms/Field.tsx';
import { Stepper } from '@voyage/ui/forms/Stepper.tsx';
import { grid, stack } from '@voyage/ui/base/layout.css.ts';

/** `null`: an age not chosen yet. */
export interface Travellers {
  adults: number;
  childAges: (number | null)[];
  rooms: number;
}
interface Words {
  label: string;
  hint?: string;
  fewerLabel: string;
  moreLabel: string;
  /** The error message. */
  error?: string | undefined;
}

interface TravellersFieldProps {
  /** The control of the first child's age has the id `{id}-age-0`. */
  id: string;
  value: Travellers;
  onChange: (value: Travellers) => void;
  maxAdults: number;
  maxChildren: number;
  maxRooms: number;
  /** The highest age that counts as a child. */
  maxAge: number;
  adultWords: Words;
  childWords: Words;
  roomWords: Words;
  age: { label: (number: number) => string; choose: string; years: (age: number) => string; missing: string };
  /** Marks every missing age, including untouched ones, after a submit. */
  showMissing?: boolean;
}

/** The id of the control of the first missing age; undefined if none is missing. */
export const missingAge = (id: string, childAges: readonly (number | null)[]): string | undefined => {
  const index = childAges.indexOf(null);
  return index < 0 ? undefined : `${id}-age-${index}`;
};

/** At once, or after the current press: text that appeared during the press would move the button away. */
function afterPress(run: () => void): void {
  if (document.querySelector(':active')) addEventListener('mouseup', () => setTimeout(run), { once: true });
  else run();
}

/**
 * Adults, children with their ages, rooms; each room has at least one adult. A missing age is marked only
 * once its field was left.
 */
export function TravellersField({
  id,
  value,
  onChange,
  maxAdults,
  maxChildren,
  maxRooms,
  maxAge,
  adultWords,
  childWords,
  roomWords,
  age,
  showMissing = false,
}: TravellersFieldProps) {
  const [left, leave] = useState<ReadonlySet<number>>(new Set());
  const set = (part: Partial<Travellers>) => onChange({ ...value, ...part });
  const resize = (count: number) => {
    leave((before) => new Set([...before].filter((i) => i < count)));
    set({ childAges: Array.from({ length: count }, (_, i) => value.childAges[i] ?? null) });
  };
  return (
    <div className={stack.x4}>
      <div>
        <Stepper
          {...adultWords}
          value={value.adults}
          min={Math.max(1, value.rooms)}
          max={maxAdults}
          onChange={(count) => set({ adults: count })}
        />
        <Stepper {...childWords} value={value.childAges.length} min={0} max={maxChildren} onChange={resize} />
        <Stepper
          {...roomWords}
          value={value.rooms}
          min={1}
          max={Math.min(maxRooms, value.adults)}
          onChange={(count) => set({ rooms: count })}
        />
      </div>
      {value.childAges.length > 0 && (
        <div className={grid.narrow}>
          {value.childAges.map((years, i) => (
            <SelectField
              key={i}
              id={`${id}-age-${i}`}
              label={age.label(i + 1)}
              value={years ?? ''}
              error={years === null && (showMissing || left.has(i)) ? age.missing : undefined}
              onBlur={() => afterPress(() => leave((before) => new Set(before).add(i)))}
              onChange={(event) =>
                set({
                  childAges: value.childAges.map((old, j) =>
                    j !== i ? old : event.target.value === '' ? null : Number(event.target.value),
                  ),
                })
              }
            >
              <option value="">{age.choose}</option>
              {Array.from({ length: maxAge + 1 }, (_, years) => (
                <option key={years} value={years}>
                  {age.years(years)}
                </option>
              ))}
            </SelectField>
          ))}
        </div>
      )}
    </div>
  );
}
