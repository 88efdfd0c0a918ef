import { expect, it } from 'vitest';
import { addressedAs, addressedMember } from './addressed-name.ts';

const chen = { title: 'ms', firstname: 'Mei-Ling', lastname: 'Chen' };
it.each([
  ['en', chen, 'Ms Chen'],
  ['zh-tw', chen, 'Chen Mei-Ling 女士'],
  ['zh-cn', { ...chen, title: 'mr' }, 'Chen Mei-Ling 先生'],
  ['ja', chen, 'Chen Mei-Ling'],
  ['en', { ...chen, title: 'dr' }, 'Dr Chen'],
  ['zh-tw', { ...chen, title: 'dr' }, 'Chen Mei-Ling'],
  ['zh-tw', { ...chen, title: 'mrs' }, 'Chen Mei-Ling 女士'],
  ['en', { ...chen, title: 'mx' }, 'Mei-Ling Chen'],
  ['en', { ...chen, title: 'captain' }, 'Mei-Ling Chen'],
  ['zh-cn', { ...chen, title: '' }, 'Chen Mei-Ling'],
] as const)('in %s: %o', (locale, member, name) => expect(addressedMember(member, locale)).toBe(name));

it('uses a full name as it is, followed by the form of address in Chinese', () => {
  expect(
    (['en', 'zh-tw', 'zh-cn', 'ja'] as const).map((locale) => addressedAs('Mei-Ling Chen', 'ms', locale)),
  ).toEqual(['Mei-Ling Chen', 'Mei-Ling Chen 女士', 'Mei-Ling Chen 女士', 'Mei-Ling Chen']);
  expect(addressedAs('陳美玲', 'ms', 'zh-tw')).toBe('陳美玲女士');
});
