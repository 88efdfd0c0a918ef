import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { MessageId, Messages } from './messages.ts';
import { siteIntl } from './intl.tsx';

/** Words in -s that are not plurals: after "1 " they are verbs, or belong to the subject. */
const singular = new Set([
  'costs',
  'goes',
  'is',
  'its',
  'stays',
  'was',
  'has',
  'does',
  'this',
  'as',
  'less',
  'us',
]);
const irregular = new Set(['adults', 'children', 'people', 'are', 'were', 'have', 'do']);
/** Arguments that are words, prices or parts of a number, never counts. */
const texts = new Set(['amount', 'currency', 'day', 'digits', 'level', 'name', 'old', 'other']);
/** "1 rooms", "1 free bookings", "1, which do not": plural wording after a count of one. */
function pluralsAfterOne(text: string): string[] {
  return [...text.matchAll(/(?<![\d.,])1,?((?: (?:[a-z’'-]+)){1,2})/gi)].flatMap(([found, after = '']) => {
    const words = after.trim().toLowerCase().split(' ');
    const plural = words.some(
      (word, i) =>
        irregular.has(word) ||
        (/[a-z]{2,}s$/.test(word) &&
          !singular.has(word) &&
          !words.slice(0, i).some((w) => /^(?:of|in|at|for|from|and|is|was|on|to|goes|costs)$/.test(w))),
    );
    return plural ? [found] : [];
  });
}
function argumentsOf(tree: Messages[string]): string[] {
  return tree.flatMap((part) =>
    part.type === 5 || part.type === 6
      ? [part.value, ...Object.values(part.options).flatMap((option) => argumentsOf(option.value))]
      : part.type === 1 || part.type === 2
        ? [part.value]
        : [],
  );
}

test.each(['main', 'club'] as const)('no English message of %s uses a plural for one', (brand) => {
  const messages = JSON.parse(
    readFileSync(new URL(`../generated/${brand}/en.json`, import.meta.url), 'utf8'),
  ) as Messages;
  const { t } = siteIntl('en', messages);
  const wrong: string[] = [];
  let counted = 0;
  for (const [id, tree] of Object.entries(messages)) {
    const names = argumentsOf(tree);
    if (names.length === 0) continue;
    counted++;
    const text = t(
      id as MessageId,
      Object.fromEntries(names.map((name) => [name, texts.has(name) ? 'X' : 1])),
    );
    if (pluralsAfterOne(text).length > 0) wrong.push(`${id}: ${text}`);
  }
  expect(wrong).toEqual([]);
  expect(counted).toBeGreaterThan(100);
});

test.each([
  '1 rooms',
  'Up to 1 guests',
  '1 adults, 0 children',
  '1 free bookings',
  '1, which do not lapse',
  'within 1 to 1 working days',
  '1 hotels in Rome',
  '1 children',
])('the check detects "%s"', (text) => expect(pluralsAfterOne(text)).toHaveLength(1));
test.each([
  '1 room',
  '1 night',
  '1 goes back to the card',
  'in the last 1 day',
  '1 of 2 chosen',
  '21 rooms',
  '1 free booking a month',
])('and accepts "%s"', (text) => expect(pluralsAfterOne(text)).toEqual([]));
