import type { StayLimits } from '@voyage/domain/stay-limits.ts';
import { useState } from 'react';
import { Button } from '@voyage/ui/forms/Button.tsx';
import { SelectField } from '@voyage/ui/forms/Field.tsx';
import { Stepper } from '@voyage/ui/forms/Stepper.tsx';
import { grid, spread, stack } from '@voyage/ui/base/layout.css.ts';
import { text } from '@voyage/ui/base/typography.css.ts';

/** The travellers of one room. `null`: an age not chosen yet. */
export interface RoomTravellers {
  adults: number;
  childAges: (number | null)[];
}
interface Words {
  label: string;
  hint?: string;
  fewerLabel: string;
  moreLabel: string;
}

interface RoomWords {
  adults: Words;
  children: Words;
  age: { label: (number: number) => string; choose: string; years: (age: number) => string; missing: string };
}

interface TravellersFieldProps {
  /** A room's part has the id `{id}-{room}`, the control of a child's age `{id}-{room}-age-{child}`; both from 0. */
  id: string;
  /** At least one room. */
  value: readonly RoomTravellers[];
  onChange: (value: RoomTravellers[]) => void;
  limits: Pick<StayLimits, 'rooms' | 'adults' | 'children' | 'childAge'>;
  words: RoomWords & {
    room: (number: number) => string;
    add: string;
    remove: string;
    removeName: (number: number) => string;
  };
  /** What is wrong in a room, said at its adults or its children. */
  fault?: { room: number; field: 'adults' | 'children'; text: string } | undefined;
  /** Marks every missing age, including untouched ones, after a submit. */
  showMissing?: boolean;
}

/** The id of the control of the first missing age; undefined if none is missing. */
export function missingAge(id: string, rooms: readonly RoomTravellers[]): string | undefined {
  const room = rooms.findIndex(({ childAges }) => childAges.includes(null));
  return room < 0 ? undefined : `${id}-${room}-age-${rooms[room]?.childAges.indexOf(null)}`;
}

/** At once, or after the current press: text that appeared during the press would move the button away. */
function afterPress(run: () => void): void {
  if (document.querySelector(':active')) addEventListener('mouseup', () => setTimeout(run), { once: true });
  else run();
}

/**
 * Who stays in which room: adults, and children with their ages; each room has at least one adult. A missing age is
 * marked only once its field was left.
 */
export function TravellersField({
  id,
  value,
  onChange,
  limits,
  words,
  fault,
  showMissing = false,
}: TravellersFieldProps) {
  /** The pressed button may vanish: the focus goes on to a room that stays. */
  const focusRoom = (room: number) => document.getElementById(`${id}-${room}`)?.focus();
  const remove = (room: number) => {
    focusRoom(Math.min(room, value.length - 2));
    onChange(value.filter((_one, i) => i !== room));
  };
  const add = () => {
    if (value.length + 1 === limits.rooms) focusRoom(value.length - 1);
    onChange([...value, { adults: 1, childAges: [] }]);
  };
  return (
    <div className={stack.x4}>
      {value.map((travellers, room) => (
        <div
          key={room}
          id={`${id}-${room}`}
          className={stack.x2}
          tabIndex={-1}
          {...(value.length > 1 && { role: 'group', 'aria-label': words.room(room + 1) })}
        >
          {value.length > 1 && (
            <div className={spread}>
              <span className={text.title}>{words.room(room + 1)}</span>
              <Button variant="quiet" aria-label={words.removeName(room + 1)} onClick={() => remove(room)}>
                {words.remove}
              </Button>
            </div>
          )}
          <RoomFields
            id={`${id}-${room}`}
            value={travellers}
            onChange={(next) => onChange(value.map((old, i) => (i === room ? next : old)))}
            limits={limits}
            words={words}
            fault={fault?.room === room ? fault : undefined}
            showMissing={showMissing}
          />
        </div>
      ))}
      {value.length < limits.rooms && (
        <div>
          <Button variant="secondary" onClick={add}>
            {words.add}
          </Button>
        </div>
      )}
    </div>
  );
}

function RoomFields({
  id,
  value,
  onChange,
  limits,
  words,
  fault,
  showMissing,
}: Pick<TravellersFieldProps, 'id' | 'limits' | 'fault'> & {
  value: RoomTravellers;
  onChange: (value: RoomTravellers) => void;
  words: RoomWords;
  showMissing: boolean;
}) {
  const [left, leave] = useState<ReadonlySet<number>>(new Set());
  const { age } = words;
  const errorOf = (field: 'adults' | 'children') => (fault?.field === field ? fault.text : undefined);
  const setAges = (childAges: RoomTravellers['childAges']) => onChange({ ...value, childAges });
  const resize = (count: number) => {
    leave((before) => new Set([...before].filter((i) => i < count)));
    setAges(Array.from({ length: count }, (_, i) => value.childAges[i] ?? null));
  };
  return (
    <>
      <div>
        <Stepper
          {...words.adults}
          error={errorOf('adults')}
          value={value.adults}
          min={1}
          max={limits.adults}
          onChange={(adults) => onChange({ ...value, adults })}
        />
        <Stepper
          {...words.children}
          error={errorOf('children')}
          value={value.childAges.length}
          min={0}
          max={limits.children}
          onChange={resize}
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
              onChange={({ target }) =>
                setAges(
                  value.childAges.map((old, j) =>
                    j !== i ? old : target.value === '' ? null : Number(target.value),
                  ),
                )
              }
            >
              <option value="">{age.choose}</option>
              {Array.from({ length: limits.childAge + 1 }, (_, years) => (
                <option key={years} value={years}>
                  {age.years(years)}
                </option>
              ))}
            </SelectField>
          ))}
        </div>
      )}
    </>
  );
}
