import { expect, test } from 'vitest';
import { isComposing } from './is-composing.ts';

test.each([
  ['Chrome commits', { isComposing: true, keyCode: 229 }, true],
  ['Firefox commits', { isComposing: true, keyCode: 13 }, true],
  ['Safari commits', { isComposing: false, keyCode: 229 }, true],
  ['a plain Enter', { isComposing: false, keyCode: 13 }, false],
])('%s', (_, event, composing) => expect(isComposing(event)).toBe(composing));
