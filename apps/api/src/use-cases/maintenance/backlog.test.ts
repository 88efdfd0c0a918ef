import { expect, test } from 'vitest';
import { queueEmail } from '../../mail/queue.ts';
import { sendOutbox } from '../../mail/send-outbox.ts';
import {
  failingSend,
  minute,
  rows,
  s,
  sample,
  sender,
  setUp,
  to,
  welcome,
} from '../../../testing/mail/outbox.ts';
import { readBacklog } from './backlog.ts';

setUp();

const hour = 60 * minute;
/** How many messages wait, were refused and were given up, as the alerts count them. */
const messages = async (): Promise<Record<string, number>> =>
  Object.fromEntries(
    (await readBacklog(s.services))
      .filter(({ kind }) => kind.startsWith('message-'))
      .map(({ kind, count }) => [kind.slice('message-'.length), count]),
  );

test('a message is given up once its attempts have run out, and counts for a day', async () => {
  await welcome('reader');
  const unavailable = sender(failingSend('CONN ECONNREFUSED').send);
  for (let passed = 0; passed < 63; passed++) {
    await sendOutbox(unavailable, 'mail');
    s.pass(minute);
  }
  expect(await messages()).toEqual({ queued: 1, 'given-up': 0, refused: 0 });
  await sendOutbox(unavailable, 'mail');
  expect(await rows()).toMatchObject([{ state: 'dead', attempts: 7 }]);
  expect(await messages()).toEqual({ queued: 0, 'given-up': 1, refused: 0 });
  s.pass(23 * hour);
  expect(await messages()).toMatchObject({ 'given-up': 1 });
  s.pass(hour);
  expect(await messages(), 'kept for 90 days, reported for one').toMatchObject({ 'given-up': 0 });
});

test('refused addresses count apart, each once, and for an hour', async () => {
  for (const name of ['mistyped', 'mistyped', 'nobody']) await welcome(name);
  await sendOutbox(sender(failingSend('RCPT TO 550', { refused: true }).send), 'mail');
  expect((await rows()).map(({ state }) => state)).toEqual(['dead', 'dead', 'dead']);
  expect(await messages()).toEqual({ queued: 0, 'given-up': 0, refused: 2 });
  s.pass(hour);
  expect(await messages()).toMatchObject({ refused: 0 });
});

test('an expired code is neither refused nor given up', async () => {
  await queueEmail(s.services.db.orm, {
    ...to('reader'),
    template: 'verify-code',
    data: sample['verify-code'],
  });
  s.pass(10 * minute);
  await sendOutbox(sender(failingSend().send), 'mail');
  expect(await rows()).toMatchObject([{ state: 'dead', last_failure: 'expired' }]);
  expect(await messages()).toEqual({ queued: 0, 'given-up': 0, refused: 0 });
});

test('only a message whose attempts have run out is an error in the log', async () => {
  s.logged.length = 0;
  await welcome('mistyped');
  await sendOutbox(sender(failingSend('RCPT TO 550', { refused: true }).send), 'mail');
  await welcome('reader');
  const unavailable = sender(failingSend('CONN ECONNREFUSED').send);
  for (let passed = 0; passed < 64; passed++) {
    await sendOutbox(unavailable, 'mail');
    s.pass(minute);
  }
  expect(
    s.logged.filter(({ template }) => template === 'welcome').map(({ level, reason }) => [level, reason]),
  ).toEqual([
    ['warn', 'RCPT TO 550'],
    ['error', 'CONN ECONNREFUSED'],
  ]);
});
