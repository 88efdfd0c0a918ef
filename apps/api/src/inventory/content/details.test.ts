import { expect, test } from 'vitest';
import { DetailsCache } from './details.ts';

const told = (text: string) => ({
  story: { paragraphs: { en: [text] }, highlights: {} },
  pictures: [],
  descriptions: {},
});
/** A database that answers with what it was asked. */
function database(answer: (id: number, count: number) => object[] = (id) => [told(`of ${id}`)]) {
  const asked: number[] = [];
  const query = async (_text: string, [id]: [number]) => {
    asked.push(id);
    return { rows: answer(id, asked.length) };
  };
  return { asked, db: { pool: { query } } as never };
}

test('reads details once, also for visitors at the same time', async () => {
  const { db, asked } = database();
  const details = new DetailsCache(db);
  await Promise.all([details.of(1), details.of(1)]);
  expect(await details.of(1)).toEqual(told('of 1'));
  expect(asked).toEqual([1]);
});

test('keeps those shown last', async () => {
  const { db, asked } = database();
  const details = new DetailsCache(db, { maxEntries: 2 });
  for (const id of [1, 2, 1, 3, 1, 2]) await details.of(id);
  expect(asked).toEqual([1, 2, 3, 2]);
});

test('reads the details of a hotel that has changed again', async () => {
  const { db, asked } = database();
  const details = new DetailsCache(db);
  for (const id of [1, 11]) await details.of(id);
  details.drop([1]);
  for (const id of [1, 11]) await details.of(id);
  expect(asked).toEqual([1, 11, 1]);
});

test('does not keep a failure', async () => {
  const { db } = database((_, count) => {
    if (count === 1) throw new Error('connection lost');
    return [told('again')];
  });
  const details = new DetailsCache(db);
  await expect(details.of(1)).rejects.toThrow('connection lost');
  expect(await details.of(1)).toEqual(told('again'));
});

test('a hotel that was removed meanwhile is not found', async () => {
  const { db } = database(() => []);
  await expect(new DetailsCache(db).of(1)).rejects.toMatchObject({ code: 'ht0001' });
});

const refused = () => Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
const none = { story: { standfirst: {}, paragraphs: {}, highlights: {} }, pictures: [], descriptions: {} };

test('without a database there are no details for now, and any other error is thrown', async () => {
  const { db } = database((_, count) => {
    if (count === 1) throw refused();
    if (count === 2) throw new Error('column "story" does not exist');
    return [told('again')];
  });
  const details = new DetailsCache(db);
  expect(await details.ifAvailable(1)).toEqual(none);
  await expect(details.ifAvailable(1)).rejects.toThrow('does not exist');
  expect(await details.ifAvailable(1)).toEqual(told('again'));
});

test('no request waits long for details; they are kept once they arrive', async () => {
  const answer = Promise.withResolvers<{ rows: object[] }>();
  const details = new DetailsCache({ pool: { query: () => answer.promise } } as never, { timeoutMs: 5 });
  expect(await details.ifAvailable(1)).toEqual(none);
  answer.resolve({ rows: [told('late')] });
  expect(await details.ifAvailable(1)).toEqual(told('late'));
});
