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
}

interface TravellersFieldProps {
  value: Travellers;
  onChange: (value: Travellers) => void;
  maxAdults: number;
  maxChildren: number;
  maxRooms: number;
  /** The oldest age that counts as a child's. */
  maxAge: number;
  adults: Words;
  children: Words;
  rooms: Words;
  age: { label: (number: number) => string; choose: string; years: (age: number) => string; error?: string };
}

/** Adults, children with the age of each, rooms; a room has at least one adult. */
export function TravellersField({ value, onChange, maxAdults, maxChildren, maxRooms, maxAge, adults, children, rooms, age }: TravellersFieldProps) {
  const set = (part: Partial<Travellers>) => onChange({ ...value, ...part });
  const resize = (count: number) => set({ childAges: Array.from({ length: count }, (_, i) => value.childAges[i] ?? null) });
  return (
    <div className={stack.x4}>
      <div>
        <Stepper {...adults} value={value.adults} min={Math.max(1, value.rooms)} max={maxAdults} onChange={(count) => set({ adults: count })} />
        <Stepper {...children} value={value.childAges.length} min={0} max={maxChildren} onChange={resize} />
        <Stepper {...rooms} value={value.rooms} min={1} max={Math.min(maxRooms, value.adults)} onChange={(count) => set({ rooms: count })} />
      </div>
      {value.childAges.length > 0 && (
        <div className={grid.narrow}>
          {value.childAges.map((years, i) => (
            <SelectField
              key={i}
              label={age.label(i + 1)}
              value={years ?? ''}
              error={years === null ? age.error : undefined}
              onChange={(event) =>
                set({ childAges: value.childAges.map((old, j) => (j !== i ? old : event.target.value === '' ? null : Number(event.target.value))) })
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
