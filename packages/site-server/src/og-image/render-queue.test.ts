import { expect, it } from 'vitest';
import { QueueFull, RenderQueue } from './render-queue.ts';

const gate = () => Promise.withResolvers<string>();

it('runs one job at a time, in order, and continues after a failure', async () => {
  const turns = new RenderQueue({ max: 5, maxEach: 5 });
  const log: string[] = [];
  const [a, b] = [gate(), gate()];
  const work = (name: string, done: Promise<string>) => async () => {
    log.push(`${name} begins`);
    await done;
    log.push(`${name} ends`);
    return name;
  };
  const first = turns.take('x', work('a', a.promise));
  const second = turns.take('x', work('b', b.promise));
  const third = turns.take('x', work('c', Promise.resolve('')));
  b.reject(new Error('broken'));
  a.resolve('');
  expect(await first).toBe('a');
  await expect(second).rejects.toThrow('broken');
  expect(await third).toBe('c');
  expect(log).toEqual(['a begins', 'a ends', 'b begins', 'c begins', 'c ends']);
});

it('rejects a visitor with too many jobs, and everybody when the queue is full', async () => {
  const turns = new RenderQueue({ max: 3, maxEach: 2 });
  const { promise, resolve } = gate();
  const wait = (visitor: string) => turns.take(visitor, () => promise);
  const held = [wait('a'), wait('a')];
  await expect(wait('a')).rejects.toThrow(QueueFull);
  held.push(wait('b'));
  await expect(wait('c')).rejects.toThrow(QueueFull);
  resolve('done');
  expect(await Promise.all(held)).toEqual(['done', 'done', 'done']);
  expect(await wait('a')).toBe('done');
});
