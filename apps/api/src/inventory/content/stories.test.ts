import { expect, test } from 'vitest';
import { Stories } from './stories.ts';

const told = (text: string) => [{ story: { paragraphs: { en: [text], ja: [`${text}、`] }, highlights: {} } }];
/** A database that answers with what it was asked. */
function database(answer: (id: number, count: number) => object[] = (id) => told(`of ${id}`)) {
  const asked: number[] = [];
  const query = async (_text: string, [id]: [number]) => {
    asked.push(id);
    return { rows: answer(id, asked.length) };
  };
  return { asked, db: { pool: { query } } as never };
}

test('reads a story once for all languages, also for visitors at the same time', async () => {
  const { db, asked } = database();
  const stories = new Stories(db);
  await Promise.all([stories.of(1, 'en'), stories.of(1, 'en'), stories.of(1, 'ja')]);
  expect(await stories.of(1, 'en')).toEqual({ story: ['of 1'], highlights: [] });
  expect((await stories.of(1, 'ja')).story).toEqual(['of 1、']);
  expect(asked).toEqual([1]);
});

test('names the language of a story that is not in that of the reader', async () => {
  const { db } = database();
  expect(await new Stories(db).of(1, 'zh-tw')).toEqual({
    story: ['of 1'],
    highlights: [],
    langs: { story: 'en' },
  });
});

test('keeps those shown last', async () => {
  const { db, asked } = database();
  const stories = new Stories(db, { most: 2 });
  for (const id of [1, 2, 1, 3, 1, 2]) await stories.of(id, 'en');
  expect(asked).toEqual([1, 2, 3, 2]);
});

test('reads the story of a hotel that has changed again', async () => {
  const { db, asked } = database();
  const stories = new Stories(db);
  for (const id of [1, 11]) await stories.of(id, 'en');
  stories.drop([1]);
  for (const id of [1, 11]) await stories.of(id, 'en');
  expect(asked).toEqual([1, 11, 1]);
});

test('does not keep a failure', async () => {
  const { db } = database((_, count) => {
    if (count === 1) throw new Error('connection lost');
    return told('again');
  });
  const stories = new Stories(db);
  await expect(stories.of(1, 'en')).rejects.toThrow('connection lost');
  expect((await stories.of(1, 'en')).story).toEqual(['again']);
});

test('a hotel that was removed meanwhile is not found', async () => {
  const { db } = database(() => []);
  await expect(new Stories(db).of(1, 'en')).rejects.toMatchObject({ code: 'ht0001' });
});

const refused = () => Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });

test('without a database there is no story for now, and any other error is thrown', async () => {
  const { db } = database((_, count) => {
    if (count === 1) throw refused();
    if (count === 2) throw new Error('column "story" does not exist');
    return told('again');
  });
  const stories = new Stories(db);
  expect(await stories.ifAvailable(1, 'en')).toEqual({ story: [], highlights: [] });
  await expect(stories.ifAvailable(1, 'en')).rejects.toThrow('does not exist');
  expect((await stories.ifAvailable(1, 'en')).story).toEqual(['again']);
});

test('nobody waits long for a story; it is kept once it arrives', async () => {
  const answer = Promise.withResolvers<{ rows: object[] }>();
  const stories = new Stories({ pool: { query: () => answer.promise } } as never, { timeoutMs: 5 });
  expect((await stories.ifAvailable(1, 'en')).story).toEqual([]);
  answer.resolve({ rows: told('late') });
  expect((await stories.ifAvailable(1, 'en')).story).toEqual(['late']);
});
