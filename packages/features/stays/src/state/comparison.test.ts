import { describe, expect, test } from 'vitest';
import { bestRates, differs, divided, featureRows, moveOf } from './comparison.ts';

const eur = (amount: number) => ({ amount, currency: 'EUR' });
const plans = (...rooms: [string, ...[total: number, memberOnly: boolean][]][]) =>
  ({
    rooms: rooms.map(([name, ...offers]) => ({
      room: { name },
      offers: offers.map(([total, memberOnly]) => ({ price: { total: eur(total) }, plan: { memberOnly } })),
    })),
  }) as unknown as Parameters<typeof bestRates>[0]; // only the fields that `bestRates` reads

describe('the rates by which hotels are compared', () => {
  test('are the lowest of all rooms, and the lowest for members', () => {
    const best = bestRates(
      plans(['Deluxe', [900, true], [700, false]], ['Classic', [800, true], [650, false]]),
    );
    expect(best?.lowest).toMatchObject({ room: 'Classic', offer: { price: { total: eur(650) } } });
    expect(best?.member).toMatchObject({ room: 'Classic', offer: { price: { total: eur(800) } } });
  });
  test('a hotel may have no member rate', () =>
    expect(bestRates(plans(['Classic', [650, false]]))?.member).toBeNull());
  test.each([[plans()], [plans(['Classic'])]])('without an available room there are none', (full) =>
    expect(bestRates(full)).toBeNull(),
  );
});

test.each([
  [[['1906'], ['1906']], false],
  [[['1906'], ['1924']], true],
  [[['1906'], []], true],
  [[[], []], false],
  [[['1906'], null], true],
  [[null, null], true],
  [[['1906']], false],
])('%j differs: %s', (cells, expected) => expect(differs(cells)).toBe(expected));

describe('rows of a comparison', () => {
  const group = (id: string, ...rows: [label: string, ...cells: (string[] | null)[]][]) => ({
    id,
    title: `of ${id}`,
    rows: rows.map(([label, ...cells]) => ({ id: label, label, cells })),
  });
  test('are marked where they differ, and what all hotels share is listed, rates and features in one line each', () => {
    const features = group(
      'features',
      ['spa', ['Yes'], ['Yes']],
      ['pool', ['Yes'], []],
      ['bar', ['Yes'], ['Yes']],
    );
    const both = (label: string, ...lines: string[]) =>
      [label, lines, lines] satisfies [string, ...string[][]];
    const lowest = {
      ...group(
        'lowest',
        both('Night', '€900'),
        both('Room', 'Deluxe', 'Not refundable'),
        both('Cancellation', 'Not refundable'),
        ['Payment', ['At the hotel'], ['Now']],
      ),
      isRate: true,
    };
    const { groups, shared, sharedByPair } = divided(
      [
        { ...lowest, rows: lowest.rows.map((row) => ({ ...row, needsLabel: row.label === 'Night' })) },
        group('hotel', ['Opened', ['1906', 'renewed'], ['1906', 'renewed']], ['Rooms', ['4'], ['5']]),
        { ...features, rows: features.rows.map((row) => ({ ...row, ticks: true })) },
      ],
      [0, 1],
    );
    expect(groups.map(({ rows }) => rows.map((row) => `${row.label} ${row.differs}`))).toEqual([
      ['Night false', 'Room false', 'Cancellation false', 'Payment true'],
      ['Opened false', 'Rooms true'],
      ['spa false', 'pool true', 'bar false'],
    ]);
    expect(shared).toEqual([
      { id: 'lowest', label: 'of lowest', values: ['Deluxe', 'Not refundable'] },
      { id: 'Night', label: 'of lowest · Night', values: ['€900'] },
      { id: 'Opened', label: 'Opened', values: ['1906', 'renewed'] },
      { id: 'features', label: 'of features', values: ['spa', 'bar'] },
    ]);
    expect(sharedByPair).toEqual([]);
  });
  test('differ between two of more hotels, or not', () => {
    const three = group(
      'hotel',
      ['Rooms', ['4'], ['5'], ['4']],
      ['Garden', [], ['Yes'], []],
      ['Opened', ['1906'], ['1906'], ['1906']],
    );
    const inPair = (pair: number[]) => {
      const { groups, sharedByPair } = divided([three], pair);
      return [groups[0]?.rows.map(({ differsInPair }) => differsInPair), sharedByPair.map(({ id }) => id)];
    };
    expect(inPair([0, 1])).toEqual([[true, true, false], []]);
    // what neither has is not shared, and what all share is not repeated
    expect(inPair([2, 0])).toEqual([[false, false, false], ['Rooms']]);
  });
  test('that mention no hotel are left out, with the group that has no others', () =>
    expect(divided([group('member', ['Total', [], []])], [0, 1]).groups).toEqual([]));
  test('that are not known yet are not shared', () =>
    expect(divided([group('lowest', ['Room', null, null])], [0, 1])).toMatchObject({
      groups: [{ rows: [{ differs: true, differsInPair: true }] }],
      shared: [],
      sharedByPair: [],
    }));
});

test('features that differ come first, each once', () => {
  const named = (...codes: string[]) => ({ features: codes.map((code) => ({ code, name: `the ${code}` })) });
  expect(featureRows([named('spa', 'pool'), named('spa', 'garden'), named('garden', 'spa')])).toEqual([
    { code: 'pool', name: 'the pool', has: [true, false, false] },
    { code: 'garden', name: 'the garden', has: [false, true, true] },
    { code: 'spa', name: 'the spa', has: [true, true, true] },
  ]);
});

test.each([
  [eur(124_000), eur(124_000), 'same'],
  [eur(124_000), eur(131_000), 'moved'],
  [eur(124_000), { amount: 124_000, currency: 'GBP' }, 'moved'],
  [eur(124_000), null, 'gone'],
  [null, eur(124_000), 'back'],
  [null, null, 'still-full'],
])('from %j to %j is %s', (before, now, move) => expect(moveOf(before, now)).toBe(move));
