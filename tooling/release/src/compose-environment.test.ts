import { expect, it } from 'vitest';
import { containerEnvironment, envFile, interpolate } from './compose-environment.ts';

it('interpolates variables and defaults, and nothing else', () => {
  expect(interpolate('a:${A:?}@b/${B:-2}${C}$D', { A: '1', B: '' })).toBe('a:1@b/2$D');
  expect(() => interpolate('${A:?}', { A: '' })).toThrow('A is not set');
});

it('passes variables that are set, and omits the others', () =>
  expect(containerEnvironment({ A: null, B: null, C: 'x${A}' }, { A: '1', D: '2' })).toEqual({
    A: '1',
    C: 'x1',
  }));

it('reads an .env file, ignoring comments', () =>
  expect(envFile('# A=0\nA=1\n\nB=\nC=http://x?a=b\n')).toEqual({ A: '1', B: '', C: 'http://x?a=b' }));
