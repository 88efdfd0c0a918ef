import { expect, test } from 'vitest';
import { circuitBreaker } from './circuit-breaker.ts';

function make() {
  let time = 0;
  return { breaker: circuitBreaker({ failures: 3, coolMilliseconds: 1000, now: () => new Date(time) }), pass: (ms: number) => void (time += ms) };
}

test('opens after failures in a row only', () => {
  const { breaker } = make();
  for (let i = 0; i < 10; i++) {
    breaker.failed();
    breaker.failed();
    breaker.succeeded();
  }
  expect(breaker.allows()).toBe(true);
  for (let i = 0; i < 3; i++) breaker.failed();
  expect(breaker.allows()).toBe(false);
});

test('after the pause one call tries: its success closes, its failure opens again', () => {
  const { breaker, pass } = make();
  for (let i = 0; i < 3; i++) breaker.failed();
  pass(999);
  expect(breaker.allows()).toBe(false);
  pass(1);
  expect([breaker.allows(), breaker.allows()]).toEqual([true, false]);
  breaker.failed();
  pass(999);
  expect(breaker.allows()).toBe(false);
  pass(1);
  expect(breaker.allows()).toBe(true);
  breaker.succeeded();
  expect([breaker.allows(), breaker.allows()]).toEqual([true, true]);
});

test('a try that is never heard of again does not keep it open for ever', () => {
  const { breaker, pass } = make();
  for (let i = 0; i < 3; i++) breaker.failed();
  pass(1000);
  expect(breaker.allows()).toBe(true);
  pass(1000);
  expect(breaker.allows()).toBe(true);
});
