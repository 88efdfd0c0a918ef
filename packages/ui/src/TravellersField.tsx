import { useState } from 'react';
import { SelectField } from './Field.tsx';
import { Stepper } from './Stepper.tsx';
import { grid, stack } from './layout.css.ts';

/** `null`: an age that is still to be chosen. */
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
  /** What is wrong with the number. */
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
  /** The oldest age that counts as a child's. */
  maxAge: number;
  adultWords: Words;
  childWords: Words;
  roomWords: Words;
  age: { label: (number: number) => string; choose: string; years: (age: number) => string; missing: string };
  /** Every age that is missing is pointed out, one that was not come to yet too: somebody said that all is filled in. */
  asked?: boolean;
}

/** Where the first age is missing: the id of its control; undefined where none is. */
export const missingAge = (id: string, childAges: readonly (number | null)[]): string | undefined => {
  const index = childAges.indexOf(null);
  return index < 0 ? undefined : `${id}-age-${index}`;
};

/** At once, or when the press that is under way is over: words that came between its halves would move the button away from under it. */
function afterPress(run: () => void): void {
  if (document.querySelector(':active')) addEventListener('mouseup', () => setTimeout(run), { once: true });
  else run();
}

/** Adults, children with the age of each, rooms; a room has at least one adult. An age is missed only once its field was left without one. */
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
  asked = false,
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
              error={years === null && (asked || left.has(i)) ? age.missing : undefined}
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
