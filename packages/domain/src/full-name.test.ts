import { expect, it } from 'vitest';
import { familyNameFirst, fullName } from './full-name.ts';

it.each([
  [{ lastname: 'Sukarno', firstname: 'SUKARNO' }, 'Sukarno', 'Sukarno'],
  [{ lastname: 'Chen', firstname: 'Ya-Ting' }, 'Ya-Ting Chen', 'Chen Ya-Ting'],
  // a room without a name, and what an earlier version may have stored
  [{ lastname: '', firstname: '' }, '', ''],
  [{ lastname: 'Chen', firstname: '' }, 'Chen', 'Chen'],
  [{ lastname: 'Παππάς', firstname: 'Γιώργος' }, 'Γιώργος Παππάς', 'Παππάς Γιώργος'],
])('writes %j as one name in either order', (name, full, familyFirst) => {
  expect([fullName(name), familyNameFirst(name)]).toEqual([full, familyFirst]);
});
