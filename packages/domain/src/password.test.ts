import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkPassword, passwordLabel, passwordStrength } from './password.ts';

describe('checkPassword', () => {
  it.each([
    ['Abcde1', []],
    ['Abcd1', ['length']],
    ['Abcdefghijklmn1', []],
    ['Abcdefghijklmno1', ['length']],
    ['abcde1', ['upper']],
    ['ABCDE1', ['lower']],
    ['Abcdef', ['digit']],
    ['', ['length', 'upper', 'lower', 'digit']],
    ['Hanako99x', ['contains-name']],
    ['xHANAKO9a', ['contains-name']],
    ['h.tanaka9A', ['contains-name']],
    ['Aa1王小明xx', ['contains-name']],
    ['MeiLin99', ['contains-name']],
  ])('%s: %j', (password, problems) => {
    expect(
      checkPassword(password, { names: ['Hanako', 'Li', 'Mei Lin', '小明', '', 'h.tanaka@example.com'] }),
    ).toEqual(problems);
  });

  it('counts characters, not code units', () => {
    expect(checkPassword('Aa1😀😀', { names: [] })).toEqual(['length']);
  });

  it('finds any name of three letters anywhere', () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^[A-Za-z]{3,8}$/),
        fc.stringMatching(/^[A-Z0-9]{0,4}$/),
        (name, before) => {
          expect(checkPassword(`${before}${name.toUpperCase()}1a`, { names: [name] })).toContain(
            'contains-name',
          );
        },
      ),
    );
  });
});

describe('strength', () => {
  it('lies between 0 and 4', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect([0, 1, 2, 3, 4]).toContain(passwordStrength(text));
      }),
    );
  });
  it('grows with length and variety', () => {
    expect(passwordStrength('Aa1')).toBe(0);
    expect(passwordStrength('abcdef')).toBeLessThan(passwordStrength('Kw7mzt'));
    expect(passwordStrength('Kw7mzt')).toBeLessThan(passwordStrength('Kw7mzt!qPx2v'));
    expect(passwordStrength('Kw7mzt!qPx2v')).toBe(4);
  });
  it('has labels in both readings', () => {
    expect(([0, 1, 2, 3, 4] as const).map((s) => passwordLabel(s))).toEqual([
      'risky',
      'guessable',
      'weak',
      'safe',
      'secure',
    ]);
    expect(([0, 1, 2, 3, 4] as const).map((s) => passwordLabel(s, 'other'))).toEqual([
      'risky',
      'guessable',
      'weak',
      'medium',
      'strong',
    ]);
  });
});
